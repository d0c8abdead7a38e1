import type { DailyBoard } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { merged } from './board.ts';

const result = (name: string, you: boolean, score: number) => ({ name, you, won: score > 5, score });

const board = (changes: Partial<DailyBoard>): DailyBoard => ({
  mine: null,
  finished: 0,
  results: [],
  ...changes,
});

const SERVER = board({ finished: 2, results: [result('Ann', false, 9), result('Bob', false, 2)] });
const OWN = board({
  mine: { code: 'HERE-420731-VANE', over: true, won: true, score: 7 },
  finished: 1,
  results: [result('Me', true, 7)],
});

describe('the board of a day', () => {
  it('is unknown where neither the server nor the browser knows anything', () => {
    expect(merged(null, null)).toBe('unknown');
  });

  it('is the server’s where nothing was played in the browser', () => {
    expect(merged(SERVER, null)).toBe(SERVER);
    expect(merged(SERVER, board({}))).toBe(SERVER);
  });

  it('has one’s own result without a server', () => {
    expect(merged(null, OWN)).toBe(OWN);
  });

  it('has one’s own result in its place, before the server has heard of it', () => {
    expect(merged(SERVER, OWN)).toMatchObject({
      mine: OWN.mine,
      finished: 3,
      results: [{ name: 'Ann' }, { name: 'Me' }, { name: 'Bob' }],
    });
  });

  it('has it once when the server knows it too', () => {
    const mine = { code: 'KEEL-420731-VANE', over: true, won: true, score: 7 };
    const known = { ...SERVER, mine, finished: 3, results: [...SERVER.results, result('Me', true, 7)] };
    expect(merged(known, OWN)).toEqual(known);
  });

  it('leads to the try that goes on in the browser', () => {
    const goesOn = board({ mine: { code: 'HERE-420731-VANE', over: false } });
    expect(merged(SERVER, goesOn)).toMatchObject({ mine: goesOn.mine, finished: 2 });
  });
});
