/** `airlock bench`: hands over to the benchmarks, which are a package of their own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { inHouse } from '../house.ts';

interface Flags {
  readonly json?: true;
  readonly quick?: true;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .summary('measure how fast the engine is')
    .description('Measures how fast the engine is, in separate processes. It takes a minute or more.')
    .option('--json', 'print one JSON object')
    .option('--quick', 'measure quickly and roughly')
    .action((flags: Flags) => {
      process.exitCode = runBenchmarks(inHouse('packages', 'bench', 'dist', 'main.js'), flags);
    });
}

/** Gives the benchmarks' own exit code. */
export function runBenchmarks(path: string, flags: Flags): number {
  if (!existsSync(path)) throw new Complaint('The benchmarks are not built; `npm run build` builds them.');
  const args = [...(flags.json ? ['--json'] : []), ...(flags.quick ? ['--quick'] : [])];
  return spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' }).status ?? 1;
}
