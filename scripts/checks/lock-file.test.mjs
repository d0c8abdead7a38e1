import { expect, test } from 'vitest';
import { lockFaults } from './lock-file.mjs';

test('a platform binary without an entry is a fault', () => {
  const packages = {
    'node_modules/a': { optionalDependencies: { 'a-linux': '1.0.0', 'a-darwin': '1.0.0' } },
  };
  packages['node_modules/a-linux'] = {};
  expect(lockFaults({ packages })).toEqual(['a needs a-darwin@1.0.0, which has no entry']);
});

test('a registry address is a fault, a link to a workspace is not', () => {
  const packages = {
    'node_modules/a': { resolved: 'https://registry.example/a.tgz' },
    'node_modules/b': { resolved: 'packages/b', link: true },
  };
  expect(lockFaults({ packages })).toEqual(['a carries the address of one registry']);
});
