// What the bundler does besides bundling: preload the first fonts, compress every file, write the offline worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The two fonts that the first screen shows first: its title and its text. */
const FIRST_FONTS = [/\/michroma-latin-400-normal-[^/]*\.woff2$/, /\/barlow-latin-500-normal-[^/]*\.woff2$/];

export function preloadFonts() {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).map((name) => `/${name}`);
        return FIRST_FONTS.flatMap((font) => files.filter((name) => font.test(name))).map((href) => ({
          tag: 'link',
          attrs: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        }));
      },
    },
  };
}

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

const COMPRESSIBLE = /\.(html|js|css|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses anything itself. */
export function precompress() {
  let folder;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const path of filesIn(folder)) {
          if (!COMPRESSIBLE.test(path)) continue;
          const content = readFileSync(path);
          const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
          writeFileSync(`${path}.br`, brotliCompressSync(content, quality));
          writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}

/**
 * Fills in the offline worker: the name of this build and the files of the shell. Everything but the games
 * themselves belongs to it; they are kept once they were played.
 */
export function offlineWorker() {
  let folder;
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      handler() {
        const files = [...filesIn(folder)].map((path) => `/${relative(folder, path).split(sep).join('/')}`);
        const shell = files
          .filter((name) => /^\/(assets\/.*\.(js|css|svg|woff2)|icon\.svg)$/.test(name))
          .sort();
        const build = createHash('sha256').update(readFileSync(join(folder, 'index.html')));
        const path = join(folder, 'sw.js');
        const worker = readFileSync(path, 'utf8')
          .replace("'%BUILD%'", JSON.stringify(build.digest('hex').slice(0, 12)))
          .replace("['%SHELL%']", JSON.stringify(['/', ...shell]));
        if (worker.includes('%')) throw new Error('The offline worker has lost its place holders.');
        writeFileSync(path, worker);
      },
    },
  };
}
