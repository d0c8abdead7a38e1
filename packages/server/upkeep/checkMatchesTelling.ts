/** What `airlock check-matches` found, for people. */
import { FATES, type MatchesReport, type MatchFate } from './checkMatches.ts';

/** Beyond this many of a kind, the rest is only counted. */
const MOST_SENTENCES = 20;

const SUMMARIES: Readonly<Record<MatchFate['fate'], (count: string) => string>> = {
  goesOn: (count) => `${count} would continue`,
  ends: (count) => `${count} would end without a winner`,
  reviewable: (count) => `${count} that ended can still be reviewed`,
  notReviewable: (count) => `${count} that ended can no longer be reviewed, only downloaded`,
  notOpened: (count) => `${count} cannot be opened`,
};

export function tellMatches({ data, serverRuns, matches, unreadable }: MatchesReport): string {
  const lines = [`${data}${serverRuns ? ', as a copy while the server runs' : ''}:`];
  for (const fate of FATES) {
    const found = matches.filter((match) => match.fate === fate);
    if (found.length === 0 && fate !== 'goesOn' && fate !== 'ends') continue;
    const isBad = found.some(({ running }) => running && fate !== 'goesOn');
    lines.push(`${isBad ? '✗' : '✓'}  ${SUMMARIES[fate](counted(found.length))}`);
    const explained = found.filter(({ reason }) => reason !== null);
    for (const match of explained.slice(0, MOST_SENTENCES)) lines.push(`      ${sentenceOf(match)}`);
    if (explained.length > MOST_SENTENCES)
      lines.push(`      … and ${explained.length - MOST_SENTENCES} more; --json has all.`);
  }
  if (unreadable > 0) lines.push(`✗  ${unreadable} tables cannot be read; "airlock check" says more`);
  lines.push('Nothing was changed.');
  return lines.join('\n');
}

const counted = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

const sentenceOf = ({ table, game, rules, rulesNow, actions, reason }: MatchFate): string => {
  const versions = rulesNow === null || rules === rulesNow ? '' : `, rules ${rules} → ${rulesNow}`;
  const done = actions === 1 ? '1 action' : `${actions} actions`;
  return `Table ${table} (${game}${versions}, ${done}): by these rules ${reason}.`;
};
