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
    maxWorkers: 2,
    testTimeout: 30_000,
  },
});
