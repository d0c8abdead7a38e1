/** `npm run secrecy`: looks at thousands of positions through everybody's eyes, in two worlds each. */
import { parseArgs } from 'node:util';
import { examine } from './examination.ts';
import { leakText, summary } from './report.ts';
import { GAMES } from './settings.ts';

const HELP = `Usage: npm run secrecy -- [options]

  --positions <number>  how many positions to examine, over all games (5000)
  --seed <text>         which ones; the same seed gives the same positions (today)
  --game <name>         only this game: ${GAMES.join(', ')}
  --match <number>      begins with this match of the seed, to look at a leak again
  --far                 everybody comes by way of another server than the one that has their table
  --help                shows this`;

interface Wish {
  readonly positions: number;
  readonly seed: string;
  readonly games: readonly string[];
  readonly first: number;
  readonly isFar: boolean;
}

function readArguments(args: readonly string[]): Wish | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      positions: { type: 'string', default: '5000' },
      seed: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      game: { type: 'string' },
      match: { type: 'string', default: '0' },
      far: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const games = values.game === undefined ? GAMES : [values.game];
  for (const game of games) {
    if (!GAMES.includes(game)) throw new Error(`There is no game "${game}".`);
  }
  const whole = (name: 'positions' | 'match', least: number): number => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < least) {
      throw new Error(`--${name} must be a whole number from ${least}, not "${values[name]}".`);
    }
    return number;
  };
  return {
    positions: whole('positions', 1),
    seed: values.seed,
    games,
    first: whole('match', 0),
    isFar: values.far,
  };
}

const POSITIONS_PER_LINE = 250;

async function run({ positions, seed, games, first, isFar }: Wish): Promise<void> {
  const began = performance.now();
  let told = 0;
  const examination = await examine({
    games,
    positions: Math.ceil(positions / games.length),
    seed,
    first,
    isFar,
    progress(examined) {
      if (examined - told < POSITIONS_PER_LINE) return;
      told = examined;
      console.error(`${examined} positions`);
    },
  });
  for (const leak of examination.leaks) console.log(`${leakText(leak, seed)}\n`);
  console.log(summary(examination, seed));
  console.log(`${Math.round((performance.now() - began) / 1000)} s`);
  if (examination.leaks.length > 0) process.exitCode = 1;
}

const wish = wished();
if (wish === 'help') console.log(HELP);
else if (wish) await run(wish);

/** What was asked for wrongly is answered with a sentence. */
function wished(): Wish | 'help' | null {
  try {
    return readArguments(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
    return null;
  }
}
