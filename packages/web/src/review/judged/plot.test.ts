import type { Reviewed } from '@airlock/bots';
import { describe, expect, it } from 'vitest';
import { nextOf } from './order.ts';
import { plotOf } from './plot.ts';
import { decisionAt, inUnit, lossIn, nextToCorrect, signedIn, summaryOf, worstOf } from './summary.ts';

const decision = (index: number, verdict: Reviewed['verdict'], mean: number, loss = 0): Reviewed =>
  ({
    index,
    seat: 0,
    verdict,
    loss,
    done: { worth: { mean, low: mean - 0.1, high: mean + 0.1 } },
    best: { worth: { mean: mean + loss, low: mean, high: mean } },
  }) as unknown as Reviewed;

const MATCH = [
  decision(1, 'best', 0.5),
  decision(4, 'mistake', 0.3, 0.2),
  decision(6, 'slip', 0.2, 0.05),
  decision(8, 'mistake', 0.1, 0.1),
];

describe('the chart of a review', () => {
  it('begins with an average deal and ends with the result', () => {
    const plot = plotOf(MATCH, { unit: 'chance', start: 0.5, result: 0, end: 10, isDone: true });
    expect(plot.line).toMatch(/^M0\.0 50\.0L100\.0 50\.0L400\.0 70\.0/);
    expect(plot.line).toMatch(/L1000\.0 100\.0$/);
    expect(plot.knownTo).toBe(1);
    expect(plot.dots.map(({ x }) => x)).toEqual([0.1, 0.4, 0.6, 0.8]);
  });

  it('says how far it is known while decisions are still judged', () => {
    const plot = plotOf(MATCH.slice(0, 2), { unit: 'chance', start: 0.5, result: 0, end: 10, isDone: false });
    expect(plot.knownTo).toBe(0.4);
    expect(plot.line).not.toContain('1000.0');
  });

  it('takes its scale from scores where there are scores', () => {
    const plot = plotOf([decision(1, 'best', 6), decision(2, 'fine', 12)], {
      unit: 'score',
      start: 4,
      result: 10,
      end: 3,
      isDone: true,
    });
    expect(plot.scale[0]).toBeCloseTo(12.1);
    expect(plot.scale[2]).toBe(0);
  });
});

describe('the way through a review', () => {
  it('leads from mistake to mistake, then to the slips, and says when there are no more', () => {
    expect(nextToCorrect(MATCH, 0)?.index).toBe(4);
    expect(nextToCorrect(MATCH, 4)?.index).toBe(8);
    expect(nextToCorrect(MATCH, 5)?.index).toBe(8);
    expect(nextToCorrect(MATCH, 8)?.index).toBe(6);
    expect(nextToCorrect(MATCH, 6)).toBeNull();
    expect(nextToCorrect(MATCH, 9)?.index).toBe(4);
    expect(nextToCorrect([decision(2, 'slip', 0.4, 0.04)], 0)?.index).toBe(2);
    expect(nextToCorrect([decision(2, 'best', 0.4)], 0)).toBeNull();
  });

  it('shows the decision that was made last at each place', () => {
    expect(decisionAt(MATCH, 0)).toBeNull();
    expect(decisionAt(MATCH, 5)?.index).toBe(4);
    expect(decisionAt(MATCH, 6)?.index).toBe(6);
  });

  it('keeps the three worst as exercises, the worst first', () => {
    expect(worstOf(MATCH).map(({ index }) => index)).toEqual([4, 8, 6]);
  });

  it('judges the reader’s decisions first', () => {
    const decisions = [0, 1, 2, 3].map((index) => ({ index, seat: index % 2 }));
    expect(nextOf(decisions, () => false, 1)?.index).toBe(1);
    expect(nextOf(decisions, (index) => index === 1, 1)?.index).toBe(3);
    expect(nextOf(decisions, (index) => index % 2 === 1, 1)?.index).toBe(0);
    expect(nextOf(decisions, () => true, 1)).toBeUndefined();
  });

  it('adds up a seat: what is judged, what was given away, and luck when all is judged', () => {
    const outline = {
      unit: 'chance' as const,
      limits: { slip: 0.03, mistake: 0.08 },
      start: 0.5,
      dealt: [[{ from: 1, result: 0 }]],
      suspects: false,
      strongest: { id: 'expert', name: 'Commander' },
      decisions: MATCH.map(({ index }) => ({ index, seat: 0 })),
    };
    const some = new Map(MATCH.slice(0, 2).map((one) => [one.index, one] as const));
    expect(summaryOf(outline, some, 0)).toMatchObject({ done: 2, of: 4, luck: null });
    const all = summaryOf(outline, new Map(MATCH.map((one) => [one.index, one] as const)), 0);
    expect(all.counts).toEqual({ best: 1, fine: 0, slip: 1, mistake: 2 });
    expect(all.given).toBeCloseTo(0.35);
    expect(all.luck?.decisions).toBeCloseTo(-0.35);
  });

  it('writes worths and losses in the unit of the game', () => {
    expect([inUnit('chance', 0.414), inUnit('score', 6.25), inUnit('seconds', -31.4)]).toEqual([
      '41 %',
      '6.3',
      '31 s',
    ]);
    expect([signedIn('chance', -0.1), signedIn('score', 2), signedIn('seconds', -7)]).toEqual([
      '−10 %',
      '+2.0',
      '+7 s',
    ]);
    expect([lossIn('chance', 0.13), lossIn('score', 1.5), lossIn('seconds', 4.6)]).toEqual([
      '−13',
      '−1.5',
      '+5 s',
    ]);
  });
});
