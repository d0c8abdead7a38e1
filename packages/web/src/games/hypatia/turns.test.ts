import type { HypatiaEvent } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { logIcon, unfold } from './beats.ts';
import { positionFrom, ROUND_14 } from './testing/position.ts';
import { chapter, phaseWords } from './turns.ts';

const began: HypatiaEvent = { type: 'roundBegan', rule: 'HYP-201', open: { round: 14, seat: 0 } };
const crewPhase: HypatiaEvent = { type: 'crewPhaseBegan', rule: 'HYP-401', open: { round: 14, plays: 1 } };
const naming = { names: ['Ada'], reader: 0 };

describe('the match cut into phases', () => {
  it('has a plate over each phase', () => {
    expect(chapter(began, 0, naming)).toBe('Round 14 · Phage phase');
    expect(chapter(crewPhase, 0, naming)).toBe('Round 14 · Crew phase');
    expect(chapter({ type: 'passed', rule: 'HYP-405', open: {} }, 0, naming)).toBeNull();
  });

  it('says in a relay who commands', () => {
    expect(chapter(began, 0, { names: ['Ada', 'Bo'], reader: 0 })).toBe('Round 14 · you command');
    expect(chapter(began, 0, { names: ['Ada', 'Bo'], reader: 1 })).toBe('Round 14 · Ada commands');
  });

  it('has the same plates in a race, where all that happened aboard is one event', () => {
    const aboard: HypatiaEvent = {
      type: 'aboard',
      rule: 'HYP-110',
      open: { seat: 0 },
      own: { events: [began, crewPhase] },
    };
    const racing = { names: ['Ada', 'Bo'], reader: 0 };
    expect(unfold(aboard).map(({ rule }) => rule)).toEqual(['HYP-201', 'HYP-401']);
    expect(unfold(aboard).map((event) => chapter(event, 0, racing))).toEqual([
      'Round 14 · Phage phase',
      'Round 14 · Crew phase',
    ]);
    expect(unfold(aboard).map(logIcon)).toEqual([null, 'next']);
  });

  it('logs of the others only that they have finished', () => {
    const progress = { round: 3, rescued: 0, survivors: 20, armed: false, finished: false };
    const told = (finished: boolean): HypatiaEvent => ({
      type: 'progress',
      rule: 'HYP-902',
      open: { seat: 1, progress: { ...progress, finished } },
    });
    expect([told(false), told(true)].map(logIcon)).toEqual([null, 'person']);
  });

  it('leaves what others did as it is', () => {
    const elsewhere: HypatiaEvent = { type: 'aboard', rule: 'HYP-110', open: { seat: 1 } };
    expect(unfold(elsewhere)).toEqual([elsewhere]);
    expect(unfold(began)).toEqual([began]);
  });

  it('stands under the title', () => {
    const { view } = positionFrom(ROUND_14);
    expect(phaseWords(view, false, naming)).toBe('Solo · crew phase');
    expect(phaseWords(view, true, naming)).toBe('Round 14 · 20 aboard');
    const limited = positionFrom({ ...ROUND_14, options: { roundLimit: 40 } }).view;
    expect(phaseWords(limited, true, naming)).toBe('Round 14 of 40 · 20 aboard');
  });
});
