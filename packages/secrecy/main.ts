/** `npm run secrecy`: looks at thousands of positions through everybody's eyes, in two worlds each. */
import { parseArgs } from 'node:util';
import { type Examination, examine } from './examination.ts';
import { leakText, positionsIn, progressText, summary } from './report.ts';
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

const POSITIONS_PER_LINE = 50;

/** A leak is told when it is found, and whoever stops the run still gets the summary of what was looked at. */
async function run({ positions, seed, games, first, isFar }: Wish): Promise<void> {
  // The real clock: the one that everybody reads is stopped meanwhile.
  const now = performance.now.bind(performance);
  const began = now();
  let told = 0;
  let soFar: Examination = { rows: [], leaks: [], matches: 0 };
  const conclude = (): void => {
    console.log(summary(soFar, seed));
    console.log(`${Math.round((now() - began) / 1000)} s`);
    if (soFar.leaks.length > 0) process.exitCode = 1;
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.log('Stopped before the end.');
      conclude();
      process.exit();
    });
  }
  soFar = await examine({
    games,
    positions: Math.ceil(positions / games.length),
    seed,
    first,
    isFar,
    found: (leak) => console.log(`${leakText(leak, seed)}\n`),
    progress(examination) {
      soFar = examination;
      if (positionsIn(examination) - told < POSITIONS_PER_LINE) return;
      told = positionsIn(examination);
      console.error(progressText(examination));
    },
  });
  conclude();
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
