import { type Effort, fastRandom, type Knowledge } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import type { Budget } from './budget.ts';
import { samplingBot } from './sampling.ts';
import { usedUpAfter } from './testing/effort.ts';
import { cup, guessesCoin, HEADS, hiddenCoin, knowsCoin, TAILS } from './testing/hiddenCoin.ts';
import { type Board, board, ticTacToe } from './testing/ticTacToe.ts';

function choice(written: string, knowledge: Knowledge<Board> = {}, playouts = 300, seed = 1): number {
  const state = board(written);
  const bot = samplingBot(ticTacToe, { level: 'sampling', knowledge, budget: { playouts } });
  return bot.choose({ seat: state.active, view: state, heard: [] }, fastRandom(seed));
}

describe('sampling', () => {
  it('makes three in a row when it can', () => {
    for (let seed = 0; seed < 20; seed++) expect(choice('XX.OO....', {}, 300, seed)).toBe(2);
  });

  it('stops the other from making three', () => {
    for (let seed = 0; seed < 20; seed++) expect(choice('X...X.O..', {}, 300, seed)).toBe(8);
  });

  it('takes the only action without playing anything out', () => {
    const quick = () => {
      throw new Error('No playout is needed.');
    };
    expect(choice('XOXXOOOX.', { quick })).toBe(8);
  });

  it('chooses among the candidates only', () => {
    const candidates: Knowledge<Board>['candidates'] = (_state, _seat, into) => {
      into.add(5);
      into.add(7);
    };
    for (let seed = 0; seed < 20; seed++)
      expect([5, 7]).toContain(choice('XX.OO....', { candidates }, 50, seed));
  });

  it('does what is solved without playing anything out', () => {
    const quick = () => {
      throw new Error('No playout is needed.');
    };
    expect(choice('.........', { quick, solve: () => 3 })).toBe(3);
  });

  it('keeps to its budget, and spends most of it on the last rivals', () => {
    const tried = Array<number>(9).fill(0);
    choice('.........', {
      quick: ({ squares }) => squares.lastIndexOf(-1),
      worth: ({ squares }) => {
        const first = squares.indexOf(0);
        tried[first]++;
        return first < 2 ? 1 : 0;
      },
    });
    const playouts = tried.reduce((sum, count) => sum + count);
    expect(playouts).toBeLessThanOrEqual(300);
    expect(playouts).toBeGreaterThan(250);
    expect(tried[0]).toBeGreaterThan(5 * tried[8]);
  });

  it('is the same for the same view and seed', () => {
    for (let seed = 0; seed < 10; seed++) {
      expect(choice('X........', {}, 60, seed)).toBe(choice('X........', {}, 60, seed));
    }
  });

  it('answers with the best so far when its time is used up, all rivals tried once at least', () => {
    expect(endsTried({ playouts: 10_000 }, usedUpAfter(0))).toBe(9);
    expect(endsTried({ playouts: 10_000 }, usedUpAfter(4))).toBe(5 * 9);
  });

  it('tries only the share that the table has to spare', () => {
    const ends = endsTried({ playouts: 1200 }, { share: 0.25, isUsedUp: () => false });
    expect(ends).toBeLessThanOrEqual(300);
    expect(ends).toBeGreaterThan(250);
  });
});

/** How many games were played to their end before the first move was chosen. */
function endsTried(budget: Budget, effort: Effort): number {
  let ends = 0;
  const worth = (): number => {
    ends++;
    return 0;
  };
  samplingBot(ticTacToe, { level: 'sampling', knowledge: { worth }, budget }).choose(
    { seat: 0, view: board(), heard: [] },
    fastRandom(1),
    effort,
  );
  return ends;
}

describe('sampling with something hidden', () => {
  const call = (coin: number, seat: number, seed: number): number =>
    samplingBot(hiddenCoin, { level: 'sampling', budget: { playouts: 40 } }).choose(
      { seat, view: hiddenCoin.view(cup(coin), seat), heard: [] },
      fastRandom(seed),
    );

  it('finds what its seat can know', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(call(HEADS, knowsCoin, seed)).toBe(HEADS);
      expect(call(TAILS, knowsCoin, seed)).toBe(TAILS);
    }
  });

  it('does the same whatever is hidden from it', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(call(HEADS, guessesCoin, seed)).toBe(call(TAILS, guessesCoin, seed));
    }
  });
});
