import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '../shell.mjs';
import { styleFaults } from './styles.mjs';

let folder;

function plant(path, text) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const PAGE = `import styles from './Card.module.css';
export const Card = ({ look }) => <b class={styles.card}><i class={styles[look]} /></b>;
export const looks = ['lit'];
`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'airlock-styles-'));
  plant('cards/Card.tsx', PAGE);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('styles that nobody uses', () => {
  test.each([
    ['a class', '.card {\n}\n.gone {\n}\n', 'Card.module.css:3: no component uses the class .gone'],
    ['a class beside one that is used', '.card .gone > b {\n}\n', ':1: no component uses the class .gone'],
    [
      'a class in a medium',
      '@media (max-width: 9px) {\n  .gone {\n  }\n}\n',
      ':2: no component uses the class .gone',
    ],
    ['a custom property', '.card {\n  --tint: red;\n}\n', ':2: nothing reads --tint'],
    [
      'keyframes',
      '@keyframes fade {\n  from {\n    opacity: 0;\n  }\n}\n',
      'nothing runs the keyframes fade',
    ],
  ])('are found: %s', (_, css, fault) => {
    plant('cards/Card.module.css', `${css}.card {\n}\n`);
    expect(styleFaults(folder)).toEqual([expect.stringContaining(fault)]);
  });

  test('are told from those that are named and nowhere to be found', () => {
    plant('cards/Card.module.css', '.lit {\n}\n');
    expect(styleFaults(folder)).toEqual(['cards/Card.tsx:2: cards/Card.module.css has no class .card']);
  });

  test('are found among the shapes that sheets take from each other, with shapes that are nowhere to be found', () => {
    plant('look/shapes.css', '.row {\n}\n.gone {\n}\n');
    plant('cards/Card.module.css', '.card {\n  composes: row missing from global;\n}\n');
    expect(styleFaults(folder)).toEqual([
      'cards/Card.module.css:2: no sheet has the shape .missing',
      'look/shapes.css:3: no sheet takes the shape .gone',
    ]);
  });

  test('are found where a test alone names them', () => {
    plant('cards/Card.module.css', '.card {\n}\n.gone {\n}\n');
    plant('cards/Card.test.tsx', "import styles from './Card.module.css';\nstyles.gone;\n");
    expect(styleFaults(folder)).toHaveLength(1);
  });

  test('are not those whose name is computed, read by another sheet, set in numbers or named in a comment', () => {
    plant(
      'cards/Card.module.css',
      `/* .gone and --gone are history. */
       .card { --tint: red; animation: fade 0.5s; background: url("a.gone"); }
       .lit:is(:hover, [data-name=".gone"]) { color: var(--tint); margin: calc(.5em * 2); }
       @keyframes fade { from { opacity: 0.5; } }\n`,
    );
    plant('tokens.css', ':root { --void: #000; }\nbody { color: var(--void, red); }\n');
    expect(styleFaults(folder)).toEqual([]);
  });

  test('are not those that the rules name', () => {
    plant('page/Card.tsx', PAGE);
    plant('page/Card.module.css', '.card {\n}\n.green {\n}\n');
    plant('rules/colours.ts', "export const COLOURS = ['green'] as const;\n");
    expect(styleFaults(join(folder, 'page'))).toHaveLength(1);
    expect(styleFaults(join(folder, 'page'), join(folder, 'rules'))).toEqual([]);
  });

  test('this house has none', () => {
    expect(styleFaults(fromRoot('packages/web/src'), fromRoot('packages/games'))).toEqual([]);
  });
});
