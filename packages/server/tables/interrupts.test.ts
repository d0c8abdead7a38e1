import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { type AnyGame, defaultOptions, only, openMatch, seatsIn } from '@airlock/kernel';
import { atTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { type Guest, guest, stranger } from '../testing/guest.ts';
import type { Player } from '../testing/player.ts';
import { playerAt } from '../testing/seated.ts';
import { PATIENTLY, startForTest } from '../testing/startForTest.ts';
import type { TestSocket } from '../testing/testSocket.ts';

const [ANN, BOB, BOT] = [0, 1, 2];
const OPTIONS = { turnSeconds: 0, reactionSeconds: 30 };
/** So long that no test waits for it. */
const AGES = 600_000;

/** Outsider whose bots hold back for this long, at any time. */
async function patientOutsider(milliseconds: number): Promise<CatalogueEntry> {
  const entry = (await loadGame('outsider')) as CatalogueEntry;
  const hosting = entry.game.hosting as NonNullable<AnyGame['hosting']>;
  const game: AnyGame = { ...entry.game, hosting: { ...hosting, longestInterrupt: () => milliseconds } };
  return { ...entry, game };
}

/** A seed with which the third seat has the first turn. */
function seedForBot(game: AnyGame): string {
  for (let number = 0; ; number++) {
    const seed = String(number).padStart(64, '0');
    const options = { ...defaultOptions(game.options), ...OPTIONS };
    const match = openMatch(game, { options, seats: ['', '', ''], generator: 'strong', seed });
    // A card of everybody for the Supply.
    for (const seat of seatsIn(match.waiting)) match.play(seat, match.actions(seat)[0] as number);
    if (match.waiting === only(BOT)) return seed;
  }
}

/** Ann, Bob and a bot that has the first turn; both people have still to choose a card for the Supply. */
async function threeAtTable(milliseconds = AGES, options: TableInfo['options'] = OPTIONS) {
  const entry = await patientOutsider(milliseconds);
  const { game } = entry;
  const server = await startForTest(
    // Thoughts are counted here, and on a busy machine the first one waits long for its thread.
    { botLimitMs: 60_000 },
    { games: new Map([['outsider', entry]]), chance: { seed: () => seedForBot(game) } },
  );
  const people = [await guest(server.url, 'Ann'), await guest(server.url, 'Bob')] as const;
  const bot = { kind: 'bot', level: 'random' } as const;
  const seats = [{ kind: 'me' }, { kind: 'open' }, bot] as const;
  const { code } = await people[0].setTable({ game: 'outsider', options, seats: [...seats] });
  await people[1].claim(code);
  await people[1].ready(code);
  await people[0].start(code);
  const [ann, bob] = await Promise.all(people.map((person, seat) => playerAt(person, code, game, seat)));
  const table = await server.hall.find(code);
  const thoughts = async (): Promise<number> => {
    const { values } = await server.metrics.thinkSeconds.get();
    return values.find(({ metricName }) => metricName?.endsWith('_count'))?.value ?? 0;
  };
  // The bot has chosen its card.
  await expect.poll(() => table.match?.log.length, PATIENTLY).toBe(1);
  return { server, code, people, ann: ann as Player, bob: bob as Player, table, thoughts };
}

const ask = (socket: TestSocket, table: string, on = true, id = 77): void =>
  socket.send({ type: 'interrupt', table, id, on });

const heardOf = (socket: TestSocket, seat: number | undefined) =>
  socket.next('table', ({ table }) => table.interrupt?.seat === seat);

const refusal = (socket: TestSocket) => socket.next('refused', ({ id }) => id === 77);

/** Ann has asked, and it is the bot's turn. */
async function heldTable() {
  const three = await threeAtTable();
  const { ann, bob, code, table, thoughts } = three;
  await ann.act();
  ask(ann.socket, code);
  await heardOf(bob.socket, ANN);
  await bob.hear(ann.sequence);
  await bob.act();
  expect(table.match?.waiting).toBe(only(BOT));
  // It has thought of something, and would do it at once.
  await expect.poll(thoughts, PATIENTLY).toBe(2);
  await table.look(() => null);
  expect(table.match?.log.length).toBe(3);
  return three;
}

describe('a moment that somebody asks for', () => {
  it('keeps bots from acting until it is let go, and is told to everybody in the same words', async () => {
    const { code, ann, bob, server } = await heldTable();
    const watcher = await stranger(server.url).socket();
    const told = [
      (await watcher.join(code)).table,
      ...(await Promise.all(
        [ann, bob].map(async ({ socket }) => {
          await socket.settle();
          return socket.messages.filter(({ type }) => type === 'table').at(-1);
        }),
      ).then((messages) => messages.map((message) => message?.type === 'table' && message.table))),
    ];
    for (const table of told) {
      expect(table).toMatchObject({ interrupt: { seat: ANN, left: expect.any(Number) } });
    }
    ask(ann.socket, code, false);
    await heardOf(bob.socket, undefined);
    await bob.socket.next('events', ({ seat }) => seat === BOT);
  });

  it('is over when who asked has acted', async () => {
    const { ann, bob } = await heldTable();
    await ann.hear(bob.sequence);
    await ann.act('iAm crew');
    await heardOf(bob.socket, undefined);
    await bob.socket.next('events', ({ seat }) => seat === BOT);
  });

  it('keeps nobody else from acting, and is no part of the match', async () => {
    const { ann, bob, table } = await heldTable();
    await bob.act('iAm crew');
    await ann.hear(bob.sequence);
    expect(table.interrupt).toMatchObject({ seat: ANN });
    expect(table.match?.log.map(({ seat }) => seat)).toEqual([BOT, ANN, BOB, BOB]);
  });

  it('is over when its time is', async () => {
    const { code, ann, bob } = await threeAtTable(1_000);
    ask(ann.socket, code);
    expect((await heardOf(bob.socket, ANN)).table.interrupt?.left).toBeLessThanOrEqual(1_000);
    await heardOf(bob.socket, undefined);
  });

  it('is had by one at a time, and again only after the others have done something', async () => {
    const { code, ann, bob, table } = await threeAtTable();
    ask(ann.socket, code);
    await heardOf(bob.socket, ANN);
    ask(bob.socket, code);
    expect(await refusal(bob.socket)).toMatchObject({
      code: 'not-now',
      sentence: 'Somebody has already asked for a moment.',
    });
    ask(bob.socket, code, false);
    expect(await refusal(bob.socket)).toMatchObject({ sentence: 'The bots do not wait for you.' });
    ask(ann.socket, code, false);
    await heardOf(ann.socket, undefined);
    ask(ann.socket, code);
    expect(await refusal(ann.socket)).toMatchObject({
      sentence: 'You have just had a moment. Let the others do something first.',
    });
    // The card of Ann counts for nothing; that of Bob does, and so does what the bot does in its turn.
    await ann.act();
    await bob.hear(ann.sequence);
    await bob.act();
    const deeds = () => table.match?.log.slice(1).filter(({ seat }) => seat !== ANN).length;
    await expect.poll(deeds, PATIENTLY).toBeGreaterThanOrEqual(3);
    ask(ann.socket, code);
    await heardOf(bob.socket, ANN);
  });

  it('leaves the bots time to answer before the clock does', async () => {
    const { code, ann } = await threeAtTable(AGES, { turnSeconds: 10 });
    ask(ann.socket, code);
    expect(await refusal(ann.socket)).toMatchObject({
      sentence: 'The bots cannot wait now: they have to answer in time.',
    });
  });

  it('is for those who play with bots, while they play', async () => {
    const { server, code, ann, people } = await threeAtTable();
    const eve = await stranger(server.url).socket();
    await eve.join(code);
    ask(eve, code);
    expect(await refusal(eve)).toMatchObject({ code: 'not-your-seat' });
    ann.socket.send({ type: 'interrupt', table: code, id: 77, on: 'yes' });
    expect(await refusal(ann.socket)).toMatchObject({ code: 'bad-message' });
    ask(ann.socket, code);
    await heardOf(eve, ANN);
    for (const person of people) await person.get('POST', atTable(ROUTES.abandon, code), { agree: true });
    ask(ann.socket, code);
    expect(await refusal(ann.socket)).toMatchObject({ sentence: 'This match was abandoned.' });
    expect((await people[0].get('GET', atTable(ROUTES.table, code))).interrupt).toBeUndefined();
  });

  it('is not for a game in which nobody acts out of turn', async () => {
    const { url } = await startForTest();
    const cleo = await guest(url, 'Cleo');
    const { code } = await cleo.setTable({
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
      start: true,
    });
    await expectRefused(cleo, code, 'In Outpost Seven nobody acts out of turn, so nobody has to wait.');
    const { code: lobby } = await cleo.setTable();
    await expectRefused(cleo, lobby, 'The match has not begun yet.');
  });
});

async function expectRefused(person: Guest, code: string, sentence: string): Promise<void> {
  const socket = await person.socket();
  await socket.join(code);
  ask(socket, code);
  expect(await refusal(socket)).toMatchObject({ sentence });
}
