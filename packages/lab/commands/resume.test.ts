/** A match at the terminal is kept, and continued where it was left. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { present } from '@airlock/kernel';
import type { Write } from '@airlock/tables';
import { expect, onTestFinished, test } from 'vitest';
import { airlock, airlockWithin } from '../testing/airlock.ts';

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
  appendFileSync(file, '[{"kind":"action","match":1,"acti');
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

test('what cannot be kept is not shown, and the match goes on from what was', SLOW, async () => {
  const keep = emptyFolder();
  const args = ['play', 'hypatia', '--seed', '7', '--keep', keep];
  const lines = `${'1\n'.repeat(400)}quit\n`;
  const full = await airlockWithin(8, args, lines);
  expect(full.code).toBe(2);
  expect(full.stderr).toMatch(/^airlock: What was done could not be kept, so it is not shown: .*\n$/);
  const [match] = await listed(keep);
  expect(match?.actions).toBeGreaterThan(0);
  const back = await airlock(['play', '--resume', '--keep', keep], 'log 1000\nquit\n');
  expect([back.code, back.stderr]).toEqual([0, '']);
  // The last thing that was told before is known to whoever comes back.
  const told =
    full.stdout
      .match(/^› .*$/gm)
      ?.at(-1)
      ?.slice(2) ?? 'nothing';
  expect(back.stdout).toContain(told);
});

test('a match from before terminals had rooms is continued', SLOW, async () => {
  const keep = emptyFolder();
  await airlock(['play', 'outpost-seven', '--seed', '7', '--bots', 'random', '--keep', keep], '1\nquit\n');
  const [match] = await listed(keep);
  const file = join(keep, `${match?.name}.airlock-log`);
  const writes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => JSON.parse(line) as Write[]);
  const { options, rules } = present(
    writes.flatMap((write) =>
      write.kind === 'table' && write.table.match
        ? { options: write.table.options, rules: write.table.match.rules }
        : [],
    )[0],
  );
  const start = {
    game: 'outpost-seven',
    rules,
    options,
    seat: 0,
    name: 'Kim',
    levels: [null, 'random'],
    seed: '7',
  };
  const actions = writes.flatMap((write) => {
    if (write.kind !== 'action') return [];
    const { seat, action, at, digest } = write;
    return { seat, action, at, digest };
  });
  expect(actions.length).toBeGreaterThan(0);
  const former = [start, ...actions].map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(join(keep, 'former.airlock-log'), former);
  rmSync(file);

  expect(await listed(keep)).toMatchObject([{ name: 'former', actions: actions.length }]);
  const back = await airlock(['play', '--resume', 'former', '--keep', keep], 'resign\nquit\n');
  expect([back.code, back.stderr]).toEqual([0, '']);
  const [ended] = await listed(keep);
  expect(ended).toMatchObject({ name: 'former', over: true });
  expect(await airlock(['verify', ended?.file ?? ''])).toMatchObject({ code: 0 });
});
