import { ActionList, type Effort, fastRandom, type Knowledge, silentContext } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import type { Budget } from './budget.ts';
import { usedUpAfter } from './testing/effort.ts';
import { cup, guessesCoin, HEADS, hiddenCoin, knowsCoin, TAILS } from './testing/hiddenCoin.ts';
import { type Board, board, ticTacToe } from './testing/ticTacToe.ts';
import { treeSearchBot } from './tree.ts';

function choice(written: string, knowledge: Knowledge<Board> = {}, playouts = 500, seed = 1): number {
  const state = board(written);
  const bot = treeSearchBot(ticTacToe, { level: 'tree', knowledge, budget: { playouts } });
  return bot.choose({ seat: state.active, view: state, heard: [] }, fastRandom(seed));
}

describe('the tree search', () => {
  it('makes three in a row when it can', () => {
    for (let seed = 0; seed < 20; seed++) expect(choice('XX.OO....', {}, 500, seed)).toBe(2);
  });

  it('stops the other from making three', () => {
    for (let seed = 0; seed < 20; seed++) expect(choice('X...X.O..', {}, 500, seed)).toBe(8);
  });

  it('sees a fork coming, which playing at random would not', () => {
    // After any corner X forks; only an edge makes X answer it.
    for (let seed = 0; seed < 10; seed++) expect([1, 3, 5, 7]).toContain(choice('X...O...X', {}, 3000, seed));
  });

  it('never loses from the start, whatever the other does', () => {
    for (const seat of [0, 1]) expect(lossesAgainstEverything(seat)).toBe(0);
  });

  it('looks at candidates first, the best first', () => {
    const candidates: Knowledge<Board>['candidates'] = (_state, _seat, into) => {
      into.add(7);
      into.add(5);
    };
    expect(choice('.........', { candidates, worth: () => 0 }, 1)).toBe(7);
    for (let seed = 0; seed < 10; seed++)
      expect([5, 7]).toContain(choice('.........', { candidates }, 50, seed));
  });

  it('takes the only action and what is solved without playing anything out', () => {
    const quick = () => {
      throw new Error('No playout is needed.');
    };
    expect(choice('XOXXOOOX.', { quick })).toBe(8);
    expect(choice('.........', { quick, solve: () => 3 })).toBe(3);
  });

  it('imagines as many worlds as its budget says, or the share of them that the table has to spare', () => {
    expect(worldsImagined({ playouts: 100 })).toBe(100);
    expect(worldsImagined({ playouts: 100 }, { share: 0.25, isUsedUp: () => false })).toBe(25);
  });

  it('answers with the best so far when its time is used up, and has always tried something', () => {
    expect(worldsImagined({ playouts: 100 }, usedUpAfter(9))).toBe(10);
    expect(worldsImagined({ playouts: 100 }, usedUpAfter(0))).toBe(1);
    const bot = treeSearchBot(ticTacToe, { level: 'tree', budget: { playouts: 1_000_000 } });
    const seated = { seat: 0, view: board('XX.OO....'), heard: [] };
    expect(bot.choose(seated, fastRandom(1), usedUpAfter(500))).toBe(2);
  });

  it('is the same for the same view and seed', () => {
    for (let seed = 0; seed < 10; seed++) {
      expect(choice('X........', {}, 100, seed)).toBe(choice('X........', {}, 100, seed));
    }
  });
});

function worldsImagined(budget: Budget, effort?: Effort): number {
  let worlds = 0;
  const game: typeof ticTacToe = {
    ...ticTacToe,
    imagine: (view, random) => {
      worlds++;
      return ticTacToe.imagine(view, random);
    },
  };
  treeSearchBot(game, { level: 'tree', budget }).choose(
    { seat: 0, view: board(), heard: [] },
    fastRandom(1),
    effort,
  );
  const forAsking = 1;
  return worlds - forAsking;
}

/** Plays the search against every sequence of answers; how many of these games it lost. */
function lossesAgainstEverything(seat: number): number {
  const bot = treeSearchBot(ticTacToe, { level: 'tree', budget: { playouts: 3000 }, widening: 0.8 });
  const known = new Map<string, number>();
  return losses(board(), seat, (state) => {
    const position = state.squares.join();
    const choice = known.get(position) ?? bot.choose({ seat, view: state, heard: [] }, fastRandom(position));
    known.set(position, choice);
    return choice;
  });
}

function losses(state: Board, seat: number, choose: (state: Board) => number): number {
  const outcome = ticTacToe.outcome(state);
  if (outcome) return outcome.winners.includes(1 - seat) ? 1 : 0;
  const answers = new ActionList();
  if (state.active === seat) answers.add(choose(state));
  else ticTacToe.actions(state, state.active, answers);
  let sum = 0;
  for (const action of answers.toArray()) {
    const next = ticTacToe.clone(state);
    ticTacToe.apply(next, state.active, action, silentContext(fastRandom('no chance')));
    sum += losses(next, seat, choose);
  }
  return sum;
}

describe('the tree search with something hidden', () => {
  const call = (coin: number, seat: number, seed: number): number =>
    treeSearchBot(hiddenCoin, { level: 'tree', budget: { playouts: 60 } }).choose(
      { seat, view: hiddenCoin.view(cup(coin), seat), heard: [] },
      fastRandom(seed),
    );

  it('finds what its seat can know, also where others are awaited beside it', () => {
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
