import { defineConfig } from 'vite';
import { sourceAliases } from '../../scripts/workspaces.mjs';

export default defineConfig({
  resolve: { alias: sourceAliases() },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true },
});
