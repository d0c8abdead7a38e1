import { describe, expect, it } from 'vitest';
import { codec } from './actions.ts';
import { numbering } from './numbering.ts';

const numberOf = (text: string): number => numbering.numberOf(codec.read(text) ?? -1);

describe('the numbering for masks', () => {
  it('does not tell moments apart', () => {
    expect(numberOf('place F04 3 -1 r1 @99980')).toBe(numberOf('place F04 3 -1 r1 @0'));
    expect(numberOf('flip @7')).toBe(numberOf('flip @8'));
  });

  it('tells everything else apart that a list holds', () => {
    const texts = [
      ...['place F04 3 -1 r1 @0', 'place F04 3 -1 r2 @0', 'place F04 -1 3 r1 @0', 'place F05 3 -1 r1 @0'],
      ...['pickUp F04 @0', 'pickUp F05 @0', 'mark F04', 'autoFlip on @0', 'autoFlip off @0', 'flip @0'],
      ...['lost 1 @0', 'lost 2 @0', 'back 1', 'back 2', 'ready', 'go', 'continue', 'briefingOver', 'resign'],
    ];
    const numbers = texts.map(numberOf);
    expect(new Set(numbers).size).toBe(texts.length);
    expect(numbers.every((number) => number >= 0 && number < numbering.size)).toBe(true);
  });

  it('has no number for what no list holds', () => {
    expect(numberOf('place F04 41 0 r0 @0')).toBe(-1);
    expect(numberOf('pickUp F04,F05 @0')).toBe(-1);
  });

  it('uses its numbers from the first to the last', () => {
    expect([numberOf('briefingOver'), numberOf('continue')]).toEqual([0, numbering.size - 1]);
  });
});
