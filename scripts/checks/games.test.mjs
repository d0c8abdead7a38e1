import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fromRoot } from '../shell.mjs';
import { gameFaults, TEMPLATE } from './games.mjs';

let root;
const put = (path, content = '') => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};

/** Only the files that the check looks at. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'games-check-'));
  for (const path of ['package-lock.json', 'packages/games/tsconfig.json', 'packages/catalogue']) {
    cpSync(fromRoot(path), join(root, path), {
      recursive: true,
      filter: (source) => !/node_modules|\/dist$/.test(source),
    });
  }
  for (const path of [
    `packages/games/${TEMPLATE}`,
    `packages/web/src/games/${TEMPLATE}`,
    `packages/lab/play/screens/${TEMPLATE}`,
  ])
    cpSync(fromRoot(path), join(root, path), {
      recursive: true,
      filter: (source) => !/node_modules|\/dist$/.test(source),
    });
  for (const name of readdirSync(join(root, 'packages/catalogue/games')))
    if (name !== TEMPLATE) rmSync(join(root, 'packages/catalogue/games', name), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

it('nothing is missing of any game of the house', () => {
  expect(gameFaults()).toEqual([]);
});

it('nothing is missing of the template alone', () => {
  expect(gameFaults(root)).toEqual([]);
});

it('every part that is forgotten is named, with the model for it', () => {
  rmSync(join(root, `packages/web/src/games/${TEMPLATE}/credits.ts`));
  expect(gameFaults(root)).toEqual([
    `packages/web/src/games/${TEMPLATE}/credits.ts is missing: whose game it is. packages/web/src/games/${TEMPLATE}/credits.ts is the model.`,
  ]);
});

it('a game of which there is only a package is missing everywhere else', () => {
  put('packages/games/chess/package.json', '{}');
  const faults = gameFaults(root);
  expect(faults).toContain(
    "packages/catalogue/games.ts does not know chess: add its loader, import('./games/chess/entry.ts').",
  );
  expect(faults).toContain('packages/games/tsconfig.json does not know chess: add { "path": "chess" }.');
  expect(faults).toContain(
    'packages/web/src/games/chess/index.tsx is missing: its table. packages/web/src/games/goofspiel/index.tsx is the model.',
  );
  expect(faults).toHaveLength(18);
});

it('a page without a game is named, too', () => {
  put('packages/web/src/games/chess/index.tsx');
  expect(gameFaults(root)).toEqual([
    'packages/web/src/games/chess belongs to no game: packages/games/chess does not exist.',
  ]);
});
