/** A comparison is worth something only if both sides do the same work. */
import { ActionList, fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { peerEnding, peerPlayout } from './boardgameIo.ts';
import { connectFour, plainConnectFour } from './calibration/connectFour.ts';
import { plainTicTacToe, ticTacToe } from './calibration/ticTacToe.ts';
import { directPlayout } from './direct.ts';
import { outpost } from './outpost.ts';
import { playout, record, replayRecording } from './playout.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => `fair ${seed}`);
const list = new ActionList();

describe('the two sides of a comparison', () => {
  test('the rules called directly play the same games as the kernel', () => {
    for (const seed of SEEDS) {
      expect(directPlayout(fastRandom(seed), list)).toBe(playout(outpost, fastRandom(seed), list));
    }
  });

  test('boardgame.io plays the same games as the kernel', () => {
    for (const seed of SEEDS.slice(0, 3)) {
      expect(peerPlayout(fastRandom(seed))).toBe(playout(outpost, fastRandom(seed), list));
    }
  });

  test('boardgame.io ends a recorded game in the state the kernel ends it in', () => {
    const recording = record(outpost, fastRandom('recorded'));
    const ended = outpost.clone(recording.start);
    const table = { random: fastRandom('unused'), now: 0, tell: null };
    for (const { seat, action } of recording.moves) outpost.apply(ended, seat, action, table);
    expect(replayRecording(outpost, recording, fastRandom('unused'))).toBe(recording.moves.length);
    expect(peerEnding(recording)).toEqual(ended);
  });

  test.each([
    ['tic-tac-toe', () => [playout(ticTacToe, fastRandom('c'), list), plainTicTacToe(fastRandom('c'), list)]],
    [
      'connect four',
      () => [playout(connectFour, fastRandom('c'), list), plainConnectFour(fastRandom('c'), list)],
    ],
  ])('%s by hand plays the same games as on the kernel', (_, play) => {
    const [onKernel, byHand] = play();
    expect(byHand).toBe(onKernel);
  });
});
