/** One's games by what there is to do about them. */
import type { TableSummary } from '@airlock/protocol';

export type Group = 'mine' | 'waiting' | 'open' | 'finished';

const GROUPS: readonly Group[] = ['mine', 'waiting', 'open', 'finished'];

function groupOf({ stage, myMove }: TableSummary): Group {
  if (stage === 'lobby') return 'open';
  if (stage !== 'playing') return 'finished';
  return myMove ? 'mine' : 'waiting';
}

const FOR_EVER = Number.POSITIVE_INFINITY;

/** Where a clock runs, the one that runs out first comes first; elsewhere what changed last does. */
const inOrder = (a: TableSummary, b: TableSummary): number => {
  const [one, other] = [a.due ?? FOR_EVER, b.due ?? FOR_EVER];
  return one === other ? b.changedAt - a.changedAt : one - other;
};

/** The groups that have any, in the order in which they are shown. */
export const groupsOf = (
  tables: readonly TableSummary[],
): readonly { readonly group: Group; readonly tables: readonly TableSummary[] }[] =>
  GROUPS.map((group) => ({
    group,
    tables: tables.filter((table) => groupOf(table) === group).sort(inOrder),
  })).filter(({ tables: some }) => some.length > 0);
