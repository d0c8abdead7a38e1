import type { OutsiderEvent } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { cuesOf } from './motion/motion.ts';
import { crisisDrawing, DRAWING_NAMES, DRAWING_SEAT, turnDrawing } from './testing/position.ts';

const naming = { names: DRAWING_NAMES, reader: DRAWING_SEAT };
const { moments } = turnDrawing();
const events = moments.flatMap((moment) => moment.events);
const told = (type: string): OutsiderEvent => events.find((event) => event.type === type) as OutsiderEvent;

describe('why?', () => {
  it('names the Goal and the turn whose Stabilise spares the deck', () => {
    const paper = explain(told('entropySpared'), naming, moments);
    expect(paper?.question).toBe('Why did Entropy remove nothing?');
    expect(paper?.sentences).toEqual([
      'quietmoss completed *Purge the Air* in turn 12. Its repair bonus begins with Stabilise, which lasts until the start of their next turn.',
    ]);
    expect(paper?.sum).toEqual(['Cascading Decay asks for 2 cards', 'Stabilise: 0']);
  });

  it('counts the Dark of a revealed Supply', () => {
    expect(explain(told('supplyRevealed'), naming, moments)?.sum).toEqual([
      '3 Dark of 5 cards',
      'more than half',
    ]);
  });

  it('shows the sum behind a loss, and what Doomed means', () => {
    const paper = explain(told('survivalChanged'), naming, moments);
    expect(paper?.question).toBe('Why did Boatswain lose 1?');
    expect(paper?.sum).toEqual(['1 − 1', '0 Survival']);
    expect(paper?.sentences.join(' ')).toMatch(/Void Sickness.*Boatswain is Doomed/);
  });

  it('tells what brought a Crisis', () => {
    const crisis = crisisDrawing();
    const revealed = crisis.moments
      .flatMap((moment) => moment.events)
      .findLast(({ type }) => type === 'crisisRevealed');
    expect(explain(revealed as OutsiderEvent, naming, crisis.moments)?.sentences[0]).toBe(
      'A Dark was discarded from your hand, and whoever discards a Dark draws a Crisis.',
    );
  });
});

describe('motion', () => {
  it('lets a loss rise from its seat, and from the rail for the reader', () => {
    const loss = {
      type: 'survivalChanged',
      rule: 'OUT-604',
      open: { seat: 1, by: -2, now: 1, doomed: false },
    } as const;
    expect(cuesOf(loss, DRAWING_SEAT)).toMatchObject([{ at: '[data-seat="1"]', word: '−2' }]);
    expect(cuesOf(loss, 1)).toMatchObject([{ at: '[data-you], [data-seat="1"]' }]);
  });

  it('turns every card over when loyalties are shown', () => {
    const declared = {
      type: 'declared',
      rule: 'OUT-801',
      open: { seat: 0, loyalties: [0, 1, 0], goals: 2 },
    } as const;
    expect(cuesOf(declared, -1)).toHaveLength(3);
  });
});
