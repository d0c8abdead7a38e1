import { defineConfig } from 'vite';
import { sourceAliases } from '../../scripts/workspaces.mjs';

/**
 * The server in few files, for starting it: to find, read and link nearly a thousand modules one by one takes longer
 * than everything they do then. They lie beside the compiled modules, so that what is found relative to a module is
 * found from here too.
 */
export default defineConfig({
  resolve: { alias: sourceAliases() },
  // A library with a compiled part looks for it beside itself.
  ssr: { noExternal: true, external: ['@photostructure/sqlite'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      input: {
        airlock: 'main.ts',
        // What it needs, to be loaded ahead of time.
        'airlock-ahead': 'server.ts',
        // Where its bots think.
        'airlock-thread': 'bots/thread.ts',
      },
      // Comments are for readers of the sources; the server would read them at every start.
      output: { entryFileNames: '[name].js', chunkFileNames: 'airlock-[name].js', comments: false },
    },
  },
});
