import type { TableSummary } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { inOrder } from './inOrder.ts';

const table = (code: string, rest: Partial<TableSummary>): TableSummary => ({
  code,
  game: 'outpost-seven',
  stage: 'playing',
  seats: ['Moonhopper', 'Officer'],
  mySeat: 0,
  myMove: false,
  moves: 3,
  changedAt: 0,
  company: true,
  ...rest,
});
const codes = (tables: TableSummary[]): string[] => inOrder(tables).map(({ code }) => code);

describe('the games to continue', () => {
  it('are those that wait for me first, then the newest', () => {
    expect(
      codes([
        table('OLD-10-ONE', { changedAt: 1 }),
        table('NEW-10-ONE', { changedAt: 9 }),
        table('MINE-10-ONE', { changedAt: 5, myMove: true }),
      ]),
    ).toEqual(['MINE-10-ONE', 'NEW-10-ONE', 'OLD-10-ONE']);
  });

  it('leave finished ones out while any is open', () => {
    const over = table('OVER-10-ONE', { stage: 'over' });
    expect(codes([over, table('OPEN-10-ONE', { stage: 'lobby' })])).toEqual(['OPEN-10-ONE']);
    expect(codes([over])).toEqual(['OVER-10-ONE']);
  });

  it('tell for a week of one that ended because the rules were changed', () => {
    const day = 24 * 60 * 60 * 1000;
    const now = 100 * day;
    const shown = (days: number): string[] => {
      const ended = { stage: 'abandoned', oldRules: 'ended', changedAt: now - days * day } as const;
      const tables = [table('OPEN-10-ONE', {}), table('ENDED-10-ONE', ended)];
      return inOrder(tables, now).map(({ code }) => code);
    };
    expect(shown(6)).toEqual(['ENDED-10-ONE', 'OPEN-10-ONE']);
    expect(shown(8)).toEqual(['OPEN-10-ONE']);
  });
});
