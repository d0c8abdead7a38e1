/**
 * Sessions are free, so a limit for each session limits nobody: somebody who wants to fill the disk, the memory or a conversation
 * introduces themselves again and again. What comes from one address has to count together, and still a family behind
 * one address plays as if it were alone.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { atTable, ROUTES } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import type { Line } from '../ground/line.ts';
import { inParallel } from '../ground/parallel.ts';
import { type Person, sentenceOf } from '../ground/person.ts';
import { gameNamed, Player, playOn } from '../ground/player.ts';
import { only, seatedTable } from '../ground/seating.ts';
import { figure } from '../judging/figures.ts';

const SESSIONS = 200;
const TABLES_A_SESSION = 10;
const AT_ONCE = 10;
/** More than any family or class sets up in a minute. */
const MOST_TABLES = 100;

const LINES = 450;
const TALKERS = 5;
const TALK_MS = 5_000;
const MOST_LINES = 50;

const FAMILY = ['Ada', 'Ben', 'Cora', 'Dora', 'Emil', 'Fay', 'Gil', 'Hugo'];
const RELOADS = 3;
const PAGE = ['/', ROUTES.session, ROUTES.games, ROUTES.tables];
const ACTIONS_A_RELOAD = 6;
const LINES_A_RELOAD = 2;

const ONE_ADDRESS = '203.0.113.7';

export const multiplyYourself: Attack = {
  number: 11,
  name: 'pose as many from one address',
  harm: 'One stranger fills the disk with tables, or a conversation with noise, under one new name after another.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const wishes = [
      ['from one address', () => ONE_ADDRESS],
      [
        'from as many IPv6 addresses of one network',
        (number: number) => `2001:db8:1:2:${number.toString(16)}::1`,
      ],
      ['claiming to forward for as many others', (number: number) => `198.18.0.${number % 250}, 203.0.113.8`],
    ] as const;
    for (const [how, address] of wishes) yield judged(how, await multiply(ground, server, address));
    await server.stop();
    const direct = await ground.server({ environment: { AIRLOCK_BEHIND_PROXY: 'no' } });
    const claimed = await multiply(ground, direct, (number) => `198.18.0.${number % 250}`);
    yield judged('claiming to come through a proxy where there is none', claimed);
    await direct.stop();

    const other = await ground.server();
    yield await floodTalk(ground, other);
    yield await familyPlays(ground, other);
  },
};

interface Multiplied {
  readonly sessions: number;
  readonly tables: number;
  readonly tried: number;
}

const judged = (how: string, { sessions, tables, tried }: Multiplied): Trial => ({
  tried: `get ${SESSIONS} names and set up ${TABLES_A_SESSION} tables with each, ${how}`,
  held: tables <= MOST_TABLES && tables < tried,
  evidence: `${sessions} sessions and ${figure(tables)} tables of ${figure(tried)} asked for (at most ${MOST_TABLES})`,
});

async function multiply(
  ground: Ground,
  server: AirlockProcess,
  address: (number: number) => string,
): Promise<Multiplied> {
  const selves: Person[] = [];
  await inParallel(AT_ONCE, SESSIONS, async (number) => {
    const self = ground.stranger(server, address(number), 'Mallory');
    if ((await self.introduce()).status === 200) selves.push(self);
  });
  let tables = 0;
  const tried = selves.length * TABLES_A_SESSION;
  await inParallel(AT_ONCE, tried, async (number) => {
    const self = only(selves, number % selves.length);
    const wish = { game: 'outpost-seven', seats: [{ kind: 'me' }] };
    if ((await self.ask('POST', ROUTES.tables, wish)).status === 200) tables++;
  });
  return { sessions: selves.length, tables, tried };
}

/** One spectator with a few windows, each within what a window may send. */
async function floodTalk(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const { code, people } = await seatedTable(ground, server, { game: 'outpost-seven', seats: 2 });
  const ears = await only(people, 0).line();
  await ears.watch(code);
  const talker = await ground.person(server, 'Mallory');
  const lines: Line[] = [];
  for (let count = 0; count < TALKERS; count++) {
    const line = await talker.line();
    await line.watch(code);
    lines.push(line);
  }
  for (let count = 0; count < LINES; count++) {
    only(lines, count % lines.length).send({ type: 'talk', table: code, id: count, text: `noise ${count}` });
    await sleep(TALK_MS / LINES);
  }
  await ears.ping();
  const heard = ears.all('talk').reduce((sum, { lines: said }) => sum + said.length, 0);
  return {
    tried: `say ${LINES} lines in ${TALK_MS / 1000} s at a table one only watches`,
    held: heard <= MOST_LINES,
    evidence: `the players had to read ${heard} (at most ${MOST_LINES})`,
  };
}

/** Eight people at one address load the page, set tables, play, talk and lose their connection now and then. */
async function familyPlays(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const address = '203.0.113.99';
  const refusals: string[] = [];
  const must = async (person: Person, method: string, path: string, body?: unknown): Promise<unknown> => {
    const reply = await person.ask(method, path, body);
    if (reply.status !== 200) refusals.push(`${method} ${path}: ${reply.status} ${sentenceOf(reply)}`);
    return reply.body;
  };
  const people = await Promise.all(FAMILY.map((name) => ground.person(server, name, address)));
  const game = await gameNamed('outpost-seven');
  const pairs = FAMILY.filter((_, index) => index % 2 === 0).map((_, index) => [
    only(people, 2 * index),
    only(people, 2 * index + 1),
  ]);
  let acted = 0;
  const heard: Line[] = [];
  await Promise.all(
    pairs.map(async (pair) => {
      const [host, guest] = [only(pair, 0), only(pair, 1)];
      for (let reload = 0; reload < RELOADS; reload++) {
        for (const person of pair) for (const path of PAGE) await must(person, 'GET', path);
      }
      // The first table is not the one they want.
      await host.setTable();
      const { code } = await host.setTable({ seats: [{ kind: 'me' }, { kind: 'open' }] });
      await must(guest, 'GET', atTable(ROUTES.table, code));
      await guest.sitDown(code);
      await host.start(code);
      for (let reload = 0; reload < RELOADS; reload++) {
        const players = await Promise.all(pair.map((person, seat) => Player.at(person, code, game, seat)));
        for (const { line } of players) {
          heard.push(line);
          for (let count = 0; count < LINES_A_RELOAD; count++) {
            line.send({ type: 'talk', table: code, id: 100 + count, text: `hello ${count}` });
          }
        }
        const done = await playOn(players, ACTIONS_A_RELOAD);
        acted += done;
        for (const { line } of players) await line.ping();
        for (const { line } of players) line.close();
      }
    }),
  );
  for (const line of heard)
    for (const { code, sentence } of line.all('refused')) refusals.push(`${code}: ${sentence}`);
  return {
    tried: `play as a family of ${FAMILY.length} behind one address at ${pairs.length} tables`,
    held: refusals.length === 0 && acted > 0,
    evidence:
      refusals.length === 0
        ? `${acted} actions and ${heard.length * LINES_A_RELOAD} lines of talk, nothing refused`
        : `${refusals.length} refusals, such as ${refusals[0]}`,
  };
}
