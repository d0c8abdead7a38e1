import { loadGame } from '@airlock/catalogue';
import {
  type Action,
  type AnyGame,
  CLOCK,
  defaultOptions,
  eventFor,
  fastRandom,
  openMatch,
  type RealTime,
  type Seat,
  type SeenEvent,
  seatsIn,
} from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyMatch } from './lineMatch.ts';
import { openLineRace } from './race.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** Two bots' race just as its clock has begun to run, and somebody who thinks for either seat. */
async function race() {
  const entry = await loadGame('omega-virus');
  const bot = entry?.levels.at(-1)?.bot;
  if (!entry || !bot) throw new Error('There is no Omega Virus.');
  const game: AnyGame = entry.game;
  const realTime = game.realTime as RealTime;
  const match: AnyMatch = openMatch(game, {
    options: defaultOptions(game.options),
    seats: ['Ada', 'Bo'],
    generator: 'fast',
    seed: 'a race',
  });
  const random = fastRandom('choices');
  const heard: SeenEvent[][] = [[], []];
  let now = 0;
  const choose = (seat: Seat): Action =>
    bot.choose({ seat, view: match.view(seat), heard: heard[seat] ?? [] }, random);
  function play(seat: Seat, action: Action, at: number): boolean {
    const played = match.play(seat, action, at);
    if (!played.ok) return false;
    for (const event of played.events) for (const who of [0, 1]) heard[who]?.push(eventFor(event, who));
    return true;
  }
  while (realTime.liveFrom(match.state) === null) {
    const seat = seatsIn(match.waiting).find((one) => one !== CLOCK);
    const due = realTime.due(match.state);
    if (seat !== undefined) play(seat, choose(seat), now);
    else if (due) {
      now = Math.max(now, due.at);
      play(CLOCK, due.action, now);
    }
  }
  return { match, realTime, from: now, choose, play };
}

describe('a line in real time', () => {
  it('stands still until the reader does something, however long they look', async () => {
    const { match, realTime, from, choose, play } = await race();
    const entries = match.log.length;
    const line = openLineRace({ match, realTime, mine: 0, from, think: async (seat) => choose(seat), play });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(line.now()).toBe(from);
    expect(match.log.length).toBe(entries);
    line.end();
  });

  it('then lets the others act when they are ready, to the end of the round', async () => {
    const { match, realTime, from, choose, play } = await race();
    const line = openLineRace({ match, realTime, mine: 0, from, think: async (seat) => choose(seat), play });
    const first = choose(0);
    line.act(first);
    const [mine] = match.log.slice(-1);
    expect(mine).toMatchObject({ seat: 0 });
    // It counts from the moment it was done, not from when a bot would have done it.
    expect(realTime.momentOf(mine?.action ?? 0)).toBeLessThan(1_000);
    const before = match.log.length;
    await vi.advanceTimersByTimeAsync(30_000);
    const others = match.log.slice(before);
    expect(others.length).toBeGreaterThan(3);
    expect(others.every(({ seat }) => seat === 1)).toBe(true);
    expect(others.map(({ at }) => at)).toEqual(others.map(({ at }) => at).toSorted((a, b) => a - b));
    const liveFrom = realTime.liveFrom(match.state) ?? 0;
    for (const { action, at } of others) expect(at).toBe(liveFrom + realTime.momentOf(action));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(realTime.liveFrom(match.state)).toBeNull();
    line.end();
  });

  it('does nothing any more once it is left', async () => {
    const { match, realTime, from, choose, play } = await race();
    const line = openLineRace({ match, realTime, mine: 0, from, think: async (seat) => choose(seat), play });
    line.act(choose(0));
    line.end();
    const entries = match.log.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(match.log.length).toBe(entries);
  });
});
