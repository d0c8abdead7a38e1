import { fastRandom, type Knowledge } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { samplingBot } from './sampling.ts';
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

  it('stops after the first world when time is up, all rivals tried once', () => {
    let ends = 0;
    const state = board();
    const bot = samplingBot(ticTacToe, {
      level: 'sampling',
      knowledge: {
        worth: () => {
          ends++;
          return 0;
        },
      },
      budget: { playouts: 10_000, milliseconds: 5, stopwatch: ticking() },
    });
    bot.choose({ seat: 0, view: state, heard: [] }, fastRandom(1));
    expect(ends).toBe(9);
  });
});

/** A stopwatch on which ten milliseconds pass between two looks. */
function ticking(): () => number {
  let now = 0;
  return () => {
    now += 10;
    return now;
  };
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
