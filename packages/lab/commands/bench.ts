/** `airlock bench`: hands over to the benchmarks, which are a package of their own. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { inHouse } from '../house.ts';

export function addBench(program: Command): void {
  program
    .command('bench')
    .summary('measure how fast the engine is')
    .description('Measures how fast the engine is, in processes of their own. It takes a minute or more.')
    .option('--json', 'print one JSON object')
    .option('--quick', 'measure shortly and roughly')
    .action(bench);
}

function bench(flags: { readonly json?: true; readonly quick?: true }): void {
  const path = inHouse('packages', 'bench', 'dist', 'main.js');
  if (!existsSync(path)) throw new Complaint('The benchmarks are not built; `npm run build` builds them.');
  const args = [flags.json ? '--json' : '', flags.quick ? '--quick' : ''].filter((flag) => flag !== '');
  const { status } = spawnSync(process.execPath, [path, ...args], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
