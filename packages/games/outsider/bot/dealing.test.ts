import { describe, expect, test } from 'vitest';
import { play } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { shareOf } from './dealing.ts';
import { stageIn } from './outlook.ts';

/** What goes to each location that stands when A deals as the bot would; `sizes` are the piles before. */
function sharesOf(sizes: readonly number[], discards: string): number[] {
  const state = position({
    loyalties: 'CCO',
    tokens: 'LAB LAB LAB',
    hands: { A: 'GO01 GO02 GO03' },
    discard: discards,
    options: { locDraw: true },
  });
  for (const [at, size] of sizes.entries()) {
    state.piles[at] = Array<number>(size).fill(0);
    if (size === 0) state.destroyed |= 1 << at;
  }
  play(state, 'A scrapGoals GO01 GO02 GO03');
  const shares: number[] = [];
  for (const [at, size] of sizes.entries()) {
    if (size === 0 || state.recycled.length === 0) continue;
    const share = shareOf(state, at);
    shares.push(share);
    play(state, `A number ${share}`);
  }
  return shares;
}

describe('the casual player who Recycles', () => {
  test('deals all cards, the smallest piles first (OUT-935)', () => {
    expect(sharesOf([1, 1, 1, 1, 1], 'GE01 GE02')).toEqual([1, 1, 1, 1, 1]);
    expect(sharesOf([1, 1, 1, 1, 1], 'GE01 GE02 GE03 GE04')).toEqual([2, 2, 1, 1, 1]);
    expect(sharesOf([9, 1, 1, 9, 9], 'GE01')).toEqual([0, 2, 2]);
    expect(sharesOf([4, 1, 5, 1, 1], '')).toEqual([0, 1, 0, 1, 1]);
  });

  test('leaves out what is destroyed (OUT-933)', () => {
    expect(sharesOf([0, 2, 1, 0, 3], 'GE01 GE02 GE03')).toEqual([2, 3, 1]);
    expect(sharesOf([0, 0, 1, 0, 0], 'GE01')).toEqual([4]);
  });

  test('keeps the pile under its feet from being drawn empty by the same text', () => {
    const state = position({
      loyalties: 'CCO',
      characters: 'captain medic pilot',
      tokens: 'BRG LAB LAB',
      inPlay: 'GO07',
      hands: { A: 'GE07' },
      discard: 'GE01 GE02 GE03 GE04',
      piles: { BRG: 'GE08', HAB: 'GE09', LAB: 'GE10', CRG: 'GE11', DRV: 'GE12' },
      options: { locDraw: true, locGoals: true },
    });
    play(state, 'A complete GO07 gear');
    for (let stage = stageIn(state); stage.kind === 'question' && stage.question === 'dealOut'; ) {
      play(state, `A number ${shareOf(state, stage.argument)}`);
      stage = stageIn(state);
    }
    expect(state.destroyed).toBe(0);
    expect(state.survival).toEqual([3, 3, 3]);
    expect(state.completed[0]).toEqual([22]);
  });
});
