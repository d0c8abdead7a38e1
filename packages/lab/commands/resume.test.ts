/** A match at the terminal is kept, and continued where it was left. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { airlock } from '../testing/airlock.ts';

const SLOW = { timeout: 120_000 };

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'airlock-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const listed = async (keep: string) =>
  JSON.parse((await airlock(['matches', '--json', '--keep', keep])).stdout).matches as {
    name: string;
    game: string;
    actions: number;
    over: boolean;
    file?: string;
  }[];

test('a match is left, continued and ended, and its file can be verified', SLOW, async () => {
  const keep = emptyFolder();
  const left = await airlock(['play', 'outpost-seven', '--seed', '7', '--keep', keep], '1\n1\n1\nquit\n');
  expect(left.stdout).toContain('The game is left unfinished.');
  const [match] = await listed(keep);
  expect(match).toMatchObject({ game: 'outpost-seven', over: false });
  expect(left.stdout).toContain(`airlock play --resume ${match?.name}`);

  const back = await airlock(['play', '--resume', '--keep', keep], 'log 100\nresign\nquit\n');
  expect(back.stderr).toBe('');
  const [ended] = await listed(keep);
  expect(ended).toMatchObject({ name: match?.name, over: true });
  expect(ended?.actions).toBeGreaterThan(match?.actions ?? 0);
  expect(await airlock(['verify', ended?.file ?? ''])).toMatchObject({ code: 0 });
  expect((await airlock(['replay', ended?.file ?? ''])).stdout).toContain('resign');

  const again = await airlock(['play', '--resume', ended?.name ?? '', '--keep', keep]);
  expect(again).toMatchObject({ code: 2 });
  expect(again.stderr).toContain('That match is over');
});

test('what was being written when the computer stopped is left out', SLOW, async () => {
  const keep = emptyFolder();
  await airlock(['play', 'hypatia', '--seed', '7', '--keep', keep], '1\n1\nquit\n');
  const [match] = await listed(keep);
  const file = join(keep, `${match?.name}.airlock-log`);
  appendFileSync(file, '{"seat":0,"acti');
  expect(await listed(keep)).toEqual([match]);
  const back = await airlock(['play', '--resume', match?.name ?? '', '--keep', keep], 'quit\n');
  expect([back.code, back.stderr]).toEqual([0, '']);
  expect(readFileSync(file, 'utf8')).not.toContain('"acti\n');
});

test('bad input gets a sentence and changes nothing', SLOW, async () => {
  const keep = emptyFolder();
  const asked = async (...args: string[]) => (await airlock(['play', ...args, '--keep', keep])).stderr;
  expect(await asked()).toBe('airlock: Which game? `airlock games` lists them.\n');
  expect(await asked('--resume')).toBe(`airlock: No match in ${keep} waits to be continued.\n`);
  expect(await asked('--resume', '../secret')).toBe(`airlock: There is no match "../secret" in ${keep}.\n`);
  writeFileSync(join(keep, 'broken.airlock-log'), 'no match\nat all\n');
  expect(await asked('--resume', 'broken')).toContain('is damaged; nothing was changed.');
  expect(await listed(keep)).toMatchObject([{ name: 'broken', over: false }]);
  expect((await airlock(['matches', '--keep', keep])).stdout).toContain('is damaged');
});
