import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { overtaken } from './overtaken.ts';

const second = (waitedFor: readonly number[]): string | undefined =>
  overtaken({ mySeat: signal<number | null>(1), waitedFor: signal(waitedFor) }).second;

describe('an action that came too late', () => {
  it('is to be chosen again where the seat is still asked for something', () => {
    expect(second([0, 1])).toBe('Here is where it stands now. Choose again.');
  });

  it('leaves nothing to choose where others are asked, or nobody is', () => {
    expect(second([0])).toBe('Here is where it stands now.');
    expect(second([])).toBe('Here is where it stands now.');
  });
});
