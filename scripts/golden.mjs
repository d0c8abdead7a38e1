// Records the golden playthroughs anew: on purpose only, after a change of the rules.
import { existsSync } from 'node:fs';
import { fromRoot, note, run } from './shell.mjs';

/** `game` narrows it to one game, `--documents` to what documents show; the tests named golden write their files when AIRLOCK_GOLDEN is "record". */
export async function recordGolden([game]) {
  // What documents show of games and conversations, without any playthrough.
  if (game === '--documents') {
    const documents = [
      'run',
      'packages/server/documents.golden.test.ts',
      'packages/server/conversation.golden.test.ts',
    ];
    process.exitCode = await run('vitest', documents, { env: { AIRLOCK_GOLDEN: 'record' } });
    return;
  }
  const folder = `packages/games/${game}/`;
  if (game && !existsSync(fromRoot(folder))) {
    note(`There is no game "${game}" in packages/games.`);
    process.exitCode = 1;
    return;
  }
  const where = game ? [folder] : [];
  const only = ['run', ...where, '-t', 'golden'];
  process.exitCode = await run('vitest', only, { env: { AIRLOCK_GOLDEN: 'record' } });
}
