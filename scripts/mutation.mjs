// Mutation tests of the rules: changes them in small ways and sees whether a test notices.
import { existsSync } from 'node:fs';
import { fromRoot, note, run } from './shell.mjs';

/** What holds the tests of the rules. Games played by chance, bots and words would only find the same, slowly. */
const TESTS = ['@(actions|cards|grid|options).test.ts', '@(rules|examples|cardTexts|geometry)/**/*.test.ts'];

/**
 * `npm run mutation` takes all games, `npm run mutation -- hypatia` one, `npm run mutation -- hypatia tower plays`
 * two files of its rules; what begins with a dash, and all behind it, goes to Stryker.
 */
export async function mutate(args) {
  const firstFlag = args.findIndex((arg) => arg.startsWith('-'));
  const [game, ...files] = firstFlag < 0 ? args : args.slice(0, firstFlag);
  const folder = `packages/games/${game ?? '*'}`;
  const missing = missingPart(game, files);
  if (missing) {
    note(missing);
    process.exitCode = 1;
    return;
  }
  const mutated =
    files.length > 0
      ? files.map((file) => `${folder}/rules/${file}.ts`)
      : [`${folder}/rules/**/*.ts`, '!**/*.test.ts'];
  const tests = TESTS.map((pattern) => `${folder}/${pattern}`);
  const flags = firstFlag < 0 ? [] : args.slice(firstFlag);
  process.exitCode = await run('stryker', [
    'run',
    ...['--mutate', mutated.join(',')],
    ...['--testFiles', tests.join(',')],
    ...flags,
  ]);
}

/** A sentence about what was named and does not exist, or null. */
function missingPart(game, files) {
  if (!game) return null;
  const folder = `packages/games/${game}`;
  if (!existsSync(fromRoot(folder))) return `There is no game "${game}" in packages/games.`;
  const file = files.find((name) => !existsSync(fromRoot(folder, 'rules', `${name}.ts`)));
  return file ? `There is no file "${file}.ts" in ${folder}/rules.` : null;
}
