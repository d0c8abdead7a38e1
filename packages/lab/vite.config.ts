import { defineConfig } from 'vite';
import { sourceAliases } from '../../scripts/workspaces.mjs';

/** The command line in few files, for the same reason as the server. */
export default defineConfig({
  resolve: { alias: sourceAliases() },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      // The second is the thread that the first one starts.
      input: { airlock: 'main.ts', worker: 'simulation/worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'airlock-[name].js', comments: false },
    },
  },
});
