import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '../shell.mjs';
import { castFaults } from './casts.mjs';

let packages;

function plant(path, text) {
  const file = join(packages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'airlock-casts-'));
  for (const room of ['kernel', 'games/hypatia', 'web']) plant(`${room}/package.json`, '{}');
});
afterEach(() => rmSync(packages, { recursive: true, force: true }));

describe('casts', () => {
  test.each([
    ['a row is cast on its index', 'const card = hand[place] as Card;', 'reads by index'],
    ['the index is in brackets', 'const value = (values[hand[0] ?? 0] as number) + 1;', 'reads by index'],
    ['a row of rows is cast', 'const card = (hands[seat])[0] as readonly (readonly Card[])[];', 'by index'],
    ['what a call gave is cast on its index', 'const first = cardsOf(state)[0] as Card;', 'reads by index'],
    ['what may not be there is cast on its index', 'const card = hand?.[0] as Card;', 'reads by index'],
    ['a cast takes the old form', 'const card = <Card>hand[0];', 'reads by index'],
    ['what is cast is an argument', 'show(names[seat] as string);', 'reads by index'],
    ['a type is given up', 'function read(text: string): any[] {\n  return [text];\n}', 'says `any`'],
    ['something is said to be there', 'const card = hand.at(0)!;', 'with `!`'],
  ])('are found where %s', (_, code, words) => {
    plant('games/hypatia/rules/a.ts', `// first line\n${code}\n`);
    const faults = castFaults(packages);
    expect(faults).toEqual([expect.stringContaining('packages/games/hypatia/rules/a.ts:2: ')]);
    expect(faults[0]).toContain(words);
  });

  test('of what is no index are none of this', () => {
    plant(
      'kernel/a.ts',
      `const names = ['a', 'b'] as const;
       const first = names[0] as const;
       const kinds = Object.keys(table) as Kind[];
       const card = hand[0] ?? missing();
       // const card = hand[0] as Card;
       const text = 'hand[0] as Card, any';
       const named = { any: 1 }.any;
       const same = a !== b;\n`,
    );
    expect(castFaults(packages)).toEqual([]);
  });

  test('past `unknown` are allowed four times in all rooms together', () => {
    plant('kernel/a.ts', 'const a = row as unknown as A;\n'.repeat(3));
    plant('games/hypatia/a.ts', 'const a = row as unknown as A;\n');
    expect(castFaults(packages)).toEqual([]);
    plant('games/hypatia/b.ts', 'const a = (row as unknown) as A;\n');
    expect(castFaults(packages)).toHaveLength(5);
    expect(castFaults(packages)[0]).toContain('which 5 places do and 4 may');
  });

  test('in tests and in what is built are let be', () => {
    for (const path of [
      'kernel/a.test.ts',
      'kernel/dist/a.ts',
      'kernel/a.d.ts',
      'web/tests/a.ts',
      'games/hypatia/testing/a.ts',
    ])
      plant(path, 'const card = hand[0] as Card;\n');
    expect(castFaults(packages)).toEqual([]);
  });

  test('this house keeps to it', () => {
    expect(castFaults(fromRoot('packages'))).toEqual([]);
  });
});
