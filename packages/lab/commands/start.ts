/** `airlock start`: opens the table for everybody, with the server's own program. It is what `npx airlock` does by itself. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { inHouse } from '../house.ts';

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
}

export function addStart(program: Command): void {
  program
    .command('start')
    .summary('open a server with the page, and print its address')
    .description(
      'Opens a server with the page of all games and prints its address. Everything else about a server is set\n' +
        'in its environment: `npm start -- --help` and docs/OPERATIONS.md list it.',
    )
    .option('--port <number>', 'the port to listen on (default: 7777); 0 takes any free one')
    .option(
      '--host <address>',
      'who may connect: 127.0.0.1 (the default) only this computer, 0.0.0.0 everybody',
    )
    .option('--data <folder>', 'where matches are kept')
    .action(start);
}

async function start({ port, host, data }: Flags): Promise<void> {
  const path = inHouse('packages', 'server', 'dist', 'airlock.js');
  if (!existsSync(path)) throw new Complaint('The server is not built; `npm run build` builds it.');
  const flags = Object.entries({ port, host, data }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );
  // In this process, so that signals and exit codes need no forwarding.
  process.argv = [process.execPath, path, ...flags];
  await import(pathToFileURL(path).href);
}
