/** A whole game at the terminal through a pipe, saved, told again and verified; and what was tampered with. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchFile } from '@airlock/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { airlock, airlockHere, type Ran, talkTo } from '../testing/airlock.ts';

const SLOW = { timeout: 180_000 };

let folder: string;
let path: string;
let file: MatchFile;
let played: Ran;
let copies = 0;
const typed: string[] = [];

const ARGS = [
  'play',
  'outpost-seven',
  '--seed',
  'piped',
  '--seat',
  'red',
  '--bots',
  'random',
  '--name',
  'Kim',
];

/** Lists what can be done and does the first, the middle or the last of it, with some slips on the way. */
function player(): (said: string) => string | null {
  const slips = [
    'nonsense',
    'undo',
    'why',
    'repair B3-1 B3-1 r1c1',
    'why',
    'rules salvage',
    '?',
    'log',
    'board',
  ];
  let turn = 0;
  return (said) => {
    if (said.includes('Type log, why, save FILE or quit.')) return `save ${path}`;
    if (said.includes('proves it.')) return 'quit';
    const slip = turn > 4 ? slips.shift() : undefined;
    if (slip) return slip;
    const actions = [...said.matchAll(/ {2}((?:keep|salvage|repair|bonus\w*)(?: [\w,-]+)*)$/gm)];
    if (!said.includes(' action') || actions.length === 0) return 'list';
    turn++;
    const place = [0, Math.floor(actions.length / 2), actions.length - 1][turn % 3] as number;
    return (actions[place] as RegExpExecArray)[1] as string;
  };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'airlock-match-'));
  path = join(folder, 'match.json');
  const answer = player();
  played = await talkTo(ARGS, (said) => {
    const line = answer(said);
    if (line !== null) typed.push(line);
    return line;
  });
  file = JSON.parse(readFileSync(path, 'utf8'));
}, SLOW.timeout);

afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a changed copy of the match. */
function tampered(
  change: (copy: Record<string, unknown> & { log: [number | string, string, number][] }) => void,
) {
  const copy = JSON.parse(JSON.stringify(file));
  change(copy);
  const changed = join(folder, `changed-${++copies}.json`);
  writeFileSync(changed, JSON.stringify(copy));
  return changed;
}

describe('a whole game through a pipe', () => {
  test('is played to its end and saved', () => {
    expect(played).toMatchObject({ code: 0, stderr: '' });
    expect(file).toMatchObject({ game: 'outpost-seven', seed: 'piped', seats: ['Kim', 'Drifter'] });
    expect(file.outcome?.scores).toHaveLength(2);
    expect(file.log.length).toBeGreaterThan(30);
  });

  test('answers slips on the way', () => {
    expect(played.stdout).toContain('"nonsense" is not a choice here. Type ? for help.');
    expect(played.stdout).toContain('> undo\nThere is nothing to take back. (why? AIR-001)');
    expect(played.stdout).toMatch(/> why\nThere is nothing to take back\.\nAIR-001 {2}You may take back/);
    expect(played.stdout).toMatch(/> repair B3-1 B3-1 r1c1\n.*\(why\? OPS-07\d\)/);
    expect(played.stdout).toMatch(/> rules salvage\nOPS-004 {2}/);
  });

  test('goes just the same when the same lines come all at once', SLOW, async () => {
    rmSync(path);
    const again = await airlock(ARGS, `${typed.join('\n')}\n`);
    expect(again).toEqual(played);
    const { log, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as MatchFile;
    expect(rest).toEqual({ ...file, log: undefined });
    expect(log.map(([seat, action]) => [seat, action])).toEqual(
      file.log.map(([seat, action]) => [seat, action]),
    );
  });

  test('ends cleanly where the input does', SLOW, async () => {
    const { code, stdout, stderr } = await airlock(ARGS, 'list\n');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/> \nThe game is left unfinished\.\n$/);
  });

  test('is drawn in ASCII where the terminal has nothing else', SLOW, async () => {
    const { stdout } = await airlock(ARGS, '?\nrules\n', { LANG: 'C' });
    expect(stdout).toMatch(/^[\n -~]*$/);
    expect(stdout).toContain('+----------+');
  });

  test('is coloured when colours are wanted', SLOW, async () => {
    const { stdout } = await airlock(ARGS, '', { NO_COLOR: '', FORCE_COLOR: '1' });
    expect(stdout).toContain('\u001b[31m');
    expect(played.stdout).not.toContain('\u001b');
  });
});

describe('replay', () => {
  test('tells every move in words', SLOW, async () => {
    const { code, stdout } = await airlockHere(['replay', path]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Outpost Seven, Red: Kim, Yellow: Drifter\n/);
    expect(stdout.match(/^\d+\. (Kim|Drifter): /gm)).toHaveLength(file.log.length);
    expect(stdout).toMatch(/(Kim|Drifter) wins.*\.\n$|A draw.*\.\n$/);
  });

  test('shows a spectator and a seat no action that was hidden from them', SLOW, async () => {
    const spectator = await airlockHere(['replay', path, '--as', 'spectator']);
    expect(spectator.stdout).not.toMatch(/keep \d/);
    const yellow = await airlockHere(['replay', path, '--as', 'yellow']);
    expect(yellow.stdout.match(/\(keep [\d,]+\)/g)).toHaveLength(1);
    expect(yellow.stdout).toContain('You kept');
  });

  test('gives the events as JSON, each viewer their own', SLOW, async () => {
    const told = async (viewer: string) =>
      JSON.parse((await airlockHere(['replay', path, '--json', '--as', viewer])).stdout) as {
        as: string | number;
        opening: { type: string; own?: unknown }[];
        moves: { number: number; seat: number; action?: string; events: object[] }[];
        outcome: unknown;
      };
    const reviewer = await told('reviewer');
    const spectator = await told('spectator');
    const red = await told('1');
    expect(reviewer.moves.map(({ action }) => action)).toEqual(file.log.map(([, action]) => action));
    expect(reviewer.outcome).toEqual(file.outcome);
    expect(spectator.moves.some((move) => 'action' in move)).toBe(false);
    expect(spectator.opening.some((event) => 'own' in event)).toBe(false);
    expect(red.as).toBe(0);
    expect(red.opening[0]).toMatchObject({ type: 'dealt', own: { cards: expect.any(Array) } });
    expect(red.moves.filter((move) => 'action' in move)).toHaveLength(
      file.log.filter(([seat]) => seat === 0).length,
    );
  });

  test('--check agrees with the outcome, and tells when it differs', SLOW, async () => {
    const { code, stdout } = await airlockHere(['replay', path, '--check']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^It ends as recorded: /);
    const other = tampered((copy) => {
      copy.outcome = { ...file.outcome, scores: [99, 0] };
    });
    const differs = await airlockHere(['replay', other, '--check']);
    expect(differs.code).toBe(1);
    expect(differs.stdout).toMatch(/^It does not end as recorded\./);
  });

  test('refuses what cannot be played again', SLOW, async () => {
    const unfinished = tampered((copy) => {
      delete copy.seed;
      delete copy.outcome;
    });
    const secret = await airlockHere(['replay', unfinished]);
    expect(secret.code).toBe(2);
    expect(secret.stderr).toBe(
      'airlock: This match was not over when it was saved, so its seed is not in the file.\n',
    );
    const viewer = await airlockHere(['replay', path, '--as', 'blue']);
    expect(viewer).toMatchObject({
      code: 2,
      stderr: 'airlock: There is no seat "blue"; there is 1 (Red) and 2 (Yellow).\n',
    });
    const illegal = tampered((copy) => {
      copy.log.splice(5, 1);
    });
    const refused = await airlockHere(['replay', illegal]);
    expect(refused.code).toBe(2);
    expect(refused.stderr).toMatch(/^airlock: .*: Action \d+ of the log cannot be played: .* \(OPS-\d+\)\n$/);
    expect((await airlockHere(['replay', illegal, '--check'])).code).toBe(1);
  });
});

describe('verify', () => {
  const verify = async (of: string) => {
    const { code, stdout, stderr } = await airlockHere(['verify', of, '--json']);
    expect(stderr).toBe('');
    const { ok, findings } = JSON.parse(stdout) as {
      ok: boolean;
      findings: { claim: string; ok: boolean }[];
    };
    expect(code).toBe(ok ? 0 : 1);
    return findings.filter((finding) => !finding.ok).map(({ claim }) => claim);
  };

  test('proves the match in five lines', SLOW, async () => {
    const { code, stdout } = await airlockHere(['verify', path]);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split(/ +/).slice(0, 2))).toEqual([
      ['✓', 'file'],
      ['✓', 'seed'],
      ['✓', 'shuffles'],
      ['✓', 'log'],
      ['✓', 'outcome'],
    ]);
    expect(await verify(path)).toEqual([]);
  });

  test('says of an abandoned match that it was abandoned, and finds one that was not', SLOW, async () => {
    const abandoned = tampered((copy) => {
      copy.log.length = 10;
      copy.outcome = undefined;
      copy.abandoned = true;
    });
    expect(await verify(abandoned)).toEqual([]);
    const { stdout } = await airlockHere(['verify', abandoned]);
    expect(stdout).toMatch(/^✓ +outcome +none, as recorded: the match was abandoned before its end$/m);
    const words = 'The match was abandoned before its end. Nobody wins.';
    expect((await airlockHere(['replay', abandoned])).stdout).toMatch(new RegExp(`${words}\\n$`));
    expect(await airlockHere(['replay', abandoned, '--check'])).toMatchObject({
      code: 0,
      stdout: `It stops as recorded: ${words}\n`,
    });
    expect(JSON.parse((await airlockHere(['replay', abandoned, '--json'])).stdout)).toMatchObject({
      outcome: null,
      abandoned: true,
    });
    const ended = tampered((copy) => {
      copy.outcome = undefined;
      copy.abandoned = true;
    });
    expect(await verify(ended)).toEqual(['outcome']);
    expect((await airlockHere(['replay', ended, '--check'])).code).toBe(1);
  });

  test('finds a changed seed', SLOW, async () => {
    const failed = await verify(
      tampered((copy) => {
        copy.seed = 'another';
      }),
    );
    expect(failed).toContain('seed');
    expect(failed).toContain('log');
  });

  test('finds a changed commitment', SLOW, async () => {
    const changed = tampered((copy) => {
      copy.commitment = `0${file.commitment.slice(1)}`.replace(/^00/, '01');
    });
    expect(await verify(changed)).toEqual(['seed']);
    const { code, stdout } = await airlockHere(['verify', changed]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^✗ +seed +is not the one promised by the commitment/m);
  });

  test('finds a changed action, whether the rules refuse it or it leads elsewhere', SLOW, async () => {
    const swapped = tampered((copy) => {
      [copy.log[4], copy.log[5]] = [copy.log[5] as never, copy.log[4] as never];
    });
    expect(await verify(swapped)).toEqual(['log', 'outcome']);
    const nonsense = tampered((copy) => {
      (copy.log[3] as unknown[])[1] = 'dance';
    });
    expect(await verify(nonsense)).toEqual(['file']);
    const resigned = tampered((copy) => {
      copy.log = [...copy.log.slice(0, -1), [0, 'resign', 0]];
    });
    expect(await verify(resigned)).toEqual(['outcome']);
  });

  test('finds a changed outcome, and one that was left out', SLOW, async () => {
    const winner = tampered((copy) => {
      copy.outcome = { ...file.outcome, winners: [1 - (file.outcome?.winners[0] ?? 0)] };
    });
    expect(await verify(winner)).toEqual(['outcome']);
    const without = tampered((copy) => {
      delete copy.outcome;
    });
    expect(await verify(without)).toEqual(['outcome']);
    const shorter = tampered((copy) => {
      copy.log.pop();
    });
    expect(await verify(shorter)).toEqual(['outcome']);
  });

  test('proves nothing about a match whose seed is still secret', SLOW, async () => {
    const secret = tampered((copy) => {
      delete copy.seed;
    });
    expect(await verify(secret)).toEqual(['seed']);
  });
});
