/**
 * `airlock backup`, `restore`, `check`, `check-matches`, `migrate-data` and `forget`: handed over to the server's own program. Its data is known to the server
 * alone, and the command line knows no more of it than the name of the file that does this.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { inHouse } from '../house.ts';

interface Flags {
  readonly data?: string;
  readonly replace?: true;
  readonly salvage?: string;
  readonly json?: true;
}

const DATA = [
  '--data <folder>',
  'the data folder of the server (default: the folder "data" of the project)',
] as const;

export function addUpkeep(program: Command): void {
  program
    .command('backup')
    .summary('write everything a server keeps to one file, while it runs')
    .description(
      'Writes everything a server keeps to one file: tables, matches, talk, people and the key that signs\n' +
        'their sessions, as they are at one moment. The server may keep running and does not wait.',
    )
    .argument('<target>', 'the file to write, or a folder for one named after the moment')
    .option(...DATA)
    .option('--replace', 'replace an existing file')
    .action((target: string, flags: Flags) => handOver('backup', [target], flags));
  program
    .command('restore')
    .summary('put a backup into a data folder')
    .description(
      'Puts a backup into a data folder that is empty and that no server uses. The backup is checked before\n' +
        'anything is changed.',
    )
    .argument('<file>', 'a backup')
    .option(...DATA)
    .option('--replace', 'set aside what a server kept in that folder')
    .action((file: string, flags: Flags) => handOver('restore', [file], flags));
  program
    .command('check')
    .summary('find what is damaged in the data, and save what is whole')
    .description(
      'Looks at a copy of the data: the file itself, every record, every log, and whether every match can be\n' +
        'played again from its log. Changes nothing. Exit code 1 if anything is damaged.',
    )
    .option(...DATA)
    .option('--salvage <folder>', 'write what is whole into a new data folder')
    .option('--json', 'print one JSON object')
    .action((flags: Flags) => handOver('check', [], flags));
  addCheckMatches(program);
  addForget(program);
  addMigrateData(program);
}

function addCheckMatches(program: Command): void {
  program
    .command('check-matches')
    .summary('say which running matches an update of the rules would end')
    .description(
      'Plays every match in a data folder by the rules of this version and says which of them would continue, and which\n' +
        'would end because these rules do not lead to where they stand. Looks at a copy and changes nothing; a server may\n' +
        'keep running. Exit code 1 if a running match could not continue.',
    )
    .argument('<data>', 'the data folder of a server')
    .option('--json', 'print one JSON object')
    .action((data: string, flags: Flags) => handOver('check-matches', [data], flags));
}

function addForget(program: Command): void {
  program
    .command('forget')
    .summary('delete what a server keeps about a person')
    .description(
      'Forgets a person, as they can do themselves on the page: their name in seats and talk becomes "Somebody", a\n' +
        'bot takes over for them, and what concerned nobody else is deleted. The server may keep running.',
    )
    .argument('<person>', 'a person’s id, or a name that only one person has')
    .option(...DATA)
    .action((person: string, flags: Flags) => handOver('forget', [person], flags));
}

function addMigrateData(program: Command): void {
  program
    .command('migrate-data')
    .summary('move what a server keeps from a data folder to PostgreSQL, or back')
    .description(
      'Copies everything a server keeps into an empty PostgreSQL database or data folder, and compares both line by\n' +
        'line. What was there stays as it is. No server may run on either meanwhile.',
    )
    .argument('<from>', 'a data folder, or the address of a database (postgres://…)')
    .argument('<to>', 'the other kind')
    .action((from: string, to: string) => handOver('migrate-data', [from, to], {}));
}

function handOver(command: string, args: readonly string[], { data, replace, salvage, json }: Flags): void {
  const path = inHouse('packages', 'server', 'dist', 'airlock-upkeep.js');
  if (!existsSync(path)) throw new Complaint('The server is not built; `npm run build` builds it.');
  const flags = [
    ...(data === undefined ? [] : ['--data', data]),
    ...(salvage === undefined ? [] : ['--salvage', salvage]),
    ...(replace ? ['--replace'] : []),
    ...(json ? ['--json'] : []),
  ];
  // After two dashes, a file may be called anything.
  const { status } = spawnSync(process.execPath, [path, command, ...flags, '--', ...args], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
