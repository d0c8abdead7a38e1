import { type OutpostEvent, shows } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import { cell } from '../testing/position.ts';
import { cuesOf } from './cues.ts';

const kinds = (event: OutpostEvent): string[] => cuesOf(event).map(({ kind }) => kind);

const repaired = (placed: number): OutpostEvent => ({
  type: 'repaired',
  rule: 'OPS-090',
  open: { seat: 0, card: 22, scrap: 28, cell: cell('r2c1'), colourMatch: true, overpay: 1, placed, lost: 0 },
});

const bonus = (kind: number): OutpostEvent => ({
  type: 'bonusUsed',
  rule: 'OPS-110',
  open: {
    seat: 0,
    kind,
    cell: cell('r2c1'),
    space: 0,
    centre: cell('r2c1'),
    cubes: kind === 3 ? [] : [{ cell: 5, before: kind === 1 ? 2 : 3, after: kind === 1 ? 3 : 2 }],
    lines: kind === 3 ? [{ line: 1, before: 2, after: 4 }] : [],
    safe: kind === 2 ? [7] : [],
    hit: [],
    shielded: [],
  },
});

describe('what moves', () => {
  it('in a repair: the module arrives, then the cubes drop one by one', () => {
    expect(kinds(repaired(3))).toEqual(['arrive', 'drop', 'drop', 'drop']);
    const starts = cuesOf(repaired(3)).map(({ at }) => at);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(new Set(starts).size).toBe(4);
  });

  it('in a bonus: a sweep first, then what it reached', () => {
    expect(kinds(bonus(1))).toEqual(['sweep', 'pop']);
    expect(kinds(bonus(2))).toEqual(['sweep', 'leave', 'shield']);
    expect(kinds(bonus(3))).toEqual(['sweep', 'grow']);
  });

  it('in a vote: every token flips', () => {
    const flipped = [1, 5].map((line) => ({ line, to: 0, red: 3, yellow: 2 }));
    expect(kinds({ type: 'votes', rule: 'OPS-131', open: { flipped } })).toEqual(['flip', 'flip']);
  });

  it('points at the cube that comes or goes', () => {
    expect(cuesOf(bonus(1))[1]).toMatchObject({ kind: 'pop', cell: 5, space: 2 });
    expect(cuesOf(bonus(2))[1]).toMatchObject({ kind: 'leave', cell: 5, space: 2 });
  });

  it('a usual turn of a repair, two bonuses and two flips takes less than 4 seconds', () => {
    const flipped = [1, 5].map((line) => ({ line, to: 0, red: 3, yellow: 2 }));
    const turn = [
      repaired(2),
      bonus(1),
      bonus(2),
      { type: 'votes', rule: 'OPS-131', open: { flipped } } as OutpostEvent,
    ];
    expect(turn.reduce((sum, event) => sum + (shows(event)?.lasts ?? 0), 0)).toBeLessThan(4000);
  });

  it('takes as long as the game says, with a breath after it', () => {
    for (const event of [repaired(0), repaired(1), repaired(3), bonus(1), bonus(2)]) {
      const last = Math.max(...cuesOf(event).map(({ at, lasts }) => at + lasts));
      expect(shows(event)?.lasts).toBe(last + 80);
    }
  });

  it('nothing where there is nothing to see', () => {
    expect(shows({ type: 'asked', rule: 'OPS-140', open: { seat: 0, phase: 'turn' } })).toBeNull();
  });
});
