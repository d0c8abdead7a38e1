import { defineConfig } from 'vite';
import { offlineWorker, precompress, preloadFonts } from '../../scripts/page-build.mjs';
import { sourceAliases } from '../../scripts/workspaces.mjs';

/** Where the server runs while developing; `npm start` uses the same port. */
const server = 'http://127.0.0.1:7777';

export default defineConfig({
  resolve: { alias: sourceAliases() },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [preloadFonts(), offlineWorker(), precompress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our own rooms do nothing when they are loaded: of the protocol, the page needs names and numbers only.
      treeshake: {
        moduleSideEffects: [
          { test: /\/packages\/(kernel|protocol|catalogue|games|bots)\//, sideEffects: false },
        ],
      },
    },
  },
  server: { proxy: { '/api': server, '/socket': { target: server, ws: true } } },
});
