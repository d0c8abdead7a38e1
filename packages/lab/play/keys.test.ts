import { describe, expect, it } from 'vitest';
import { Keys } from './keys.ts';

describe('the numbers of a list', () => {
  it('count from 1 at first, and are the same for the same list', () => {
    const keys = new Keys();
    expect(keys.of('', ['gather', 'scrap', 'pass'])).toEqual(['1', '2', '3']);
    expect(keys.of('', ['gather', 'scrap', 'pass'])).toEqual(['1', '2', '3']);
  });

  it('stay with what is offered again, whatever comes and goes beside it', () => {
    const keys = new Keys();
    keys.of('', ['gather', 'scrap', 'pass']);
    expect(keys.of('', ['gather', 'pass'])).toEqual(['1', '3']);
    expect(keys.of('', ['burn', 'gather', 'buy', 'pass'])).toEqual(['2', '1', '4', '3']);
  });

  it('are those of one question alone', () => {
    const keys = new Keys();
    keys.of('', ['gather', 'pass']);
    expect(keys.of('scrap', ['pass', 'GE01'])).toEqual(['1', '2']);
  });

  it('are given up where they would leave a list of few with large numbers', () => {
    const keys = new Keys();
    keys.of('', ['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    expect(keys.of('', ['g'])).toEqual(['1']);
  });
});
