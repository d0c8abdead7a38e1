/** `npm run faults`: faults by the hundred, and whether anything acknowledged was lost or doubled by them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { loadGames } from '../loadGames.ts';
import { Alone } from './alone.ts';
import { ownDatabases } from './databases.ts';
import { canFillDisks } from './fullDisk.ts';
import { KINDS, KINDS_TOGETHER, type Kind, planFaults } from './plan.ts';
import { type Return, type RunReport, runFaults } from './run.ts';
import { SHORT_LEASE_MS, Together } from './together.ts';

const MOST_FAULTS = 2_000;
const MOST_TOLD = 50;
const WIDEST = 8;

const { values: flags } = parseArgs({
  options: {
    faults: { type: 'string', default: '220' },
    seed: { type: 'string', default: '1' },
    /** Several servers that share PostgreSQL and Redis, which are started for it. */
    together: { type: 'boolean', default: false },
    /** Only these, with commas between them. */
    kinds: { type: 'string' },
    /** How long one of several servers may be silent, in milliseconds. */
    lease: { type: 'string', default: String(SHORT_LEASE_MS) },
    /** Leaves the data where it was, to look at. */
    keep: { type: 'boolean', default: false },
  },
});

const count = Number(flags.faults);
if (!Number.isInteger(count) || count < 1 || count > MOST_FAULTS) {
  process.stderr.write(`--faults must be a whole number from 1 to ${MOST_FAULTS}, not "${flags.faults}".\n`);
  process.exit(2);
}
if (!flags.together && !canFillDisks()) {
  process.stderr.write('Fault runs need Linux and the tool prlimit, which fills a disk for one process.\n');
  process.exit(2);
}

const games = [...(await loadGames()).keys()];
const possible: readonly Kind[] = flags.together ? KINDS_TOGETHER : KINDS;
const kinds = flags.kinds ? possible.filter((kind) => flags.kinds?.split(',').includes(kind)) : possible;
if (kinds.length === 0) {
  process.stderr.write(`--kinds must name some of ${possible.join(', ')}, not "${flags.kinds}".\n`);
  process.exit(2);
}
const built = fileURLToPath(new URL('..', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'airlock-faults-'));
const began = performance.now();
const report = await runFaults({
  faults: planFaults(flags.seed, count, games, kinds),
  ground: flags.together ? await together() : new Alone(built, data),
  say: (sentence) => process.stderr.write(`${sentence}\n`),
});
print(report);
if (flags.keep) console.log(`The data is in ${data}.`);
else rmSync(data, { recursive: true, force: true });
process.exit(report.violations.length === 0 ? 0 : 1);

async function together(): Promise<Together> {
  const leaseMs = Number(flags.lease);
  if (!Number.isInteger(leaseMs) || leaseMs < 500) {
    process.stderr.write(`--lease must be a whole number from 500, not "${flags.lease}".\n`);
    process.exit(2);
  }
  const databases = await ownDatabases(new URL('../../../../scripts/databases/', import.meta.url));
  if (typeof databases === 'string') {
    process.stderr.write(`--together needs programs of PostgreSQL and Redis: ${databases}\n`);
    process.exit(2);
  }
  return Together.open({ built, servers: 3, databases, leaseMs });
}

function print({ strikes, violations, ...sums }: RunReport): void {
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${count} faults in ${seconds} s, seed ${flags.seed}, ${sums.inTheAct} of them while an answer was awaited`,
  );
  const width = Math.max(...games.map((game) => game.length));
  console.log(`${''.padEnd(width)}  ${kinds.map((kind) => kind.padStart(WIDEST)).join('  ')}`);
  for (const game of games) {
    const row = kinds.map((kind) => String(strikes[kind]?.[game] ?? 0).padStart(WIDEST));
    console.log(`${game.padEnd(width)}  ${row.join('  ')}`);
  }
  console.log(
    `${sums.tables} matches, ${sums.acknowledged} actions acknowledged, ${sums.told} entries and ${sums.lines} lines told`,
  );
  printReturns(
    'whose table was there',
    sums.returns.filter(({ lostTable }) => lostTable),
  );
  printReturns(
    'who had only come by way of it',
    sums.returns.filter(({ lostTable }) => !lostTable),
  );
  console.log(
    violations.length === 0 ? 'Nothing lost, doubled or out of order.' : `${violations.length} violations:`,
  );
  for (const violation of violations.slice(0, MOST_TOLD)) console.log(`  ${violation}`);
}

function printReturns(who: string, returns: readonly Return[]): void {
  if (returns.length === 0) return;
  const sorted = returns.map(({ afterMs }) => afterMs).sort((one, other) => one - other);
  const seconds = (share: number): string =>
    ((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) / 1000).toFixed(2);
  console.log(
    `servers killed: ${sorted.length} people ${who} were at their table again after ${seconds(0.5)} s (median), ${seconds(1)} s (slowest)`,
  );
}
