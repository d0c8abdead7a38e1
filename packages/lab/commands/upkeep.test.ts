import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { airlock, airlockHere } from '../testing/airlock.ts';

describe('looking after the data of a server', () => {
  test('is handed over with its flags, and the exit code comes back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'airlock-upkeep-'));
    try {
      expect(await airlock(['backup', join(folder, '--odd'), '--data', folder])).toEqual({
        code: 2,
        stdout: '',
        stderr: `airlock: There is no airlock.db in ${folder}. Name the data folder with --data.\n`,
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('says which matches would end, and what is no data folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'airlock-upkeep-'));
    try {
      expect(await airlock(['check-matches', folder])).toEqual({
        code: 2,
        stdout: '',
        stderr: `airlock: There is no airlock.db in ${folder}. Name the data folder of a server.\n`,
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect((await airlockHere(['check-matches', '--help'])).stdout).toContain('would continue');
  });

  test.each(['backup', 'restore', 'check'])('explains %s', async (command) => {
    const { code, stdout } = await airlockHere([command, '--help']);
    expect(stdout).toContain('--data <folder>');
    expect(code).toBe(0);
  });
});
