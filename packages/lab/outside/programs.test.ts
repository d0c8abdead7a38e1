/** Programs of somebody else's at the seats of simulations, in processes of their own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SHELF } from '@airlock/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { airlock } from '../testing/airlock.ts';

const SLOW = { timeout: 120_000 };

/** Every question goes through `answer`; `before` runs at the start. */
const program = (answer: string, before = ''): string => `
import { createInterface } from 'node:readline';
const players = new Set();
${before}
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.type === 'choose') ${answer}
}
`;

const say = (action: string): string => `console.log(JSON.stringify({ action: ${action} }));`;

/** Looks at all that it is told, and plays the first thing that it is offered. */
const CAREFUL = program(`{
  const { choices, events, names, seat, view, player } = asked;
  if (!choices.prompt || !names[seat] || typeof view !== 'object') throw new Error('Something is missing.');
  if (!players.has(player) && events.length === 0) throw new Error('Nothing is told of the deal.');
  players.add(player);
  if (events.some(({ type, rule }) => !type || !rule)) throw new Error('An event says nothing.');
  ${say('choices.actions[0][0]')}
}`);

const PROGRAMS = {
  careful: CAREFUL,
  chatty: program(
    `{
      const aside = asked.choices.asides[0]?.[0];
      ${say("said.has(asked.player) || !aside || aside === 'resign' ? asked.choices.actions[0][0] : aside")}
      said.add(asked.player);
    }`,
    'const said = new Set();',
  ),
  dreamer: program(say("'fly to the moon'")),
  cheat: program(say("'salvage -'")),
  mumbler: program("console.log('salvage 1');"),
  quitter: program('process.exit(3);'),
  /** Says the first word and no other. */
  silent: program(`if (players.size === 0) { players.add(1); ${say('asked.choices.actions[0][0]')} }`),
} as const;

describe('a program at a seat', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'airlock-outside-'));
    for (const [name, text] of Object.entries(PROGRAMS)) writeFileSync(join(folder, `${name}.mjs`), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const level = (name: keyof typeof PROGRAMS): string =>
    `exec:${process.execPath} ${join(folder, `${name}.mjs`)}`;

  const simulate = (game: string, bots: string, ...more: string[]) =>
    airlock(['simulate', game, '--bots', bots, '--games', '2', '--workers', '1', '--json', ...more]);

  test.each(SHELF.map(({ id }) => id))('plays %s to its end', SLOW, async (game) => {
    const { code, stdout, stderr } = await simulate(
      game,
      `${level('careful')},random`,
      '--max-moves',
      '3000',
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ games: 2 });
  });

  test('may say something before it answers', SLOW, async () => {
    const { code, stderr, stdout } = await simulate('outbreak', `${level('chatty')},casual`);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ finished: 2 });
  });

  test('meets the levels of a game in a tournament', SLOW, async () => {
    const args = [
      'tournament',
      'outpost-seven',
      '--bots',
      `random,${level('careful')}`,
      '--games',
      '2',
      '--json',
    ];
    const { code, stdout, stderr } = await airlock([...args, '--workers', '2']);
    expect([code, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout).ratings.map((one: { level: string }) => one.level)).toContain(level('careful'));
  });

  test('is kept in match files under its name', SLOW, async () => {
    const save = join(folder, 'kept');
    const { code, stderr } = await simulate(
      'outpost-seven',
      `${level('careful')},random`,
      '--keep',
      '1',
      '--save',
      save,
    );
    expect([code, stderr]).toEqual([0, '']);
    const { stdout } = await airlock(['verify', join(save, 'outpost-seven-000000.json')]);
    expect(stdout).toContain('careful');
  });

  test.each([
    ['dreamer', 'answered "fly to the moon", which is no action of Outpost Seven.'],
    ['cheat', 'answered "salvage -", which the rules refuse (OPS-'],
    ['mumbler', 'must answer with a line such as {"action": "pass"}, not salvage 1'],
    ['quitter', 'ended with 3 before the games did.'],
    ['silent', 'took longer than 1 ms to answer.'],
  ] as const)('that is a %s ends the run with a sentence', SLOW, async (name, sentence) => {
    const flags = name === 'silent' ? ['--bot-time', '1'] : [];
    const { code, stdout, stderr } = await simulate('outpost-seven', `random,${level(name)}`, ...flags);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(`airlock: ${level(name)} ${sentence}`);
  });

  test('that is not there ends the run with a sentence', SLOW, async () => {
    const { code, stderr } = await simulate('outpost-seven', 'exec:./nobody-has-this');
    expect(code).toBe(2);
    expect(stderr).toContain('airlock: exec:./nobody-has-this could not be started:');
    expect((await simulate('outpost-seven', 'exec:')).stderr).toBe(
      'airlock: exec: needs a command, such as exec:./mybot.\n',
    );
  });
});
