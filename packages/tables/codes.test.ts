import { fastRandom } from '@airlock/kernel';
import { tableCode } from '@airlock/protocol';
import { expect, it } from 'vitest';
import { newTableCode } from './codes.ts';

it('codes of tables are of the form that can be said over the phone, and hardly ever the same', () => {
  const random = fastRandom('codes');
  const codes = Array.from({ length: 1_000 }, () => newTableCode((count) => random.int(count)));
  for (const code of codes) expect(tableCode.safeParse(code).success, code).toBe(true);
  expect(new Set(codes).size).toBe(1_000);
});
