import { ActionList, fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { BENCH_IDS, benchGame, middlePosition, playAnyOut } from './games.ts';
import { peerGames } from './peerGames.ts';
import { playout } from './playout.ts';

const list = new ActionList();

describe.each(BENCH_IDS)('%s', (id) => {
  test('is played to its end at random, the same way whoever walks through it', async () => {
    const bench = await benchGame(id);
    for (const seed of ['a', 'b', 'c']) {
      const moves = playAnyOut(bench, fastRandom(seed), list);
      expect(moves).toBeGreaterThan(10);
      if (!bench.game.realTime) expect(playout(bench, fastRandom(seed), list)).toBe(moves);
    }
  });

  test('has a position in the middle of a game, where what was done is legal', async () => {
    const bench = await benchGame(id);
    const { state, seat, action } = middlePosition(bench, fastRandom('middle'), list);
    expect(bench.refusal(state, seat, action)).toBeNull();
    expect(bench.outcome(state)).toBeNull();
  });

  test('is the same game on boardgame.io, where it applies', async () => {
    const bench = await benchGame(id);
    if (bench.game.realTime) return;
    const play = peerGames(bench);
    for (const seed of ['a', 'b'])
      expect(play(fastRandom(seed))).toBe(playAnyOut(bench, fastRandom(seed), list));
  });
});
