import { defineConfig } from 'vite';
import { OWN_ROOMS } from '../../scripts/node-bundle.mjs';
import {
  offlineWorker,
  precompress,
  preloadFonts,
  preloadsOf,
  withoutTemplate,
  workerAddresses,
} from '../../scripts/page-build.mjs';
import { sourceAliases } from '../../scripts/workspaces.mjs';

export default defineConfig({
  resolve: { alias: sourceAliases() },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [workerAddresses(), withoutTemplate(), preloadFonts(), offlineWorker(), precompress()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: {
      // Of the protocol, the page needs names and numbers only.
      treeshake: OWN_ROOMS,
    },
  },
});
