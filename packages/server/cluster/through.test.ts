/** What stands in Redis for a moment while servers write to each other, and who could read it there. */
import { atTable, ROUTES } from '@airlock/protocol';
import { createClient } from '@redis/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadGames } from '../loadGames.ts';
import { type Guest, guest } from '../testing/guest.ts';
import { type Player, playOut } from '../testing/player.ts';
import { freshPostgres, inPostgres } from '../testing/postgres.ts';
import { playerAt } from '../testing/seated.ts';
import { PATIENTLY } from '../testing/startForTest.ts';
import { isMissing, REDIS, startTogether } from '../testing/together.ts';
import type { Letter } from './letters.ts';

/** Everything that goes through Redis, as somebody reads along who could. */
async function readingAlong(prefix: string): Promise<string[]> {
  const client = createClient({ url: String(REDIS) });
  await client.connect();
  onTestFinished(() => client.destroy());
  const texts: string[] = [];
  await client.pSubscribe(`airlock:${prefix}:*`, (text) => void texts.push(text));
  return texts;
}

const secretIn = async (database: string, name: string): Promise<string> =>
  (await inPostgres(`select value from secret where name = '${name}'`, database)).rows[0].value;

const seedOf = async (database: string, code: string): Promise<string> =>
  (await inPostgres(`select seed from game_table where code = '${code}'`, database)).rows[0].seed;

/** Enough to see hidden cards dealt, moved and shown. */
const ACTIONS = 12;

/** Who sits where: the first sets the table; all others come by way of the other server. */
async function apart(here: string, there: string, game: string, seats: number): Promise<[string, Guest[]]> {
  const people = [await guest(here, 'Person 0')];
  for (let seat = 1; seat < seats; seat++) people.push(await guest(there, `Person ${seat}`));
  const [host, ...others] = people as [Guest, ...Guest[]];
  const { code } = await host.setTable({
    game,
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' as const }))],
  });
  for (const other of others) {
    await other.claim(code);
    await other.ready(code);
  }
  await host.start(code);
  return [code, people];
}

const told = ({ socket }: Player): string[] =>
  socket.frames.filter((frame) => /^\{"type":"(view|events|over|talk|sealed)"/.test(frame));

/** Times differ, and only who did something is told by which number they had called it. */
const plainly = (frame: string): string =>
  frame.replace(/"(now|due|at)":\d+/g, (_all, name) => `"${name}":0`).replace(/"id":\d+,/, '');

describe.skipIf(isMissing)('what goes through Redis', () => {
  it.each([
    ['outpost-seven', 2],
    ['hypatia', 2],
    ['outsider', 3],
    ['outbreak', 5],
  ])('is what each client is told and says, and no more: %s', async (id, seats) => {
    const database = await freshPostgres();
    const [one, two] = await startTogether(2, { database });
    const texts = await readingAlong(await secretIn(database, 'mail'));
    const game = (await loadGames()).get(id)?.game;
    if (!game) throw new Error(`There is no game ${id}.`);
    const [code, people] = await apart(one.url, two.url, id, seats);
    const players: Player[] = [];
    for (const person of people) players.push(await playerAt(person, code, game, 'through'));
    // The same person once more, at the server that has the table: nothing goes through Redis for them.
    const near: Player[] = [];
    for (const person of people) near.push(await playerAt(person.at(one.url), code, game, 'near'));
    await playOut(players, ACTIONS);
    for (const [seat, player] of players.entries()) {
      const [own, far] = [near[seat], player].map((each) => told(each as Player).map(plainly));
      await expect.poll(() => told(player).length, PATIENTLY).toBe(told(near[seat] as Player).length);
      expect(far?.slice(1)).toEqual(own?.slice(1));
    }
    // Word for word what a client got, by the line that was opened for it.
    const letters = texts.flatMap((text) => (JSON.parse(text) as { letters?: Letter[] }).letters ?? []);
    const replies = letters.flatMap((letter) => ('text' in letter ? [letter] : []));
    expect(replies.length).toBeGreaterThan(ACTIONS);
    for (const line of new Set(replies.map(({ reply }) => reply))) {
      const words = replies.filter(({ reply }) => reply === line).map(({ text }) => text);
      const owners = players.filter(({ socket }) => words.every((text) => socket.frames.includes(text)));
      expect(owners).toHaveLength(1);
    }
    const all = texts.join('\n');
    expect(all).not.toContain(await seedOf(database, code));
    expect(all).not.toContain(await secretIn(database, 'cookies'));
    for (const { cookie } of people) expect(all).not.toContain(cookie.split('=')[1]?.split('.')[0]);
    expect(await people[1]?.ask('GET', atTable(ROUTES.match, code))).toMatchObject({ status: 409 });
  });
});
