/** New files that a simulation writes beside its report. They are opened before the first game, so that a wrong name costs nothing. */
import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from './complaint.ts';
import { reasonOf } from './matchFiles.ts';

/** A text file that grows line by line. */
export interface Lines {
  write(line: string): void;
  close(): void;
}

/** Nothing that exists is written over. */
export function newLines(path: string): Lines {
  const file = attempt(path, () => openSync(path, 'wx'));
  return {
    write: (line) => attempt(path, () => writeSync(file, `${line}\n`)),
    close: () => closeSync(file),
  };
}

export interface Folder {
  write(name: string, text: string): void;
  /** Removes what was made for it, as long as nothing is in it. */
  undo(): void;
}

/** A folder for new files of these names; it is made where it is missing. */
export function newFiles(folder: string, names: readonly string[]): Folder {
  const taken = names.find((name) => existsSync(join(folder, name)));
  if (taken !== undefined)
    throw new Complaint(`${join(folder, taken)} already exists; choose another folder.`);
  const made = attempt(folder, () => mkdirSync(folder, { recursive: true }));
  return {
    write(name, text) {
      const path = join(folder, name);
      attempt(path, () => writeFileSync(path, text, { flag: 'wx' }));
    },
    undo() {
      if (made !== undefined) rmSync(made, { recursive: true });
    },
  };
}

function attempt<Result>(path: string, write: () => Result): Result {
  try {
    return write();
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new Complaint(
      exists
        ? `${path} already exists; choose another name.`
        : `${path} cannot be written: ${reasonOf(error)}.`,
    );
  }
}
