// How a program for Node is bundled into few files: to find, read and link nearly a thousand modules one by one takes
// longer than everything they do then. The files lie beside the compiled modules, so that what is found relative to a
// module is found from here too.
import { defineConfig } from 'vite';
import { sourceAliases } from './workspaces.mjs';

/** Our own rooms do nothing when they are loaded: what nobody uses of them can be left out. */
export const OWN_ROOMS = {
  moduleSideEffects: [{ test: /\/packages\/(kernel|protocol|catalogue|games|bots)\//, sideEffects: false }],
};

/** Where every game has a file of the same name, its chunk is called like the game. */
function nameOf({ name, facadeModuleId }) {
  const [, game, file] = /([^/]+)\/(entry|screen)\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return game === undefined ? name : `${game}-${file}`;
}

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
        treeshake: OWN_ROOMS,
        // Comments are for readers of the sources; the program would read them at every start.
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: (chunk) => `airlock-${nameOf(chunk)}.js`,
          comments: false,
        },
      },
    },
  });
