import type { TableSummary } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './groups.ts';

const table = (code: string, more: Partial<TableSummary>): TableSummary => ({
  code,
  game: 'outsider',
  stage: 'playing',
  seats: ['Ann', 'Ben'],
  mySeat: 0,
  myMove: false,
  moves: 3,
  changedAt: 0,
  company: true,
  ...more,
});

describe('one’s games', () => {
  it('stand by what there is to do, and within that by the time that is left', () => {
    const groups = groupsOf([
      table('over', { stage: 'over' }),
      table('stopped', { stage: 'abandoned', changedAt: 5 }),
      table('open', { stage: 'lobby' }),
      table('theirs', {}),
      table('mine, later', { myMove: true, due: 9_000 }),
      table('mine, soon', { myMove: true, due: 1_000 }),
      table('mine, whenever', { myMove: true, changedAt: 7 }),
    ]);
    expect(groups.map(({ group, tables }) => [group, tables.map(({ code }) => code)])).toEqual([
      ['mine', ['mine, soon', 'mine, later', 'mine, whenever']],
      ['waiting', ['theirs']],
      ['open', ['open']],
      ['finished', ['stopped', 'over']],
    ]);
  });

  it('leave out what there is none of', () => {
    expect(groupsOf([])).toEqual([]);
  });
});
