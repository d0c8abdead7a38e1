/** Runs the program that looks after the data, as the command line does. */
import { execFile } from 'node:child_process';
import { builtFile } from './startForTest.ts';

export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export function upkeep(...args: readonly string[]): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [builtFile('airlock-upkeep.js'), ...args], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr });
    });
  });
}
