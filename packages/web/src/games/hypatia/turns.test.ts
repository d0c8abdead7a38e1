import type { HypatiaEvent } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { positionFrom, ROUND_14 } from './testing/position.ts';
import { chapter, phaseWords } from './turns.ts';

const began: HypatiaEvent = { type: 'roundBegan', rule: 'HYP-201', open: { round: 14, seat: 0 } };
const naming = { names: ['Ada'], reader: 0 };

describe('the match cut into phases', () => {
  it('has a plate over each phase', () => {
    expect(chapter(began)).toBe('Round 14 · Phage phase');
    expect(chapter({ type: 'crewPhaseBegan', rule: 'HYP-401', open: { plays: 1 } })).toBe('Crew phase');
    expect(chapter({ type: 'passed', rule: 'HYP-405', open: {} })).toBeNull();
  });

  it('has a plate a round in a race', () => {
    const aboard: HypatiaEvent = {
      type: 'aboard',
      rule: 'HYP-201',
      open: { seat: 0 },
      own: { events: [began] },
    };
    expect(chapter(aboard)).toBe('Round 14');
  });

  it('stands under the title', () => {
    const { view } = positionFrom(ROUND_14);
    expect(phaseWords(view, false, naming)).toBe('Solo · crew phase');
    expect(phaseWords(view, true, naming)).toBe('Round 14 of 40 · crew');
  });
});
