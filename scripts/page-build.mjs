// What the bundler does besides bundling: leave out what is for developers, preload the first fonts, compress every file, write the offline worker.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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

const WORKER = '?worker-address';

/**
 * The address of a worker (`import address from './worker.ts?worker-address'`). The bundler's own way makes a bundle of its own
 * of every worker, with the rules of all games in it once more; here workers are chunks of the page and share what it has.
 */
export function workerAddresses() {
  let isBuild;
  return {
    name: 'worker-addresses',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(WORKER)) return null;
      const found = await this.resolve(source.slice(0, -WORKER.length), importer, { skipSelf: true });
      return found && `${found.id}${WORKER}`;
    },
    load(id) {
      if (!id.endsWith(WORKER)) return null;
      const file = id.slice(0, -WORKER.length);
      if (!isBuild) return `export default ${JSON.stringify(`/@fs${file}?worker_file&type=module`)};`;
      const reference = this.emitFile({ type: 'chunk', id: file, name: basename(file, '.ts') });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}

/** Workers load games too, and have no document into which preloads could be put. */
export const preloadsOf = (file, files) => (/\b(?:entry|judging)-[^/]*\.js$/.test(file) ? [] : files);

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
  let base;
  return {
    name: 'preload-fonts',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {}).map((name) => base + name);
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

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(path) {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, QUALITY),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses anything itself. */
export function precompress() {
  let folder;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // All at once: each is compressed in a thread of its own, on as many cores as there are.
        return Promise.all([...filesIn(folder)].filter((path) => COMPRESSIBLE.test(path)).map(compress));
      },
    },
  };
}

/** Letters of other alphabets are fetched by those who see them. */
const isWanted = (name) => /\.(js|css|svg)$/.test(name) || /-latin-[^/]*\.woff2$/.test(name);

/** Every part of the page: after one visit all of it is there. */
const filesOf = (bundle) => Object.keys(bundle).filter(isWanted).sort();

/** Fills in the offline worker: the name of this build and its files. */
export function offlineWorker() {
  let folder;
  return {
    name: 'offline-worker',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(_options, bundle) {
        const path = join(folder, 'sw.js');
        const files = JSON.stringify(['', 'icon.svg', 'manifest.webmanifest', ...filesOf(bundle)]);
        const build = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex');
        const worker = readFileSync(path, 'utf8')
          .replace("'%BUILD%'", JSON.stringify(build.slice(0, 12)))
          .replace("['%FILES%']", files);
        if (worker.includes('%')) throw new Error('The offline worker has lost its place holders.');
        writeFileSync(path, worker);
      },
    },
  };
}
