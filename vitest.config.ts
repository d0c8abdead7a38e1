import { defineConfig } from 'vitest/config';
import { COMPILED, compiledInstead } from './scripts/compiled.mjs';
import { sourceAliases } from './scripts/workspaces.mjs';

/** Said by `npm test`, which has just compiled everything. */
const onCompiled = process.env.AIRLOCK_TEST_COMPILED === 'yes';

export default defineConfig({
  resolve: { alias: sourceAliases() },
  plugins: onCompiled ? [compiledInstead()] : [],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.types/**',
      '**/.stryker-tmp/**',
      'packages/web/tests/**',
    ],
    setupFiles: ['scripts/property-seed.mjs'],
    server: { deps: { external: onCompiled ? [COMPILED] : [] } },
    pool: 'threads',
    // One more than cores: some tests wait for clocks, sockets and other processes.
    maxWorkers: 3,
    // No test leaves anything behind in a module, and loading the rules anew for every file took a third of the time.
    isolate: false,
    // Generous: a busy machine is no fault.
    testTimeout: 120_000,
  },
});
