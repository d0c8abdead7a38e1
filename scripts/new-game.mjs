// `npm run new-game <id>`: copies the template under a new name and puts it on the shelf.
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { TEMPLATE } from './checks/games.mjs';
import { noteInstalled } from './install.mjs';
import { fromRoot, note, run } from './shell.mjs';
import { workspaces } from './workspaces.mjs';

const USAGE = `Usage: npm run new-game -- <id> [--title "Star Dice"] [--prefix STD]

  <id>       its name in folders and addresses: small letters and digits, words joined by hyphens, such as star-dice
  --title    its name for people; made from the id where it is missing
  --prefix   three letters that the ids of its rules begin with; made from the id where they are missing`;

const TEMPLATE_PREFIX = 'GOF';

/** The folders of a game. */
const foldersOf = (id) => [
  `packages/games/${id}`,
  `packages/catalogue/games/${id}`,
  `packages/web/src/games/${id}`,
  `packages/lab/play/screens/${id}`,
];

/** What lies in a game's folder and is made, not written. */
const MADE = /(^|\/)(node_modules|dist|\.types)$|\.tsbuildinfo$/;

const wordsOf = (id) => id.split('-');
const capital = (word) => word[0].toUpperCase() + word.slice(1);
const pascal = (id) => wordsOf(id).map(capital).join('');
const camel = (id) => pascal(id)[0].toLowerCase() + pascal(id).slice(1);

/** The prefixes of rules that are in use: `HYP`, and `HYPR` for its rulings. */
function usedPrefixes(root) {
  const games = readdirSync(join(root, 'packages/games'));
  const rules = games.map((game) => join(root, 'packages/games', game, 'words/rules.ts')).filter(existsSync);
  return new Set(rules.flatMap((path) => /'([A-Z]{3})-\d+'/.exec(readFileSync(path, 'utf8'))?.[1] ?? []));
}

/** The first letters of the id, or others of it where those are taken. */
function freePrefix(id, used) {
  const letters = id
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .split('');
  for (let second = 1; second < letters.length - 1; second++)
    for (let third = second + 1; third < letters.length; third++) {
      const prefix = letters[0] + letters[second] + letters[third];
      if (!used.has(prefix)) return prefix;
    }
  return null;
}

/** What is to be made, or a sentence about what is wrong. */
export function readPlan(args, root = fromRoot()) {
  let read;
  try {
    const text = { type: 'string' };
    read = parseArgs({ args, allowPositionals: true, options: { title: text, prefix: text } });
  } catch (error) {
    return { problem: `${error.message.split(/\.\s/)[0]}.\n\n${USAGE}` };
  }
  const [id, ...more] = read.positionals;
  if (id === undefined || more.length > 0) return { problem: USAGE };
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30)
    return {
      problem: `"${id}" cannot be the name of a game: use at most 30 small letters and digits, words joined by hyphens, such as star-dice.`,
    };
  const taken = workspaces(join(root, 'packages')).find(({ name }) => name === `@airlock/${id}`);
  if (taken || id === 'testing')
    return { problem: `"${id}" is taken${taken ? `: packages/${taken.room} exists` : ''}.` };
  const stray = foldersOf(id).find((folder) => existsSync(join(root, folder)));
  if (stray) return { problem: `${stray} already exists. Remove it, or choose another name.` };
  const title = read.values.title ?? wordsOf(id).map(capital).join(' ');
  if (!/^[\p{L}\p{N}][\p{L}\p{N} :,.!?&’–-]{0,39}$/u.test(title))
    return {
      problem: `"${title}" cannot be a title: use at most 40 letters, digits, spaces and plain signs.`,
    };
  const used = usedPrefixes(root);
  const prefix = read.values.prefix ?? freePrefix(id, used);
  if (prefix === null)
    return {
      problem: `"${id}" gives no prefix for its rules. Name one with --prefix, such as --prefix STD.`,
    };
  if (!/^[A-Z]{3}$/.test(prefix))
    return { problem: `"${prefix}" cannot be a prefix: use three capital letters, such as STD.` };
  if (used.has(prefix)) return { problem: `The prefix ${prefix} is in use. Name another with --prefix.` };
  return { id, title, prefix };
}

/** The template's text under the new name. Inside quotes and paths it is the id, elsewhere a name in the program. */
export function renamed(text, { id, title, prefix }) {
  return text
    .replaceAll(', the template for new games', '')
    .replaceAll(new RegExp(`(?<=['"\`/])${TEMPLATE}\\b`, 'g'), id)
    .replaceAll(new RegExp(`\\b${TEMPLATE}\\b`, 'g'), camel(id))
    .replaceAll(new RegExp(`\\b${capital(TEMPLATE)}(?=[A-Z])`, 'g'), pascal(id))
    .replaceAll(capital(TEMPLATE), title)
    .replaceAll(`${TEMPLATE_PREFIX}-`, `${prefix}-`);
}

function copyFolders(plan, root) {
  const [sources, targets] = [foldersOf(TEMPLATE), foldersOf(plan.id)];
  for (const [index, source] of sources.entries()) {
    const target = join(root, targets[index]);
    cpSync(join(root, source), target, { recursive: true, filter: (path) => !MADE.test(path) });
    for (const name of readdirSync(target, { recursive: true })) {
      const path = join(target, name);
      if (statSync(path).isFile()) writeFileSync(path, renamed(readFileSync(path, 'utf8'), plan));
    }
  }
}

/** Entries in the order that npm keeps them in. */
const inOrder = (entries) =>
  Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other, 'en')));

/** Puts something before or behind a place in a text that must be there. */
function insert(text, place, added) {
  const at = text.search(place);
  if (at < 0) throw new Error(`There is no place ${place} to add "${added.trim()}" at.`);
  return text.slice(0, at) + added + text.slice(at);
}

/** The existing files that a new game changes, with what becomes of them. */
const REGISTRATIONS = {
  'packages/catalogue/games.ts': (text, { id }) => {
    const name = camel(id);
    const key = name === id ? id : `'${id}'`;
    const imported = insert(
      text,
      /import type \{ LoadEntry \}/,
      `import { card as ${name} } from './games/${id}/card.ts';\n`,
    );
    const shown = insert(imported, /\] as const satisfies readonly ShelfCard/, `  ${name},\n`);
    return insert(shown, /\};\n$/, `  ${key}: () => import('./games/${id}/entry.ts'),\n`);
  },
  'packages/games/tsconfig.json': (text, { id }) =>
    text.replace(/(\{ "path": "[^"]+" \})(\n {2}\])/, `$1,\n    { "path": "${id}" }$2`),
  'packages/catalogue/package.json': (text, { id }) => {
    const json = JSON.parse(text);
    const dependencies = inOrder({ ...json.dependencies, [`@airlock/${id}`]: json.version });
    return `${JSON.stringify({ ...json, dependencies }, null, 2)}\n`;
  },
  'package-lock.json': (text, { id }) => {
    const lock = JSON.parse(text);
    const [name, room, shelf] = [`@airlock/${id}`, `packages/games/${id}`, 'packages/catalogue'];
    const template = lock.packages[`packages/games/${TEMPLATE}`];
    const catalogue = lock.packages[shelf];
    const dependencies = inOrder({ ...catalogue.dependencies, [name]: template.version });
    const packages = inOrder({
      ...lock.packages,
      [shelf]: { ...catalogue, dependencies },
      [`node_modules/${name}`]: { resolved: room, link: true },
      [room]: { ...template, name },
    });
    return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
  },
};

export const CHANGED_FILES = Object.keys(REGISTRATIONS);

/** Makes the game; where something fails, nothing is left behind. */
export function makeGame(plan, root = fromRoot()) {
  const changed = Object.entries(REGISTRATIONS).map(([file, change]) => {
    const path = join(root, file);
    return { path, text: change(readFileSync(path, 'utf8'), plan) };
  });
  try {
    copyFolders(plan, root);
  } catch (error) {
    for (const folder of foldersOf(plan.id)) rmSync(join(root, folder), { recursive: true, force: true });
    throw error;
  }
  for (const { path, text } of changed) writeFileSync(path, text);
}

const nextSteps = ({ id, title, prefix }) => `
${title} is on the shelf; its rules are those of the template until you write your own.

Made:     ${foldersOf(id).join('\n          ')}
Changed:  ${CHANGED_FILES.join('\n          ')}

Now:      npm run dev                              plays it in the browser, and shows every change at once
          npm run unit -- packages/games/${id}
          npm run golden -- ${id}                  after every change of the rules
          npm run -s airlock -- rules ${id}        which rules (${prefix}-…) no test cites yet
          npm run check                            says what is missing

CONTRIBUTING.md, "How to add a game", goes through it file by file.`;

export async function newGame(args) {
  const plan = readPlan(args);
  if (plan.problem) {
    note(plan.problem);
    process.exitCode = 2;
    return;
  }
  makeGame(plan);
  // Names sort otherwise now.
  await run(
    'biome',
    ['check', '--write', '--log-level=error', ...foldersOf(plan.id), 'packages/catalogue/games.ts'],
    { quiet: true },
  );
  const link = fromRoot('node_modules/@airlock', plan.id);
  if (!existsSync(link)) symlinkSync(join('..', '..', 'packages/games', basename(plan.id)), link, 'junction');
  noteInstalled();
  console.log(nextSteps(plan));
}
