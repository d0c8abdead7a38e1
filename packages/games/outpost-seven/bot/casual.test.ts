import { fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { codec } from '../actions.ts';
import { RED } from '../cards.ts';
import { salvaging } from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';
import { casual } from './casual.ts';

const choice = (written: WrittenPosition): string =>
  codec.write(casual(position(written), RED, fastRandom(1)));

/** Three cubes on an empty station turn lines of six people or more. */
const good = 'B3-1 B5-1';
const offer = 'P3-1 P3-2 P4-1 P6-1 P5-1';

describe('the casual player', () => {
  it('repairs where it gains enough and three cards are in hand', () => {
    expect(choice({ red: `${good} G6-1`, offer })).toMatch(/^repair B3-1/);
  });

  it('salvages with two cards in hand, however good they are', () => {
    expect(choice({ red: good, offer })).toMatch(/^salvage/);
  });

  it('salvages where no repair gains 1.5', () => {
    expect(choice({ red: 'B5-1 G5-1 P5-2', offer })).toMatch(/^salvage/);
  });

  it('repairs, good or not, where nothing can be salvaged', () => {
    expect(choice({ red: good, offer: '- - - - -', deck: '' })).toMatch(/^repair B3-1 B5-1/);
    expect(choice({ red: 'B5-1 G5-1 P5-2', offer: '- - - - -', deck: '' })).toMatch(/^repair/);
  });

  it('takes most cards, and of those the highest total', () => {
    const written = { red: good, offer: 'P3-1 P4-1 P3-2 P5-1 P4-2' };
    expect(choice(written)).toBe(salvaging(position(written), 'P3-1 P4-1 P5-1'));
  });

  it('looks for the cell with most votes and cubes, whatever will become of it', () => {
    // Row 2 and column 5 are yellow's richest lines; three cubes and one more by PLACE where nothing else is lost.
    expect(choice({ red: `${good} G6-1`, offer })).toMatch(/r2c5$/);
  });

  it('keeps the set with the highest hand value', () => {
    const state = position({
      red: 'B3-1 B5-1 G4-1 G4-2 P4-3 P6-1 P6-2',
      yellow: 'G3-1 G3-2 G3-3 P3-1 P3-2 P3-3 G5-5',
      phase: 'keepFirst',
    });
    // Total 12: 3+5+4 with a pair of three cubes beats 4+4+4 and 6+6.
    expect(codec.write(casual(state, RED, fastRandom(1)))).toBe('keep 1,2,3');
  });
});
