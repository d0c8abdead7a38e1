/** What a long measurement has found so far, kept in a file, so that it can be ended at any time and goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Complaint } from './complaint.ts';

export interface Notebook<Note> {
  readonly notes: readonly Note[];
  add(note: Note): void;
}

/** Without a file it is in memory alone. `of` says what is measured: another measurement's notes are refused. */
export function notebookAt<Note>(path: string | undefined, of: string): Notebook<Note> {
  const notes: Note[] = path === undefined ? [] : read(path, of);
  return {
    notes,
    add(note) {
      notes.push(note);
      if (path !== undefined) appendFileSync(path, `${JSON.stringify(note)}\n`);
    },
  };
}

function read<Note>(path: string, of: string): Note[] {
  const first = JSON.stringify({ of });
  if (!existsSync(path)) {
    writeFileSync(path, `${first}\n`);
    return [];
  }
  const [begins, ...lines] = readFileSync(path, 'utf8').split('\n');
  if (begins !== first) throw new Complaint(`${path} holds notes of something else than: ${of}`);
  // What follows the last end of a line was being written when the process was ended.
  const whole = lines.slice(0, -1);
  if (lines.at(-1) !== '') writeFileSync(path, [first, ...whole, ''].join('\n'));
  return whole.map((line): Note => JSON.parse(line));
}
