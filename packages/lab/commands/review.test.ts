import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultOptions, type LogEntry } from '@airlock/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { gameNamed } from '../arguments.ts';
import { keptFile } from '../simulation/keeping.ts';
import { gamePlayer } from '../simulation/playGame.ts';
import { airlockHere } from '../testing/airlock.ts';

const SLOW = { timeout: 120_000 };
const folder = mkdtempSync(join(tmpdir(), 'airlock-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function keptMatch(): Promise<string> {
  const entry = await gameNamed('outpost-seven');
  const options = defaultOptions(entry.game.options);
  const plan = {
    game: entry.game.id,
    options,
    seats: 2,
    levels: ['casual'],
    seed: 'review',
    games: 1,
    skipped: 0,
    mostMoves: 1000,
  };
  const log: LogEntry[] = [];
  gamePlayer(entry, plan)(0, log);
  const file = join(folder, 'match.json');
  writeFileSync(file, JSON.stringify(keptFile(entry, plan, 0, log)));
  return file;
}

describe('airlock review', () => {
  test('judges a decision with what was better, and again the same', SLOW, async () => {
    const file = await keptMatch();
    const run = () => airlockHere(['review', file, '--only', '3', '--json']);
    const one = await run();
    expect(one.code).toBe(0);
    const told = JSON.parse(one.stdout);
    expect(told.unit).toBe('chance');
    expect(told.decisions).toHaveLength(1);
    const [decision] = told.decisions;
    expect(['best', 'fine', 'slip', 'mistake']).toContain(decision.verdict);
    expect(decision.why.headline).toMatch(/games\.$/);
    for (const { worth } of decision.candidates) {
      expect(worth.low).toBeLessThanOrEqual(worth.mean);
      expect(worth.high).toBeGreaterThanOrEqual(worth.mean);
    }
    expect((await run()).stdout).toBe(one.stdout);
  });

  test('refuses a file that the rules cannot play, with a sentence', SLOW, async () => {
    const file = await keptMatch();
    const changed = JSON.parse(readFileSync(file, 'utf8'));
    changed.log = [changed.log[1], ...changed.log];
    const broken = join(folder, 'broken.match');
    writeFileSync(broken, JSON.stringify(changed));
    const { code, stderr } = await airlockHere(['review', broken]);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^airlock: .*Action \d+ of the log cannot be played/);
  });

  test('a measurement says what it wants to know', SLOW, async () => {
    const { code, stderr } = await airlockHere(['judge', 'outpost-seven']);
    expect(code).toBe(2);
    expect(stderr).toContain('--calibrate or --blunders');
  });
});
