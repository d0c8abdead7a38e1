import { defineConfig } from 'vite';
import { TARGET } from '../../scripts/browsers/target.mjs';
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

/** A site for static hosts lies below any path, and may name a server where people meet. */
const forSite = {
  base: './',
  outDir: process.env.AIRLOCK_SITE_FOLDER ?? 'site',
  server: process.env.AIRLOCK_SITE_SERVER ?? '',
};

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? forSite.base : '/',
  define: { 'import.meta.env.SITE_SERVER': JSON.stringify(mode === 'site' ? forSite.server : '') },
  resolve: { alias: sourceAliases() },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [workerAddresses(), withoutTemplate(), preloadFonts(), offlineWorker(), precompress()],
  build: {
    target: TARGET,
    outDir: mode === 'site' ? forSite.outDir : 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: {
      // Of the protocol, the page needs names and numbers only.
      treeshake: OWN_ROOMS,
    },
  },
}));
