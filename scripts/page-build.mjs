// What the bundler does besides bundling: leave out what is for developers, preload the first fonts, compress every file, write the offline worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A released page has nothing of the template for new games: what names it is replaced by a file that names nothing. */
export function withoutTemplate() {
  return {
    name: 'without-template',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !source.endsWith('/template.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.endsWith('/web/src/games/template.ts')) return null;
      return found.id.replace(/template\.ts$/, 'noTemplate.ts');
    },
  };
}

/** The fonts of the first screen; a browser test makes sure that it needs no other. */
const FRONT_FONTS = [
  'michroma-latin-400-normal',
  'barlow-latin-500-normal',
  'barlow-latin-600-normal',
  'barlow-condensed-latin-600-normal',
];

export const isFrontFont = (path) => FRONT_FONTS.some((name) => basename(path).startsWith(`${name}-`));

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

/** A chunk with everything it loads before it runs. */
function withImports(bundle, name, into = new Set()) {
  const chunk = bundle[name];
  if (!chunk || into.has(name)) return into;
  into.add(name);
  for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css);
  for (const asset of chunk.viteMetadata?.importedAssets ?? [])
    if (asset.endsWith('.svg') || isFrontFont(asset)) into.add(asset);
  for (const other of chunk.imports ?? []) withImports(bundle, other, into);
  return into;
}

/** The first screen, and every screen it leads to without playing: the games are kept once they were played. */
function shellOf(bundle) {
  const entry = Object.values(bundle).find((chunk) => chunk.isEntry);
  const shell = withImports(bundle, entry.fileName);
  for (const screen of entry.dynamicImports) withImports(bundle, screen, shell);
  for (const name of Object.keys(bundle)) if (isFrontFont(name) || name.endsWith('.svg')) shell.add(name);
  return [...shell].sort().map((name) => `/${name}`);
}

/** Fills in the offline worker: the name of this build and the files of the shell. */
export function offlineWorker() {
  let folder;
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(_options, bundle) {
        const path = join(folder, 'sw.js');
        const shell = JSON.stringify(['/', '/icon.svg', ...shellOf(bundle)]);
        const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex');
        const worker = readFileSync(path, 'utf8')
          .replace("'%BUILD%'", JSON.stringify(build.slice(0, 12)))
          .replace("['%SHELL%']", shell);
        if (worker.includes('%')) throw new Error('The offline worker has lost its place holders.');
        writeFileSync(path, worker);
      },
    },
  };
}
