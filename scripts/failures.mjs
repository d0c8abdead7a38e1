// What failed is told once more at the end of a run: whoever reads a log reads its end.
import { stripVTControlCharacters } from 'node:util';

/** More of a message is in the report of its tool. */
const LONGEST = 4000;

/** A test that failed, with what it said. */
export function failure(name, messages) {
  const said = stripVTControlCharacters(messages.filter(Boolean).join('\n'));
  const text = said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
  return [`✗ ${name}`, ...text.split('\n').filter((line) => line.trim() !== '')].join('\n    ');
}
