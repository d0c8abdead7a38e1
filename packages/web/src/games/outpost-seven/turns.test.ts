import type { OutpostEvent } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../contract.ts';
import { viewFrom } from './testing/position.ts';
import { chapter, lastTurn, phaseWords, turnNumber } from './turns.ts';

const asked = (seat: number, phase: 'keepFirst' | 'turn' | 'bonus' = 'turn'): OutpostEvent => ({
  type: 'asked',
  rule: 'OPS-140',
  open: { seat, phase },
});
const dealt: OutpostEvent = { type: 'dealt', rule: 'OPS-023', open: { count: 7 } };
const salvaged = (seat: number): OutpostEvent => ({
  type: 'salvaged',
  rule: 'OPS-060',
  open: { seat, cards: [1], slots: [0], hand: 4 },
});
const moments = (...entries: OutpostEvent[][]): Moment<OutpostEvent>[] =>
  entries.map((events, sequence) => ({ sequence, seat: 0, at: 0, events }));

describe('turns', () => {
  const match = moments(
    [dealt, asked(0, 'keepFirst')],
    [asked(0)],
    [salvaged(0), asked(1)],
    [salvaged(1), asked(1, 'bonus')],
    [asked(0)],
  );

  it('count from the first one on', () => {
    expect(turnNumber(match)).toBe(3);
    expect(turnNumber(match.slice(0, 1))).toBe(0);
  });

  it('are looked back at as a whole, choices within them included', () => {
    expect(lastTurn(match)).toEqual([salvaged(1), asked(1, 'bonus')]);
  });

  it('begin with the opening, which is all there is to look back at before the first', () => {
    expect(lastTurn(match.slice(0, 1))).toEqual([dealt, asked(0, 'keepFirst')]);
    expect(lastTurn(match.slice(0, 2))).toEqual([dealt, asked(0, 'keepFirst')]);
  });

  it('stand on the plates of the log with number and colour', () => {
    expect(chapter(dealt, 0)).toBeNull();
    expect(chapter(asked(0, 'keepFirst'), 0)).toBeNull();
    expect(chapter(asked(0), 0)).toBe('Turn 1 · Red');
    expect(chapter(asked(1), 1)).toBe('Turn 2 · Yellow');
  });
});

it('the top bar says whose turn it is', () => {
  const naming = { names: ['quietmoss', 'Officer'], reader: 0 };
  expect(phaseWords(viewFrom({}), 15, naming)).toBe('Turn 15 · your turn');
  expect(phaseWords(viewFrom({ active: 1 }), 15, naming)).toBe('Turn 15 · Officer’s turn');
  expect(phaseWords(viewFrom({ phase: 'keepFirst' }), 0, naming)).toBe('The start · your turn');
});
