import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '../shell.mjs';
import { importViolations } from './import-direction.mjs';

let packages;

function plant(path, text) {
  const file = join(packages, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'airlock-imports-'));
  for (const room of [
    'kernel',
    'games/hypatia',
    'games/outsider',
    'bots',
    'conformance',
    'protocol',
    'tables',
    'server',
    'web',
  ])
    plant(`${room}/package.json`, '{}');
});
afterEach(() => rmSync(packages, { recursive: true, force: true }));

describe('import direction', () => {
  test('imports along the arrows are fine', () => {
    plant('games/hypatia/rules.ts', `import { draw } from '@airlock/kernel';\nimport './state.ts';\n`);
    plant(
      'bots/search.ts',
      `import type {\n  Game,\n} from '@airlock/kernel';\nexport { rules } from '@airlock/hypatia';\n`,
    );
    plant('server/main.ts', `import { createServer } from 'node:http';\nimport '@airlock/protocol';\n`);
    expect(importViolations(packages)).toEqual([]);
  });

  test.each([
    [
      'the kernel imports a game',
      'kernel/a.ts',
      `import x from '@airlock/hypatia';`,
      'may import no other room',
    ],
    [
      'a game imports another game',
      'games/hypatia/a.ts',
      `export * from '@airlock/outsider';`,
      'may import kernel',
    ],
    [
      'a game imports the bots',
      'games/hypatia/a.ts',
      `import type { B } from '@airlock/bots';`,
      'may import kernel',
    ],
    [
      'bots know the protocol',
      'bots/a.ts',
      `type P = import('@airlock/protocol').P;`,
      'may import kernel, games/*',
    ],
    ['a room is entered by path', 'bots/a.ts', `import '../kernel/random.ts';`, 'import "@airlock/kernel"'],
    [
      'a room is entered by its back door',
      'bots/a.ts',
      `import '@airlock/kernel/random.ts';`,
      'import "@airlock/kernel"',
    ],
    [
      'a game reads files',
      'games/hypatia/a.ts',
      `import { readFileSync } from 'node:fs';`,
      'also runs in browsers',
    ],
    [
      'the kernel uses a bare Node module',
      'kernel/a.ts',
      `const c = await import('crypto');`,
      'also runs in browsers',
    ],
    ['bots ask for the DOM', 'bots/a.ts', `/// <reference lib="dom" />`, 'without Node or DOM types'],
    ['tables import Node', 'tables/a.ts', `import 'node:crypto';`, 'also runs in browsers'],
    ['tables know the server', 'tables/a.ts', `import '@airlock/server';`, 'may import kernel'],
    ['the page imports Node', 'web/src/a.ts', `import 'node:path';`, 'also runs in browsers'],
    [
      'play code uses the conformance suite',
      'games/hypatia/a.ts',
      `import '@airlock/conformance';`,
      'only in *.test.ts',
    ],
    ['a room does not exist', 'server/a.ts', `import '@airlock/cellar';`, 'no such room'],
  ])('is broken when %s', (_, path, code, words) => {
    plant(path, `// first line\n${code}\n`);
    expect(importViolations(packages)).toEqual([expect.stringContaining(`packages/${path}:2: `)]);
    expect(importViolations(packages)[0]).toContain(words);
  });

  test('tests may use Node and the conformance suite, but no other room than their code may', () => {
    plant('games/hypatia/a.test.ts', `import 'node:fs';\nimport '@airlock/conformance';\n`);
    expect(importViolations(packages)).toEqual([]);
    plant('games/hypatia/b.test.ts', `import '@airlock/bots';\n`);
    expect(importViolations(packages)).toHaveLength(1);
  });

  test('a tsconfig that lets the DOM into the kernel is caught', () => {
    plant('kernel/tsconfig.json', JSON.stringify({ compilerOptions: { lib: ['es2022', 'DOM'] } }));
    expect(importViolations(packages)).toEqual([expect.stringContaining('lets DOM in')]);
  });

  test('an import in a comment is no import', () => {
    plant('kernel/a.ts', `/* import x from '@airlock/bots'; */\n// import '@airlock/bots';\n`);
    expect(importViolations(packages)).toEqual([]);
  });

  test('this house keeps the direction', () => {
    expect(importViolations(fromRoot('packages'))).toEqual([]);
  });
});
