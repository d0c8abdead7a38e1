/** `airlock matches`: what was played in the terminal, to be continued or looked through. */
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { endedFileOf, isEnded, keptNames, readKept, usualFolder } from '../play/keptMatches.ts';
import { columns, print, printJson } from '../print.ts';

interface Flags {
  readonly keep?: string;
  readonly json?: true;
}

export function addMatches(program: Command): void {
  program
    .command('matches')
    .summary('list the matches that were played in the terminal')
    .description('Lists the matches that were played in the terminal, those begun last first.')
    .option('--keep <folder>', 'the folder they are kept in (default: .airlock/terminal at home)')
    .option('--json', 'print one JSON object')
    .action(matches);
}

interface Row {
  readonly name: string;
  readonly game?: string;
  readonly actions?: number;
  readonly over: boolean;
  readonly file?: string;
  /** What is wrong with it. */
  readonly damaged?: string;
}

function rowOf(folder: string, name: string): Row {
  const over = isEnded(folder, name);
  try {
    const { table, actions } = readKept(folder, name);
    const file = over ? { file: endedFileOf(folder, name) } : {};
    return { name, game: table.game, actions, over, ...file };
  } catch (error) {
    // One that is damaged hides none of the others.
    if (!(error instanceof Complaint)) throw error;
    return { name, over, damaged: error.message };
  }
}

const wayOn = ({ name, file, damaged }: Row): string =>
  damaged ?? (file ? `over: airlock replay ${file}` : `airlock play --resume ${name}`);

function matches({ keep, json }: Flags): void {
  const folder = keep ?? usualFolder();
  const found = keptNames(folder).map((name) => rowOf(folder, name));
  if (json) printJson({ folder, matches: found });
  else if (found.length === 0) print(`No match is kept in ${folder}.`);
  else {
    const rows = found.map((row) => [row.name, row.game ?? '', String(row.actions ?? ''), wayOn(row)]);
    print(...columns([['match', 'game', 'actions', ''], ...rows], ['left', 'left', 'right', 'left']));
  }
}
