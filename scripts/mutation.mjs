// Mutation tests of the rules: changes them in small ways and sees whether a test notices.
import { existsSync } from 'node:fs';
import { fromRoot, note, run } from './shell.mjs';

/** `npm run mutation` takes all games, `npm run mutation -- outpost-seven` one; the rest goes to Stryker. */
export function mutate([game, ...rest]) {
  if (!game || game.startsWith('-')) {
    process.exitCode = run('stryker', ['run', ...(game ? [game] : []), ...rest]);
    return;
  }
  const folder = `packages/games/${game}`;
  if (!existsSync(fromRoot(folder))) {
    note(`There is no game "${game}" in packages/games.`);
    process.exitCode = 1;
    return;
  }
  const files = [`${folder}/rules*.ts`, `${folder}/rules/**/*.ts`, '!**/*.test.ts'].join(',');
  // Games played by chance would find the same faults again, only many times as slowly.
  const tests = `${folder}/**/!(conformance|invariants|state|view|imagine|events|bot*).test.ts`;
  process.exitCode = run('stryker', ['run', '--mutate', files, '--testFiles', tests, ...rest]);
}
