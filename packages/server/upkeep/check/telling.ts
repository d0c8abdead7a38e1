/** What a check found, for people. */

import type { Report } from './check.ts';
import { CHAPTERS } from './examine.ts';

/** Beyond this many of a kind, the rest is only counted. */
const MOST_SENTENCES = 20;

export function tellReport(report: Report): string {
  const { findings, data, running, salvaged } = report;
  const lines = [`${data}${running ? ', as a copy while the server runs' : ''}:`];
  for (const chapter of CHAPTERS) {
    const found = findings.filter((finding) => finding.chapter === chapter);
    const isDamaged = found.some(({ isDamage }) => isDamage);
    lines.push(`${isDamaged ? '✗' : '✓'}  ${chapter.padEnd(6)}  ${summary(report, chapter)}`);
    for (const { sentence } of found.slice(0, MOST_SENTENCES)) lines.push(`      ${sentence}`);
    if (found.length > MOST_SENTENCES)
      lines.push(`      … and ${found.length - MOST_SENTENCES} more; --json has all.`);
  }
  const damages = findings.filter(({ isDamage }) => isDamage).length;
  if (salvaged !== null) lines.push(`What is whole is in ${salvaged}. Nothing was changed in ${data}.`);
  else if (damages === 0) lines.push('Everything is whole.');
  else lines.push('"airlock check --salvage FOLDER" writes what is whole into a new data folder.');
  return lines.join('\n');
}

function summary({ tables, actions, people, lines }: Report, chapter: (typeof CHAPTERS)[number]): string {
  switch (chapter) {
    case 'people':
      return `${people}`;
    case 'tables':
      return `${tables}, with ${actions} actions`;
    case 'talk':
      return `${lines} lines`;
    case 'file':
      return 'the database and its write-ahead log';
    case 'key':
      return 'what signs the sessions';
  }
}
