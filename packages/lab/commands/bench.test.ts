import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runBenchmarks } from './bench.ts';

describe('handing over to the benchmarks', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'airlock-bench-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('passes the flags on and gives their exit code back', () => {
    const path = join(folder, 'main.mjs');
    const told = join(folder, 'told');
    writeFileSync(
      path,
      `import { writeFileSync } from 'node:fs';
       writeFileSync(${JSON.stringify(told)}, process.argv.slice(2).join(' '));
       process.exit(process.argv.length);`,
    );
    expect(runBenchmarks(path, { json: true, quick: true })).toBe(4);
    expect(readFileSync(told, 'utf8')).toBe('--json --quick');
    expect(runBenchmarks(path, { env: true, game: 'outsider' })).toBe(5);
    expect(readFileSync(told, 'utf8')).toBe('--env --game outsider');
    expect(runBenchmarks(path, {})).toBe(2);
    expect(readFileSync(told, 'utf8')).toBe('');
  });

  test('says what to do when they are not built', () => {
    expect(() => runBenchmarks(join(folder, 'missing.js'), {})).toThrow('npm run build');
  });
});
