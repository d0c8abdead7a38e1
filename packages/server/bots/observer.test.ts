/**
 * Whoever hears all that is public, and when, must not be able to tell Patient Zero by it. Bots play on the real
 * server; the observer looks at nothing but the order and the times of what it hears.
 */
import type { ServerMessage } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { guest, stranger } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';

type Heard = Extract<ServerMessage, { type: 'events' }>;

/** One public act of a seat: what kind, in which question, after how long. */
interface Act {
  readonly seat: number;
  readonly kind: 'choice' | 'word';
  readonly group: string;
  readonly pause: number;
}

interface Game {
  readonly zero: number;
  readonly firstLeader: number;
  readonly acts: readonly Act[];
}

const SEATS = 6;
const GAMES = 8;
/** So far from the mean that chance alone gets there once in tens of thousands of runs. */
const SUSPICIOUS = 4.2;

function actsOf(messages: readonly Heard[]): Act[] {
  const acts: Act[] = [];
  let question = 0;
  let before = 0;
  for (const { seat, at, events } of messages) {
    const has = (...types: string[]): boolean => events.some(({ type }) => types.includes(type));
    const known = { seat, group: String(question), pause: at - before };
    if (has('claimed')) acts.push({ ...known, kind: 'word' });
    if (has('cardChosen', 'ballotCast')) acts.push({ ...known, kind: 'choice' });
    if (has('asked')) question++;
    before = at;
  }
  return acts;
}

/** A place among others that are all as likely: 0 first, 1 last, and how far chance alone spreads it. */
interface Rank {
  readonly place: number;
  readonly variance: number;
}

/** How many deviations the sum of these places is from what chance would give. */
function deviation(ranks: readonly Rank[]): number {
  const excess = ranks.reduce((sum, { place }) => sum + place - 0.5, 0);
  return excess / Math.sqrt(ranks.reduce((sum, { variance }) => sum + variance, 0));
}

/** Where Patient Zero stands among the others of its group, by any measure. */
function ranksOfZero(
  games: readonly Game[],
  kind: Act['kind'],
  measure: (acts: readonly Act[]) => readonly number[],
): Rank[] {
  return games.flatMap(({ zero, acts }) => {
    const groups = new Map<string, Act[]>();
    for (const act of acts.filter((one) => one.kind === kind)) {
      groups.set(act.group, [...(groups.get(act.group) ?? []), act]);
    }
    return [...groups.values()].flatMap((group) => {
      // The first word of a seat in a group; the others of the same seat would count it twice.
      const firsts = group.filter((act, index) => group.findIndex(({ seat }) => seat === act.seat) === index);
      const index = firsts.findIndex(({ seat }) => seat === zero);
      if (index < 0 || firsts.length < 2) return [];
      const values = measure(firsts);
      const mine = values[index] as number;
      const below = values.filter((value) => value < mine).length;
      const equal = values.filter((value) => value === mine).length - 1;
      const { length } = firsts;
      return [{ place: (below + equal / 2) / (length - 1), variance: (length + 1) / (12 * (length - 1)) }];
    });
  });
}

const byOrder = (acts: readonly Act[]): number[] => acts.map((_, index) => index);
const byPause = (acts: readonly Act[]): number[] => acts.map(({ pause }) => pause);

async function watchedGame(
  url: string,
  hallState: (code: string) => Promise<{ roles: number[]; firstLeader: number }>,
): Promise<Game> {
  const host = await guest(url, 'Host');
  const seats = Array.from({ length: SEATS }, (_, seat) => ({
    kind: 'bot' as const,
    level: seat % 2 === 0 ? 'casual' : 'strong',
  }));
  const socket = await stranger(url).socket();
  const options = { limitDays: true, dayLimit: 4 };
  const { code } = await host.setTable({ game: 'outbreak', seats, options, start: true });
  await socket.join(code);
  // Bots play for somebody only.
  await (await host.socket()).join(code);
  await socket.next('over');
  const messages = socket.messages.filter((message): message is Heard => message.type === 'events');
  const { roles, firstLeader } = await hallState(code);
  return { zero: roles.indexOf(2), firstLeader, acts: actsOf(messages) };
}

/** The same games as they would be if liars always waited for the others. */
const rigged = (games: readonly Game[]): Game[] =>
  games.map((game) => ({
    ...game,
    acts: [
      ...game.acts.filter(({ seat }) => seat !== game.zero),
      ...game.acts.filter(({ seat }) => seat === game.zero),
    ],
  }));

describe('an observer of everything public', () => {
  it('cannot name Patient Zero by the order or the time of what bots do', async () => {
    const server = await startForTest({ botPaceMs: 3, storage: 'memory' });
    const secrets = async (code: string) =>
      (await server.hall.find(code)).match?.state as { roles: number[]; firstLeader: number };
    const games = await Promise.all(Array.from({ length: GAMES }, () => watchedGame(server.url, secrets)));
    const measures = [
      ['choice', byOrder],
      ['choice', byPause],
      ['word', byOrder],
      ['word', byPause],
    ] as const;
    for (const [kind, measure] of measures) {
      const ranks = ranksOfZero(games, kind, measure);
      expect(ranks.length).toBeGreaterThan(20);
      expect(Math.abs(deviation(ranks)), `${kind} ${measure.name}`).toBeLessThan(SUSPICIOUS);
    }
    // The same eyes see through a table where liars wait.
    expect(deviation(ranksOfZero(rigged(games), 'word', byOrder))).toBeGreaterThan(SUSPICIOUS);
  }, 120_000);
});
