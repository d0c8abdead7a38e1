/** Which of one's tables come first. */
import type { TableSummary } from '@airlock/protocol';

export const isOpen = ({ stage }: TableSummary): boolean => stage === 'lobby' || stage === 'playing';

/** One's own moves first, then what changed last. Finished games are found only while nothing else is open. */
export function inOrder(tables: readonly TableSummary[]): TableSummary[] {
  const open = tables.filter(isOpen);
  return (open.length > 0 ? open : [...tables]).sort(
    (a, b) => Number(b.myMove) - Number(a.myMove) || b.changedAt - a.changedAt,
  );
}
