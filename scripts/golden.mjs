// Records the golden playthroughs anew: on purpose only, after a change of the rules.
import { run } from './shell.mjs';

/** `game` narrows it to one game; the tests write their files when AIRLOCK_GOLDEN is "record". */
export function recordGolden([game]) {
  const env = { AIRLOCK_GOLDEN: 'record' };
  const where = game ? ['--dir', `packages/games/${game}`] : [];
  const common = ['run', '--passWithNoTests', ...where];
  const files = run('vitest', [...common, '.golden.test.'], { env });
  const named = run('vitest', [...common, '-t', 'golden', '--exclude', '**/*.golden.test.ts'], { env });
  process.exitCode = files || named;
}
