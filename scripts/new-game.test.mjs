import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { gameFaults } from './checks/games.mjs';
import { CHANGED_FILES, makeGame, readPlan, renamed } from './new-game.mjs';
import { fromRoot } from './shell.mjs';

/** What a new game is made from, and what it changes. */
const PARTS = [
  ...CHANGED_FILES,
  'packages/games/goofspiel',
  'packages/catalogue/games/goofspiel',
  'packages/web/src/games/goofspiel',
  'packages/lab/play/screens/goofspiel',
];

function copyOfHouse() {
  const root = mkdtempSync(join(tmpdir(), 'new-game-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const path of PARTS) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(fromRoot(path), join(root, path), {
      recursive: true,
      filter: (source) => !/\/(node_modules|dist)$/.test(source),
    });
  }
  return root;
}

/** Every file with what is in it. */
const contents = (root) =>
  new Map(
    readdirSync(root, { recursive: true })
      .filter((name) => statSync(join(root, name)).isFile())
      .map((name) => [name, readFileSync(join(root, name), 'utf8')]),
  );

describe('a name that cannot be taken', () => {
  it('changes nothing', async () => {
    const root = copyOfHouse();
    const before = contents(root);
    mkdirSync(join(root, 'packages/web/src/games/star-dice'));
    expect(readPlan(['star-dice'], root).problem).toBe(
      'packages/web/src/games/star-dice already exists. Remove it, or choose another name.',
    );
    expect(contents(root)).toEqual(before);
  });

  it.each([
    [[], /^Usage: npm run new-game/],
    [['star-dice', 'moon-dice'], /^Usage: npm run new-game/],
    [['Star'], /^"Star" cannot be the name of a game: use at most 30 small letters/],
    [['star dice'], /cannot be the name of a game/],
    [['../dice'], /cannot be the name of a game/],
    [['2048'], /cannot be the name of a game/],
    [['dice-'], /cannot be the name of a game/],
    [['hypatia'], /^"hypatia" is taken: packages\/games\/hypatia exists\.$/],
    [['goofspiel'], /^"goofspiel" is taken/],
    [['kernel'], /^"kernel" is taken: packages\/kernel exists\.$/],
    [['testing'], /^"testing" is taken\.$/],
    [['go'], /^"go" gives no prefix for its rules\. Name one with --prefix/],
    [['dice', '--prefix', 'dic'], /^"dic" cannot be a prefix: use three capital letters/],
    [['dice', '--prefix', 'HYP'], /^The prefix HYP is in use/],
    [['dice', '--title', "It's"], /^"It's" cannot be a title/],
    [['dice', '--name', 'x'], /^Unknown option '--name'/],
  ])('%j is answered with a sentence', (args, sentence) => {
    expect(readPlan(args).problem).toMatch(sentence);
  });
});

describe('a new game', () => {
  it('is called what its id says, where nothing else is said', () => {
    expect(readPlan(['star-dice'])).toEqual({ id: 'star-dice', title: 'Star Dice', prefix: 'STA' });
    expect(readPlan(['gofer']).prefix).toBe('GOE');
    expect(readPlan(['go', '--prefix', 'WEI', '--title', 'Go: Weiqi'])).toEqual({
      id: 'go',
      title: 'Go: Weiqi',
      prefix: 'WEI',
    });
  });

  it('changes four existing files, and nothing is missing of it', () => {
    const root = copyOfHouse();
    const before = contents(root);
    makeGame(readPlan(['star-dice'], root), root);
    const after = contents(root);
    expect([...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name)).toEqual(
      expect.arrayContaining(CHANGED_FILES),
    );
    expect([...before].filter(([name, text]) => after.get(name) !== text)).toHaveLength(4);
    expect(gameFaults(root)).toEqual([]);
  });

  it('has nothing left of the name of the template', () => {
    const root = copyOfHouse();
    const before = contents(root);
    makeGame(readPlan(['star-dice'], root), root);
    for (const [name, text] of contents(root))
      if (!before.has(name)) expect(text, name).not.toMatch(/goofspiel|GOF-/i);
  });

  it('is named by its id in quotes and paths, and in programs as names go there', () => {
    const plan = { id: 'star-dice', title: 'Star Dice', prefix: 'STD' };
    const text = "import { goofspiel, type GoofspielEvent } from '@airlock/goofspiel'; // Goofspiel, GOF-010";
    expect(renamed(text, plan)).toBe(
      "import { starDice, type StarDiceEvent } from '@airlock/star-dice'; // Star Dice, STD-010",
    );
  });
});
