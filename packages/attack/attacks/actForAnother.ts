/**
 * The link to a table invites; it opens nobody else's hand. Whoever has no seat, or another one, may do nothing in somebody's
 * name: not act, not take back, not start, change or end a match, and not read the match file before the end.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { atTable, ROUTES } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import { codeOf, Person } from '../ground/person.ts';
import { playOn } from '../ground/player.ts';
import { only, playedTable } from '../ground/seating.ts';

const PATIENCE_MS = 3_000;

export const actForAnother: Attack = {
  number: 19,
  name: 'act for another',
  harm: 'A stranger plays in, takes back, stops or reads somebody else’s match.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const { code, people, players } = await playedTable(ground, server, { game: 'outpost-seven', seats: 2 });
    await playOn(players, 3);
    const awaited = players.find(({ isAwaited }) => isAwaited);
    const idle = players.find(({ isAwaited }) => !isAwaited);
    if (!awaited || !idle) throw new Error('Nobody or everybody is awaited.');
    const action = awaited.anyAction();
    const { sequence } = awaited;

    const attackers = [
      ['a stranger', ground.stranger(server)],
      ['somebody without a seat', await ground.person(server, 'Mallory')],
      ['the other player', only(people, idle.viewer)],
    ] as const;
    for (const [who, attacker] of attackers) {
      const line = await attacker.line();
      await line.watch(code);
      const wishes = [
        { type: 'act', table: code, id: 1, after: sequence, action },
        { type: 'act', table: code, id: 2, after: sequence, action, seat: awaited.viewer },
        { type: 'act', table: code, id: 3, after: sequence, action: 'timeout' },
        { type: 'undo', table: code, id: 4, after: sequence },
        { type: 'undo', table: code, id: 5, after: 0 },
      ];
      for (const wish of wishes) line.send(wish);
      await line.until(() => line.all('refused').length >= wishes.length, PATIENCE_MS);
      const events = line.all('events').length;
      yield {
        tried: `act and take back as ${who}`,
        held: events === 0 && line.all('refused').length >= wishes.length,
        evidence: `${line.all('refused').length} of ${wishes.length} refused, ${events} taken`,
      };
      line.close();
    }
    yield await askForAnother(ground, server, code, only(people, 0));
    yield await forgeCookies(ground, server, only(people, 0));
    const done = await playOn(players, 2);
    yield {
      tried: 'disturb the match by all that',
      held: done === 2 && awaited.sequence === sequence + 2,
      evidence: `${done} actions follow on the ${sequence} before`,
    };
  },
};

/** Everything over HTTP that only the host or a player may do, or that nobody may do yet. */
async function askForAnother(
  ground: Ground,
  server: AirlockProcess,
  code: string,
  host: Person,
): Promise<Trial> {
  const outsider = await ground.person(server, 'Mallory');
  const wishes = [
    [outsider, 'PATCH', ROUTES.table, { options: { secondTotal: 18 } }],
    [outsider, 'POST', ROUTES.start, {}],
    [outsider, 'POST', ROUTES.seat, { seat: 0 }],
    [outsider, 'DELETE', ROUTES.seat, undefined],
    [outsider, 'POST', ROUTES.ready, { ready: false }],
    [outsider, 'POST', ROUTES.absence, { do: 'claim', seat: 0 }],
    [outsider, 'POST', ROUTES.absence, { do: 'standIn', seat: 0, level: 'random' }],
    [outsider, 'POST', ROUTES.abandon, { agree: true }],
    [outsider, 'POST', ROUTES.rematch, undefined],
    [outsider, 'GET', ROUTES.match, undefined],
    [host, 'GET', ROUTES.match, undefined],
    [host, 'POST', ROUTES.absence, { do: 'claim', seat: 1 }],
    [host, 'DELETE', ROUTES.seat, undefined],
    [host, 'PATCH', ROUTES.table, { options: { secondTotal: 18 } }],
  ] as const;
  const granted: string[] = [];
  for (const [person, method, route, body] of wishes) {
    const reply = await person.ask(method, atTable(route, code), body);
    if (reply.status < 400 || reply.status >= 500)
      granted.push(`${method} ${route}: ${reply.status} ${codeOf(reply)}`);
  }
  return {
    tried: `${wishes.length} requests that are not theirs to make, or not yet`,
    held: granted.length === 0,
    evidence: granted.length === 0 ? 'all refused' : granted.slice(0, 4).join('; '),
  };
}

/** Cookies that the server did not sign, or not for this. */
async function forgeCookies(ground: Ground, server: AirlockProcess, victim: Person): Promise<Trial> {
  const { id } = await victim.must<{ id: string }>('GET', ROUTES.session);
  const [name = '', value = ''] = victim.cookie.split('=');
  const other = await ground.person(server, 'Mallory');
  const [, ofOther = ''] = other.cookie.split('=');
  const [, signature = ''] = decodeURIComponent(ofOther).split(/\.(?=[^.]*$)/);
  const forged = [
    id,
    `${id}.`,
    encodeURIComponent(`${id}.${signature}`),
    `${value.slice(0, -2)}AA`,
    value.toLowerCase(),
    `${value}; ${name}=${ofOther}x`,
    '__proto__',
    'x'.repeat(4_000),
  ].map((text) => `${name}=${text}`);
  const believed: string[] = [];
  for (const cookie of forged) {
    const forger = new Person(server, 'Mallory', '203.0.113.50', () => {});
    forger.cookie = cookie;
    const reply = await forger.ask('GET', ROUTES.session);
    // One that carries the true cookie as well is its owner's.
    const isVictim = JSON.stringify(reply.body).includes(id) && !cookie.includes(value);
    if (isVictim || reply.status >= 500) believed.push(cookie.slice(0, 40));
    await sleep(1);
  }
  return {
    tried: `${forged.length} cookies that were never issued`,
    held: believed.length === 0,
    evidence: believed.length === 0 ? 'none was believed' : `believed: ${believed.join('; ')}`,
  };
}
