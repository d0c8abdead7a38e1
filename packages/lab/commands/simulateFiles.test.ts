/** What `simulate` writes beside its report, and what is left of it when it is interrupted. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { airlock, airlockHere, startAirlock } from '../testing/airlock.ts';

const SLOW = { timeout: 120_000 };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'airlock-simulate-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];

describe('kept games', () => {
  test('are match files that verify and replay open, and the first ones of the run', SLOW, async () => {
    const save = join(folder, 'kept');
    const csv = join(save, 'games.csv');
    const args = ['--bots', 'casual', '--games', '5', '--keep', '2', '--save', save, '--csv', csv, '--json'];
    const { code, stdout } = await airlock(['simulate', 'outbreak', ...args]);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ csv, kept: { games: 2, folder: save }, partial: false });
    const [table, ...names] = readdirSync(save).sort();
    expect([table, names]).toEqual(['games.csv', ['outbreak-000000.json', 'outbreak-000001.json']]);
    const rows = linesOf(csv).map((line) => line.split(','));
    expect(rows).toHaveLength(6);
    for (const [index, name] of names.entries()) {
      const file = join(save, name);
      expect((await airlockHere(['verify', file])).code).toBe(0);
      const { stdout: told } = await airlockHere(['replay', file, '--check']);
      expect(told).toMatch(/^It ends as recorded/);
      const { outcome } = JSON.parse(readFileSync(file, 'utf8'));
      const row = rows[index + 1] ?? [];
      expect(row[rows[0]?.indexOf('rule') ?? -1]).toBe(outcome.rule);
    }
  });

  test('and rows are never written over what is there', SLOW, async () => {
    const csv = join(folder, 'mine.csv');
    writeFileSync(csv, 'mine');
    const there = join(folder, 'outbreak-000000.json');
    writeFileSync(there, 'mine');
    const complaint = async (...args: string[]): Promise<string> => {
      const ran = await airlockHere(['simulate', 'outbreak', '--games', '1', ...args]);
      expect(ran).toMatchObject({ code: 2, stdout: '' });
      return ran.stderr;
    };
    expect(await complaint('--csv', csv)).toBe(`airlock: ${csv} already exists; choose another name.\n`);
    expect(await complaint('--keep', '1', '--save', folder)).toBe(
      `airlock: ${there} already exists; choose another folder.\n`,
    );
    const through = join(csv, 'games.csv');
    expect(await complaint('--csv', through)).toBe(
      `airlock: ${through} cannot be written: its path leads through a file.\n`,
    );
    const unmade = join(folder, 'unmade', 'deep');
    expect(await complaint('--csv', csv, '--keep', '1', '--save', unmade)).toContain(`${csv} already exists`);
    expect(existsSync(join(folder, 'unmade'))).toBe(false);
    expect([csv, there].map((file) => readFileSync(file, 'utf8'))).toEqual(['mine', 'mine']);
  });
});

describe('interrupted', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)(
    'by %s, it tells what has been played and says that it is partial',
    SLOW,
    async (signal, code) => {
      const csv = join(folder, `${signal}.csv`);
      const args = ['--games', '100000000', '--workers', '1', '--csv', csv, '--json'];
      const running = startAirlock(['simulate', 'outpost-seven', ...args]);
      await vi.waitUntil(() => linesOf(csv).length > 1, { timeout: 60_000 });
      running.signal(signal);
      const ran = await running.ended;
      expect(ran.code).toBe(code);
      const report = JSON.parse(ran.stdout);
      expect(report).toMatchObject({ partial: true, asked: 100_000_000, played: [{ from: 0 }] });
      expect(report.games).toBeGreaterThan(0);
      expect(report.games).toBe(report.played[0].to);
      expect(linesOf(csv)).toHaveLength(1 + report.games);
    },
  );
});
