/** The environment in a process of its own, over its pipe; what it answers is tested beside it. */
import { describe, expect, test } from 'vitest';
import { airlock, airlockHere } from '../testing/airlock.ts';

const SLOW = { timeout: 120_000 };

const lines = (...requests: object[]): string =>
  `${requests.map((request) => JSON.stringify(request)).join('\n')}\n`;

describe('airlock env', () => {
  test('answers every line with one, after a line that says what is played', SLOW, async () => {
    const args = ['env', 'outpost-seven', '--seed', '7', '--options', '{"startPlayer": "red"}'];
    const input = lines({ do: 'reset', matches: 3, id: 1 }, { do: 'fly', id: 2 }, { do: 'outcome', id: 3 });
    const { code, stdout, stderr } = await airlock(args, `${input}\n  \n${JSON.stringify({ do: 'stats' })}`);
    expect([code, stderr]).toEqual([0, '']);
    const [opening, reset, refused, outcome, stats, ...more] = stdout
      .split('\n')
      .map((line) => line && JSON.parse(line));
    expect(opening).toMatchObject({
      env: 1,
      game: 'outpost-seven',
      seats: 2,
      options: { startPlayer: 'red' },
      seed: '7',
    });
    expect(opening.actions).toContainEqual({ kind: 'salvage', words: [{ some: ['1', '2', '3', '4', '5'] }] });
    expect(reset).toMatchObject({ id: 1, matches: [{ match: 0, seed: '7 0' }, { match: 1 }, { match: 2 }] });
    expect(refused).toMatchObject({ id: 2, refused: { code: 'bad-request' } });
    expect(outcome).toEqual({ id: 3, outcomes: [null, null, null] });
    expect(stats).toMatchObject({ deals: 3, matches: 3, cpuSeconds: expect.any(Number) });
    expect(more).toEqual(['']);
  });

  test('complains about its arguments before it says anything', SLOW, async () => {
    const { code, stdout, stderr } = await airlockHere(['env', 'outpost-seven', '--seats', '3']);
    expect([code, stdout, stderr]).toEqual([2, '', 'airlock: Outpost Seven has 2 seats, not "3".\n']);
  });
});
