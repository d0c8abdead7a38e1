import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { citedIn } from './describeCitations.ts';

it('citations are what stands in brackets at the end of test names, in all rooms but the built ones', () => {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-citations-'));
  const write = (room: string, text: string): void => {
    mkdirSync(join(folder, room), { recursive: true });
    writeFileSync(join(folder, room, 'some.test.ts'), text);
  };
  write('.', "it('draws two (OPS-131, OPSR-29)', () => {});");
  write('rules', "it('says (OPS-002) in passing', () => {}); it(`of cards (OMG-105)`, () => {});");
  write('dist', "it('was built (OPS-900)', () => {});");
  writeFileSync(join(folder, 'notATest.ts'), "const name = 'nothing (OPS-901)';");
  expect([...citedIn(folder)].sort()).toEqual(['OMG-105', 'OPS-131', 'OPSR-29']);
  rmSync(folder, { recursive: true });
});
