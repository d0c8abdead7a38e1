import { describe, expect, it } from 'vitest';
import { COMPILED, compiledFrom } from './compiled.mjs';
import { fromRoot } from './shell.mjs';

describe('what was compiled', () => {
  it.each([
    ['packages/kernel/index.ts', 'packages/kernel/dist/index.js'],
    ['packages/games/outsider/rules/chart.ts', 'packages/games/outsider/dist/rules/chart.js'],
  ])('stands for the source %s', (source, file) => {
    expect(compiledFrom(fromRoot(source))).toBe(fromRoot(file));
    expect(COMPILED.test(fromRoot(file))).toBe(true);
  });

  it.each([
    ['a test', 'packages/kernel/flow.test.ts'],
    ['a part of the page', 'packages/web/src/words.ts'],
    ['a source that is not there', 'packages/kernel/nowhere.ts'],
    ['a script', 'scripts/shell.mjs'],
    ['a library', 'node_modules/vite/dist/node/index.js'],
  ])('stands for no other file: %s', (_, source) => {
    expect(compiledFrom(fromRoot(source))).toBeNull();
  });
});
