/** `airlock bench`: measures the engine and prints a table, or one JSON object with `--json`. */
import { parseArgs } from 'node:util';
import { type Comparison, compareEngine } from './engine.ts';
import { type EnvMeasured, measureEnv } from './env.ts';
import { BENCH_IDS, type BenchId } from './games.ts';
import { type Effort, piecesApart, type Spread } from './measure.ts';
import type { Pieces } from './pieces.ts';

interface Efforts {
  readonly contests: Effort;
  /** Of each of the parts of a move. */
  readonly pieces: Effort;
  readonly env: Effort;
}

const FULL: Efforts = {
  contests: { rounds: 7, seconds: 1 },
  pieces: { rounds: 5, seconds: 0.3 },
  env: { rounds: 5, seconds: 2 },
};
const QUICK: Efforts = {
  contests: { rounds: 5, seconds: 0.15 },
  pieces: { rounds: 5, seconds: 0.05 },
  env: { rounds: 3, seconds: 0.5 },
};

interface Wanted {
  readonly json: boolean;
  readonly quick: boolean;
  /** Only `airlock env` beside the engine. */
  readonly env: boolean;
  readonly game: BenchId | undefined;
}

function complain(sentence: string): never {
  process.stderr.write(`airlock bench: ${sentence}\n`);
  process.exit(2);
}

function readArguments(): Wanted {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        quick: { type: 'boolean', default: false },
        env: { type: 'boolean', default: false },
        game: { type: 'string' },
      },
    });
    const game = BENCH_IDS.find((id) => id === values.game);
    if (values.game !== undefined && !game) {
      complain(`There is no game "${values.game}"; there are ${BENCH_IDS.join(', ')}.`);
    }
    return { json: values.json, quick: values.quick, env: values.env, game };
  } catch (error) {
    complain((error as Error).message);
  }
}

const figure = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : value >= 10 ? value.toFixed(1) : value.toFixed(2);

const spread = ({ median, least, most }: Spread): string =>
  `${figure(median)} [${figure(least)} .. ${figure(most)}]`;

function printComparison({ what, unit, measured, ratios }: Comparison): void {
  console.log(`\n${what}, ${unit} per CPU second, median [least .. most]`);
  for (const { name, rate } of measured) console.log(`  ${name.padEnd(34)} ${spread(rate)}`);
  for (const { of, to, ratio, bar } of ratios) {
    console.log(`  ${of} / ${to}: ${figure(ratio)} (bar ${bar}: ${ratio >= bar ? 'reached' : 'missed'})`);
  }
}

type PiecesOf = readonly { readonly game: BenchId; readonly pieces: Pieces }[];

/** A row for each part, a column for each game. */
function printPieces(measured: PiecesOf): void {
  const rows: [name: string, cell: (pieces: Pieces) => string][] = [
    ['legality check', ({ legalityCheck }) => figure(legalityCheck.median)],
    ['listing', ({ listing }) => figure(listing.median)],
    ['actions listed', ({ actionsListed }) => figure(actionsListed)],
    ['clone', ({ clone }) => figure(clone.median)],
    ['bytes of a clone', ({ bytesPerClone }) => figure(bytesPerClone)],
    ['clone and apply', ({ cloneAndApply }) => figure(cloneAndApply.median)],
    ["a spectator's view", ({ spectatorView }) => figure(spectatorView.median)],
    ['imagine', ({ imagine }) => figure(imagine.median)],
  ];
  console.log('\nParts of a move in the middle of random games, CPU nanoseconds, medians');
  console.log(`  ${''.padEnd(20)}${measured.map(({ game }) => game.padStart(15)).join('')}`);
  for (const [name, cell] of rows) {
    console.log(`  ${name.padEnd(20)}${measured.map(({ pieces }) => cell(pieces).padStart(15)).join('')}`);
  }
}

async function piecesOf(games: readonly BenchId[], effort: Effort): Promise<PiecesOf> {
  const measured: { game: BenchId; pieces: Pieces }[] = [];
  for (const game of games) measured.push({ game, pieces: await piecesApart<Pieces>(game, effort) });
  return measured;
}

function printEnv(measured: readonly EnvMeasured[]): void {
  console.log(
    '\nSteps of `airlock env` over its pipe, in batches of 256, with what is legal; median [least .. most]',
  );
  for (const one of measured) {
    console.log(`  ${one.game}`);
    console.log(
      `    steps a second           ${spread(one.stepsPerSecond)}${bar(one.stepsPerSecond.median, one.stepsBar)}`,
    );
    console.log(`    one match, steps a second ${spread(one.onePerSecond)}`);
    console.log(`    steps per CPU second     ${spread(one.stepsPerCpuSecond)}`);
    console.log(`    the engine's own         ${spread(one.playoutsPerCpuSecond)}`);
    console.log(`    env / engine             ${figure(one.part)}${bar(one.part, one.partBar)}`);
  }
}

const bar = (value: number, least: number | null): string =>
  least === null ? '' : ` (bar ${least.toLocaleString('en')}: ${value >= least ? 'reached' : 'missed'})`;

async function benchEnv({ json, quick, game }: Wanted): Promise<void> {
  const effort = quick ? QUICK.env : FULL.env;
  const measured = await measureEnv(game ? [game] : BENCH_IDS, effort);
  if (json) console.log(JSON.stringify({ node: process.version, effort, env: measured }));
  else printEnv(measured);
}

async function benchEngine({ json, quick, game }: Wanted): Promise<void> {
  const effort = quick ? QUICK : FULL;
  const comparisons = await compareEngine(effort.contests, game);
  const pieces = await piecesOf(game ? [game] : BENCH_IDS, effort.pieces);
  if (json) {
    console.log(JSON.stringify({ node: process.version, effort, comparisons, pieces }));
    return;
  }
  for (const comparison of comparisons) printComparison(comparison);
  printPieces(pieces);
}

const wanted = readArguments();
await (wanted.env ? benchEnv(wanted) : benchEngine(wanted));
