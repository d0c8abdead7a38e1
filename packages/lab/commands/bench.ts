/** `airlock bench`: hands over to the benchmarks, which are a package of their own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { gameNamed } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { inHouse } from '../house.ts';

interface Flags {
  readonly json?: true;
  readonly quick?: true;
  readonly env?: true;
  readonly game?: string;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .summary('measure how fast the engine is')
    .description(
      'Measures how fast the engine is, in separate processes: random play-outs of all five games, beside\n' +
        'boardgame.io where that can play them, and listing, cloning, imagining and the other parts of a move.\n' +
        'It takes some minutes.',
    )
    .option('--game <game>', 'measure only this game')
    .option('--json', 'print one JSON object')
    .option('--env', 'measure only `airlock env` over its pipe, beside the engine')
    .option('--quick', 'measure quickly and roughly')
    .action(async (flags: Flags) => {
      if (flags.game !== undefined) await gameNamed(flags.game);
      process.exitCode = runBenchmarks(inHouse('packages', 'bench', 'dist', 'main.js'), flags);
    });
}

/** Gives the benchmarks' own exit code. */
export function runBenchmarks(path: string, flags: Flags): number {
  if (!existsSync(path)) throw new Complaint('The benchmarks are not built; `npm run build` builds them.');
  const args = [
    ...(flags.json ? ['--json'] : []),
    ...(flags.quick ? ['--quick'] : []),
    ...(flags.env ? ['--env'] : []),
    ...(flags.game ? ['--game', flags.game] : []),
  ];
  return spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' }).status ?? 1;
}
