// Holds the types to what they say: outside tests nothing is cast on an index, and little past `unknown`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';
import { workspaces } from '../workspaces.mjs';

/** How often a cast may go past `unknown`, in all rooms together: where a library tells less than is known. */
const MOST_PAST_UNKNOWN = 4;

const skipped = new Set(['node_modules', 'dist', '.types', 'tests', 'testing']);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (skipped.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Every node of a syntax tree. */
function* nodesOf(node) {
  if (typeof node?.type === 'string') yield node;
  for (const part of Object.values(node)) {
    if (typeof part === 'object' && part !== null) yield* nodesOf(part);
  }
}

const unwrapped = (node) => (node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node);

const isCast = ({ type }) => type === 'TSAsExpression' || type === 'TSTypeAssertion';
const isConst = ({ typeAnnotation: type }) => type.typeName?.name === 'const';

const isIndexed = (node) => {
  const inner = unwrapped(node.type === 'ChainExpression' ? node.expression : node);
  return inner.type === 'MemberExpression' && inner.computed;
};

const INDEX =
  'casts what it reads by index: give it a reader, walk the row with `for … of`, or write `row[index] ?? missing()`';
const ANY = 'says `any`, after which nothing is checked: name the type, or take `unknown` and look at it';
const NON_NULL = 'says with `!` that something is there: check it, or throw where it is not';
const PAST_UNKNOWN = 'casts past `unknown`';

/** What is wrong with one node, if anything. */
function faultOf(node) {
  if (node.type === 'TSAnyKeyword') return ANY;
  if (node.type === 'TSNonNullExpression') return NON_NULL;
  if (!isCast(node) || isConst(node)) return null;
  if (isIndexed(node.expression)) return INDEX;
  const inner = unwrapped(node.expression);
  return isCast(inner) && inner.typeAnnotation.type === 'TSUnknownKeyword' ? PAST_UNKNOWN : null;
}

function* faultsIn(path) {
  const text = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  for (const node of nodesOf(program)) {
    const message = faultOf(node);
    if (message) yield { path, line: text.slice(0, node.start).split('\n').length, message };
  }
}

/** All faults under a `packages` folder, each as "file:line: what is wrong and what to do". */
export function castFaults(packages) {
  const found = workspaces(packages).flatMap(({ folder }) =>
    [...sources(folder)].flatMap((path) => [...faultsIn(path)]),
  );
  const pastUnknown = found.filter(({ message }) => message === PAST_UNKNOWN);
  const tooMany = pastUnknown.length > MOST_PAST_UNKNOWN;
  return found
    .filter(({ message }) => message !== PAST_UNKNOWN || tooMany)
    .map(({ path, line, message }) => {
      const place = `packages/${relative(packages, path).replaceAll(sep, '/')}:${line}`;
      return message === PAST_UNKNOWN
        ? `${place}: casts past \`unknown\`, which ${pastUnknown.length} places do and ${MOST_PAST_UNKNOWN} may: say the type where the value comes from`
        : `${place}: ${message}`;
    });
}
