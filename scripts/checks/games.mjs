// Holds together what belongs to a game: whatever was forgotten is said in a sentence, and none of it shows at run time.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../shell.mjs';

/** Has everything a game has, but is not on the shelf. */
export const TEMPLATE = 'goofspiel';

/** The list that a new game is added to. */
const SHELF = 'packages/catalogue/games.ts';

/** Where the parts of a game lie, and what belongs there. */
const partsOf = (id) => [
  { path: `packages/games/${id}/index.ts`, what: 'what other rooms may import of the game' },
  { path: `packages/games/${id}/tsconfig.json`, what: 'how it is compiled' },
  { path: `packages/games/${id}/conformance.test.ts`, what: 'its examination, with describeConformance' },
  {
    path: `packages/games/${id}/citations.test.ts`,
    what: 'that tests cite its rules, with describeCitations',
  },
  {
    path: `packages/games/${id}/golden`,
    what: `its golden playthroughs, recorded with "npm run golden -- ${id}"`,
  },
  { path: `packages/catalogue/games/${id}/card.ts`, what: 'its title, seats and playing time' },
  { path: `packages/catalogue/games/${id}/entry.ts`, what: 'its rules and bots' },
  { path: `packages/web/src/games/${id}/about.ts`, what: 'how the front page presents it' },
  { path: `packages/web/src/games/${id}/poster.svg`, what: 'its poster' },
  { path: `packages/web/src/games/${id}/credits.ts`, what: 'whose game it is' },
  { path: `packages/web/src/games/${id}/rules.ts`, what: 'its rules without its bots, for the page' },
  { path: `packages/web/src/games/${id}/index.tsx`, what: 'its table' },
  { path: `packages/lab/play/screens/${id}/screen.ts`, what: 'its drawing for the terminal' },
];

/** What existing files say of a game, as text that stands in them. */
const mentionsOf = (id) => [
  ...(id === TEMPLATE
    ? []
    : [
        {
          file: SHELF,
          text: `'./games/${id}/card.ts'`,
          add: `its card, imported from './games/${id}/card.ts'`,
        },
        {
          file: SHELF,
          text: `import('./games/${id}/entry.ts')`,
          add: `its loader, import('./games/${id}/entry.ts')`,
        },
      ]),
  { file: 'packages/games/tsconfig.json', text: `{ "path": "${id}" }`, add: `{ "path": "${id}" }` },
  {
    file: 'packages/catalogue/package.json',
    text: `"@airlock/${id}"`,
    add: `"@airlock/${id}" to the dependencies`,
  },
  {
    file: 'package-lock.json',
    text: `"packages/games/${id}"`,
    add: 'it, with "npm install --ignore-scripts"',
  },
];

/** Folders with one part of every game each; others may stand beside them. */
const SHARED_FOLDERS = [
  { folder: 'packages/catalogue/games', others: [] },
  { folder: 'packages/web/src/games', others: ['testing'] },
  { folder: 'packages/lab/play/screens', others: [] },
];

const foldersIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && readdirSync(join(folder, entry.name)).length > 0)
        .map(({ name }) => name)
    : [];

/** What is missing of any game, each as a sentence that says what to do. */
export function gameFaults(root = fromRoot()) {
  const games = foldersIn(join(root, 'packages/games')).filter((id) =>
    existsSync(join(root, 'packages/games', id, 'package.json')),
  );
  const missing = games.flatMap((id) =>
    partsOf(id)
      .filter(({ path }) => !existsSync(join(root, path)))
      .map(
        ({ path, what }) => `${path} is missing: ${what}. packages/${pathOfModel(path, id)} is the model.`,
      ),
  );
  const unsaid = games.flatMap((id) =>
    mentionsOf(id)
      .filter(({ file, text }) => !readFileSync(join(root, file), 'utf8').includes(text))
      .map(({ file, add }) => `${file} does not know ${id}: add ${add}.`),
  );
  const strays = SHARED_FOLDERS.flatMap(({ folder, others }) =>
    foldersIn(join(root, folder))
      .filter((name) => !games.includes(name) && !others.includes(name))
      .map((name) => `${folder}/${name} belongs to no game: packages/games/${name} does not exist.`),
  );
  return [...missing, ...unsaid, ...strays];
}

const pathOfModel = (path, id) => path.replace('packages/', '').replaceAll(id, TEMPLATE);
