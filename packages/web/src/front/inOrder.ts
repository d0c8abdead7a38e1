/** Which of one's tables come first. */
import type { TableSummary } from '@airlock/protocol';

/** How long somebody is told that a match of theirs ended because the rules were changed, whatever else they play. */
const NEWS_MS = 7 * 24 * 60 * 60 * 1000;

export const isOpen = ({ stage }: TableSummary): boolean => stage === 'lobby' || stage === 'playing';

const isNews = ({ oldRules, changedAt }: TableSummary, now: number): boolean =>
  oldRules === 'ended' && now - changedAt < NEWS_MS;

/** One's own moves first, then what changed last. Finished games are found only while nothing else is open. */
export function inOrder(tables: readonly TableSummary[], now = Date.now()): TableSummary[] {
  const shown = tables.some(isOpen)
    ? tables.filter((table) => isOpen(table) || isNews(table, now))
    : [...tables];
  return shown.sort((a, b) => Number(b.myMove) - Number(a.myMove) || b.changedAt - a.changedAt);
}
