import { fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { NothingToDo } from './asked.ts';
import { policyBot } from './policy.ts';
import { randomBot } from './random.ts';
import { samplingBot } from './sampling.ts';
import { board, ticTacToe } from './testing/ticTacToe.ts';
import { treeSearchBot } from './tree.ts';

const budget = { playouts: 10 };

describe.each([
  randomBot(ticTacToe),
  policyBot(ticTacToe, 'policy', () => 0),
  samplingBot(ticTacToe, { level: 'sampling', budget }),
  treeSearchBot(ticTacToe, { level: 'tree', budget }),
])('the $level bot', (bot) => {
  it('says so when it is asked out of turn', () => {
    const ask = () => bot.choose({ seat: 1, view: board(), heard: [] }, fastRandom(1));
    expect(ask).toThrow(NothingToDo);
    expect(ask).toThrow('asked for an action of seat 2 in Tic-tac-toe, but that seat has none now');
  });

  it('says so when it is asked after the end', () => {
    const over = { ...board('XXXOO....'), stack: [] };
    expect(() => bot.choose({ seat: 1, view: over, heard: [] }, fastRandom(1))).toThrow(NothingToDo);
  });
});
