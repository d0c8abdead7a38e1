// How a program for Node is bundled into few files: to find, read and link nearly a thousand modules one by one takes
// longer than everything they do then. The files lie beside the compiled modules, so that what is found relative to a
// module is found from here too.
import { defineConfig } from 'vite';
import { sourceAliases } from './workspaces.mjs';

/** `input` has the files that are begun with, by the name of their bundle. */
export const nodeBundle = (input, external = []) =>
  defineConfig({
    resolve: { alias: sourceAliases() },
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist',
      emptyOutDir: false,
      minify: false,
      rolldownOptions: {
        input,
        // Comments are for readers of the sources; the program would read them at every start.
        output: { entryFileNames: '[name].js', chunkFileNames: 'airlock-[name].js', comments: false },
      },
    },
  });
