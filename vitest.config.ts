import { defineConfig } from 'vitest/config';
import { sourceAliases } from './scripts/workspaces.mjs';

export default defineConfig({
  resolve: { alias: sourceAliases() },
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
    pool: 'threads',
    // One more than cores: some tests wait for clocks, sockets and other processes.
    maxWorkers: 3,
    // No test leaves anything behind in a module, and loading the rules anew for every file took a third of the time.
    isolate: false,
    // Generous: a busy machine is no fault.
    testTimeout: 120_000,
  },
});
