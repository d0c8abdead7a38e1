import { defineConfig } from 'vite';
import { OWN_ROOMS } from '../../scripts/node-bundle.mjs';
import { offlineWorker, precompress, preloadFonts, withoutTemplate } from '../../scripts/page-build.mjs';
import { sourceAliases } from '../../scripts/workspaces.mjs';

export default defineConfig({
  resolve: { alias: sourceAliases() },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [withoutTemplate(), preloadFonts(), offlineWorker(), precompress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Of the protocol, the page needs names and numbers only.
      treeshake: OWN_ROOMS,
    },
  },
});
