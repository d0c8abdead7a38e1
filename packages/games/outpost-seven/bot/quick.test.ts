import { fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { cellOf, codec } from '../actions.ts';
import { RED } from '../cards.ts';
import { connectedCells, holds } from '../grid.ts';
import { salvaging } from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';
import { glance, Trials } from './board.ts';
import { quick } from './quick.ts';

const offer = 'P3-1 P4-1 P3-2 P5-1 P4-2';
const choice = (written: WrittenPosition): string =>
  codec.write(quick(position(written), RED, fastRandom(1)));

describe('quick play', () => {
  it('salvages most cards with fewer than four in hand', () => {
    const written = { red: 'B3-1 B5-1 G4-1', offer };
    expect(choice(written)).toBe(salvaging(position(written), 'P3-1 P4-1 P5-1'));
  });

  it('salvages when no pair in hand is worth 2.6', () => {
    // One cube on POP: 2.35 on the 3, 2.5 on the 4 with another 4 of its colour.
    expect(choice({ red: 'B3-3 G4-3 P4-3 P4-4', offer })).toMatch(/^salvage/);
  });

  it('repairs with the best pair when there is one', () => {
    // 3 by 5 of a colour: 4.65; 3 by 6: 4.65 too, but later in hand; 4 by 6: 3.8.
    expect(choice({ red: 'B3-1 B5-1 G4-1 P6-1', offer })).toMatch(/^repair B3-1 B5-1/);
  });

  it('repairs with what it has where nothing can be salvaged', () => {
    expect(choice({ red: 'G4-1 B4-1', offer: '- - - - -', deck: '' })).toMatch(
      /^repair (G4-1 B4-1|B4-1 G4-1)/,
    );
  });

  it('puts the module where it looks best at a glance', () => {
    const state = position({
      grid: ['r1c1 G5-3 3 yellow', 'r1c2 P4-4 2 red', 'r2c2 B5-2 1 yellow'],
      red: 'B3-1 B5-1 G4-1 P6-1',
      offer,
    });
    const chosen = cellOf(quick(state, RED, fastRandom(1)));
    const trials = new Trials(state);
    const cells = connectedCells(state.occupied);
    const looks = (cell: number) => glance(trials.repair(RED, state.kept[RED][0], cell, 3), RED);
    const best = looks(chosen);
    for (let cell = 0; cell < 25; cell++)
      if (holds(cells, cell)) expect(looks(cell)).toBeLessThanOrEqual(best);
  });
});
