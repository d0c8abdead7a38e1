// Finds what stands in the page's style sheets and is used by nobody (classes, custom properties, keyframes), and
// classes that a component or another sheet names and no sheet has.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.types']);

function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (['.css', '.ts', '.tsx', '.html', '.svg'].includes(extname(path))) yield path;
  }
}

const withoutComments = (text) =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

/** Every match of a pattern's first group, once, with where it stands first. */
function namesIn(text, pattern) {
  const found = new Map();
  for (const { 1: name, index } of text.matchAll(pattern)) if (!found.has(name)) found.set(name, index);
  return found;
}

/** The selectors alone: what stands in braces and in brackets of attributes names no class. */
const selectorsOf = (css) =>
  css.replaceAll(/[{;][^{};]*(?=[;}])|\[[^\]]*\]/g, (part) => part.replaceAll(/[^\n]/g, ' '));

/** Where a module of classes is imported, with the name it has there. */
function importsOf(sources) {
  const imports = new Map();
  for (const [path, text] of sources) {
    for (const [, name, from] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const module = resolve(dirname(path), from);
      imports.set(module, [...(imports.get(module) ?? []), { name, path, text }]);
    }
  }
  return imports;
}

/** Whether a class is read by its name, or by a key that is computed and may be this one. */
const isRead = (name, readers, words) =>
  readers.some(
    ({ name: module, text }) =>
      new RegExp(`\\b${module}\\.${name}\\b`).test(text) ||
      (new RegExp(`\\b${module}\\[`).test(text) && words.has(name)),
  );

/** The shapes that a sheet takes from those that are open to all: `composes: row paper from global`. */
const shapesIn = (css) =>
  [...css.matchAll(/composes:\s*([^;]+?)\s+from\s+global/g)].flatMap(({ 1: names, index }) =>
    names.split(/\s+/).map((name) => ({ name, index })),
  );

/** Shapes that are taken and are nowhere to be found, and those that nobody takes. */
function shapeFaults(sheets, placeIn) {
  const shapes = sheets
    .filter(([path]) => !path.endsWith('.module.css'))
    .flatMap(([path, css]) =>
      [...namesIn(selectorsOf(css), /\.([a-zA-Z_][\w-]*)/g)].map(([name, index]) => ({
        name,
        path,
        css,
        index,
      })),
    );
  const taken = sheets.flatMap(([path, css]) => shapesIn(css).map((shape) => ({ ...shape, path, css })));
  const has = (list, name) => list.some((one) => one.name === name);
  return [
    ...taken
      .filter(({ name }) => !has(shapes, name))
      .map(({ name, path, css, index }) => `${placeIn(path, css, index)}: no sheet has the shape .${name}`),
    ...shapes
      .filter(({ name }) => !has(taken, name))
      .map(({ name, path, css, index }) => `${placeIn(path, css, index)}: no sheet takes the shape .${name}`),
  ];
}

const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** The words that a computed key may be: in quotes, or the keys of a record. */
function wordsIn(texts) {
  const words = texts.flatMap((text) => [...text.matchAll(/['"](\w+)['"]|\b(\w+):/g)]);
  return new Set(words.map(([, quoted, key]) => quoted ?? key));
}

/**
 * What is used nowhere under a folder of the page's sources, as "file:line: what it is". The names of classes may come
 * from the rules of the games as well.
 */
export function styleFaults(folder, games = null) {
  const files = new Map([...filesIn(folder)].map((path) => [path, readFileSync(path, 'utf8')]));
  const sheets = [...files]
    .filter(([path]) => path.endsWith('.css'))
    .map(([path, text]) => [path, withoutComments(text)]);
  const sources = [...files].filter(([path]) => isSource(path));
  const imports = importsOf(sources);
  const rules =
    games === null ? [] : [...filesIn(games)].filter(isSource).map((path) => readFileSync(path, 'utf8'));
  const words = wordsIn([...sources.map(([, text]) => text), ...rules]);
  const everything = [...sheets, ...[...files].filter(([path]) => !path.endsWith('.css'))]
    .map(([, text]) => text)
    .join('\n');
  const read = new Set([...everything.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));

  const placeIn = (path, text, index) =>
    `${relative(folder, path).replaceAll(sep, '/')}:${lineOf(text, index)}`;

  const unused = sheets.flatMap(([path, css]) => {
    const place = (index) => placeIn(path, css, index);
    const readers = imports.get(path) ?? [];
    const classes = path.endsWith('.module.css')
      ? namesIn(selectorsOf(css), /\.([a-zA-Z_][\w-]*)/g)
      : new Map();
    const properties = namesIn(css, /(?<=[{;]\s*)(--[\w-]+)\s*:/g);
    const motions = namesIn(css, /@keyframes\s+([\w-]+)/g);
    const missing = readers.flatMap(({ name: module, path: reader, text }) =>
      [...namesIn(text, new RegExp(`(?<![.\\w])${module}\\.([a-zA-Z_]\\w*)`, 'g'))]
        .filter(([name]) => name !== 'module' && !classes.has(name))
        .map(
          ([name, index]) =>
            `${placeIn(reader, text, index)}: ${relative(folder, path).replaceAll(sep, '/')} has no class .${name}`,
        ),
    );
    return [
      ...missing,
      ...[...classes]
        .filter(([name]) => !isRead(name, readers, words))
        .map(([name, index]) => `${place(index)}: no component uses the class .${name}`),
      ...[...properties]
        .filter(([name]) => !read.has(name))
        .map(([name, index]) => `${place(index)}: nothing reads ${name}`),
      ...[...motions]
        .filter(([name]) => !new RegExp(`animation[^;]*\\b${name}\\b`).test(css))
        .map(([name, index]) => `${place(index)}: nothing runs the keyframes ${name}`),
    ];
  });
  return [...unused, ...shapeFaults(sheets, placeIn)];
}
