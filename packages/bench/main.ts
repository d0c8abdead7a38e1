/** `airlock bench`: measures the engine and prints a table, or one JSON object with `--json`. */
import { parseArgs } from 'node:util';
import { type Comparison, compareEngine } from './engine.ts';
import type { Effort, Spread } from './measure.ts';
import { measurePieces, type Pieces } from './pieces.ts';

const FULL: Effort = { rounds: 7, seconds: 1 };
const QUICK: Effort = { rounds: 5, seconds: 0.15 };

function readArguments(): { json: boolean; quick: boolean } {
  try {
    const { values } = parseArgs({
      options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
    });
    return { json: values.json, quick: values.quick };
  } catch (error) {
    process.stderr.write(`airlock bench: ${(error as Error).message}\n`);
    process.exit(2);
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

function printPieces(pieces: Pieces): void {
  console.log('\nParts of a move of Outpost Seven in mid-game, CPU nanoseconds');
  console.log(`  legality check           ${spread(pieces.legalityCheck)}`);
  console.log(
    `  listing                  ${spread(pieces.listing)} for ${figure(pieces.actionsListed)} actions`,
  );
  console.log(`  clone                    ${spread(pieces.clone)}, ${pieces.bytesPerClone} bytes`);
  console.log(`  clone and apply          ${spread(pieces.cloneAndApply)}`);
  console.log(`  a spectator's view       ${spread(pieces.spectatorView)}`);
  console.log(`  imagine                  ${spread(pieces.imagine)}`);
}

const { json, quick } = readArguments();
const effort = quick ? QUICK : FULL;
const comparisons = await compareEngine(effort);
const pieces = await measurePieces(effort);
if (json) {
  console.log(JSON.stringify({ node: process.version, effort, comparisons, pieces }));
} else {
  for (const comparison of comparisons) printComparison(comparison);
  printPieces(pieces);
}
