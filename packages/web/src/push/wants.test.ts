import { describe, expect, it } from 'vitest';
import { readWants } from './wants.ts';

describe('what a browser wants to be told of', () => {
  it('is one’s move and company, until something else is chosen', () => {
    expect(readWants(null)).toEqual(['move', 'seat']);
    expect(readWants('["late","move"]')).toEqual(['move', 'late']);
    expect(readWants('[]')).toEqual([]);
  });

  it('is the usual where something else was kept', () => {
    expect(readWants('nonsense')).toEqual(['move', 'seat']);
    expect(readWants('{"move":true}')).toEqual(['move', 'seat']);
    expect(readWants('["all"]')).toEqual([]);
  });
});
