// Holds the direction of imports: which room of the house may know which.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { workspaces } from '../workspaces.mjs';

/** What the code of a room may import. `games` stands for every game; a game never imports another one. */
const mayImport = {
  kernel: [],
  games: ['kernel'],
  conformance: ['kernel'],
  bots: ['kernel', 'games'],
  catalogue: ['kernel', 'games', 'bots'],
  protocol: ['kernel'],
  tables: ['kernel', 'catalogue', 'protocol'],
  server: ['kernel', 'games', 'bots', 'catalogue', 'protocol', 'tables'],
  web: ['kernel', 'games', 'bots', 'catalogue', 'protocol', 'tables'],
  lab: ['kernel', 'games', 'bots', 'catalogue', 'conformance', 'protocol', 'tables'],
  bench: ['kernel', 'games', 'bots', 'protocol', 'server'],
  secrecy: ['kernel', 'games', 'catalogue', 'protocol', 'conformance', 'server'],
  // What a stranger has: the messages, and the rules that every page carries. Nothing of the server.
  attack: ['kernel', 'games', 'catalogue', 'protocol'],
};

/** These run in Node, in browsers and in workers alike, so they may lean on none of them. */
const runsAnywhere = new Set(['kernel', 'games', 'bots', 'catalogue', 'protocol', 'tables']);

const kindOf = (room) => (room.startsWith('games/') ? 'games' : room);
const isTest = (path) => /\.test\.tsx?$/.test(path) || path.includes(`${sep}tests${sep}`);
const isTooling = (path) => isTest(path) || /\.config\.ts$/.test(path);
const isNodeModule = (name) => name.startsWith('node:') || builtinModules.includes(name.split('/')[0]);

const skipped = new Set(['node_modules', 'dist', '.types', 'data']);

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sourceFiles(path);
    else if (/\.(ts|tsx|mts|js|mjs)$/.test(entry.name)) yield path;
  }
}

const importForms = [
  /^[ \t]*(?:import|export)\b[^'";]*?\bfrom\s*(['"])([^'"]+)\1/gm,
  /^[ \t]*import\s*(['"])([^'"]+)\1/gm,
  /\b(?:import|require)\s*\(\s*(['"])([^'"]+)\1/g,
  /^[ \t]*\/\/\/\s*<reference\s+(?:types|lib|path)=(['"])([^'"]+)\1/gm,
];

/** Blanks comments but for `/// <reference`, keeping the line numbers. */
function withoutComments(text) {
  return text
    .replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^[ \t]*\/\/(?!\/\s*<reference).*$/gm, '');
}

function* importsOf(path) {
  const text = withoutComments(readFileSync(path, 'utf8'));
  for (const form of importForms) {
    for (const match of text.matchAll(form)) {
      const at = match.index + match[0].lastIndexOf(match[2]);
      const line = text.slice(0, at).split('\n').length;
      yield { target: match[2], line, reference: match[0].includes('<reference') };
    }
  }
}

const listed = (room) =>
  mayImport[room].length
    ? mayImport[room].map((name) => (name === 'games' ? 'games/*' : name)).join(', ')
    : 'no other room';

/** The side doors a room opens by name in its package.json, such as `/rules`. */
function doorsOf({ folder }) {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(exports).map((door) => door.slice(1));
}

/** Why this import is wrong, or nothing when it is right. */
function fault(from, file, { target, reference }, rooms) {
  const kind = kindOf(from.room);
  const anywhere = runsAnywhere.has(kind) && !isTooling(file);
  if (reference)
    return anywhere && `references "${target}"; ${from.room} must compile without Node or DOM types`;
  if (isNodeModule(target))
    return (
      (anywhere || (kind === 'web' && !isTooling(file))) &&
      `imports "${target}"; ${from.room} also runs in browsers and workers: pass what is needed in as an argument`
    );

  let to;
  if (target.startsWith('.')) {
    const path = resolve(dirname(file), target);
    to = rooms.find(({ folder }) => path.startsWith(folder + sep));
    if (to && to !== from)
      return `reaches into ${to.room} by path; import "${to.name}" and what its index.ts offers`;
    return undefined;
  }
  if (!target.startsWith('@airlock/')) return undefined;
  to = rooms.find(({ name }) => target === name || target.startsWith(`${name}/`));
  if (!to) return `imports "${target}", but there is no such room`;
  if (to === from) return `imports its own room by name; write "./….ts"`;
  if (target !== to.name && !doorsOf(to).includes(target.slice(to.name.length)))
    return `reaches behind the door of ${to.room}; import "${to.name}"`;
  if (kindOf(to.room) === 'conformance' && isTest(file)) return undefined;
  if (mayImport[kind].includes(kindOf(to.room))) return undefined;
  return `imports "${target}"; ${from.room} may import ${listed(kind)}${kindOf(to.room) === 'conformance' ? ' (conformance: only in *.test.ts)' : ''}`;
}

/** The compiler keeps Node's and the browser's globals out, as long as no tsconfig lets them in. */
function* configFaults(from) {
  if (!runsAnywhere.has(kindOf(from.room))) return;
  const path = join(from.folder, 'tsconfig.json');
  if (!existsSync(path)) return;
  const { types = [], lib = [] } = JSON.parse(readFileSync(path, 'utf8')).compilerOptions ?? {};
  const foreign = [...types, ...lib.filter((name) => /^(dom|webworker)/i.test(name))];
  if (foreign.length)
    yield {
      path,
      line: 1,
      message: `lets ${foreign.join(', ')} in; ${from.room} must compile without Node or DOM types`,
    };
}

/** All violations under a `packages` folder, each as "file:line: what is wrong and what to do". */
export function importViolations(packages) {
  const rooms = workspaces(packages);
  const found = [];
  for (const from of rooms) {
    if (!mayImport[kindOf(from.room)]) {
      found.push(`packages/${from.room}: a room without a place in scripts/checks/import-direction.mjs`);
      continue;
    }
    for (const path of sourceFiles(from.folder))
      for (const one of importsOf(path)) {
        const message = fault(from, path, one, rooms);
        if (message) found.push({ path, line: one.line, message });
      }
    found.push(...configFaults(from));
  }
  return found.map((one) =>
    typeof one === 'string'
      ? one
      : `packages/${relative(packages, one.path).replaceAll(sep, '/')}:${one.line}: ${one.message}`,
  );
}
