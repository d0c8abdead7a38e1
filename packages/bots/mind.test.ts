import { ActionList, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { mindFor } from './mind.ts';
import { board, ticTacToe } from './testing/ticTacToe.ts';

const ended = (written: string) => ({ ...board(written), stack: [] });

describe('a mind without any knowledge', () => {
  const mind = mindFor(ticTacToe);

  it('plays any legal action', () => {
    const played = new Set<number>();
    const random = fastRandom('any');
    for (let count = 0; count < 100; count++) played.add(mind.quick(board('XOXOXO...'), 0, random));
    expect([...played].sort()).toEqual([6, 7, 8]);
  });

  it('looks at all actions, none before the other, and solves nothing', () => {
    const list = new ActionList();
    mind.candidates(board('XOXOXO...'), 0, list);
    expect(list.toArray()).toEqual([6, 7, 8]);
    expect(mind.ranks).toBe(false);
    expect(mind.solve(board(), 0)).toBeNull();
  });

  it('tells won from drawn from lost', () => {
    expect(mind.worth(ended('XXXOO....'), 0)).toBe(1);
    expect(mind.worth(ended('XXXOO....'), 1)).toBe(-1);
    expect(mind.worth(ended('XOXXOOOXX'), 0)).toBe(0);
    expect(() => mind.worth(board(), 0)).toThrow('only when it has ended');
  });
});

describe('a mind with knowledge', () => {
  it('uses it', () => {
    const mind = mindFor(ticTacToe, {
      quick: () => 4,
      candidates: (_state, _seat, into) => into.add(2),
      worth: () => 0.25,
      solve: () => 8,
    });
    const list = new ActionList();
    mind.candidates(board(), 0, list);
    expect(list.toArray()).toEqual([2]);
    expect(mind.ranks).toBe(true);
    expect(mind.quick(board(), 0, fastRandom(1))).toBe(4);
    expect(mind.worth(board(), 0)).toBe(0.25);
    expect(mind.solve(board(), 0)).toBe(8);
  });

  it('looks at all actions where the game thinks none of them worth it', () => {
    const mind = mindFor(ticTacToe, { candidates: () => undefined });
    const list = new ActionList();
    mind.candidates(board('XOXOXO...'), 0, list);
    expect(list.toArray()).toEqual([6, 7, 8]);
  });
});
