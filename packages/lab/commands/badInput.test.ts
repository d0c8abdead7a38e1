/** Whatever is typed wrongly gets one sentence on stderr and exit code 2, and nothing on stdout. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inHouse } from '../house.ts';
import { airlock, airlockHere } from '../testing/airlock.ts';

async function expectComplaint(args: readonly string[], sentence: string): Promise<void> {
  expect(await airlockHere(args)).toEqual({ code: 2, stdout: '', stderr: `airlock: ${sentence}\n` });
}

test('the process itself ends so', { timeout: 120_000 }, async () => {
  for (const args of [['frobnicate'], ['simulate', 'outpost-sevn']]) {
    const ran = await airlock(args);
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran).toEqual(await airlockHere(args));
  }
});

describe('wrong words', () => {
  test.each([
    ['simulat outpost-seven', "Unknown command 'simulat'. Did you mean simulate?"],
    ['frobnicate', "Unknown command 'frobnicate'."],
    ['simulate', "Missing required argument 'game'."],
    ['simulate outpost-seven twice', "Too many arguments for 'simulate'. Expected 1 argument but got 2."],
    ['simulate outpost-seven --gmaes 3', "Unknown option '--gmaes'. Did you mean --games?"],
    ['simulate outpost-seven --games', "Option '-n, --games <number>' argument missing."],
    ['bench --game outsidr', 'There is no game "outsidr"; did you mean outsider?'],
    ['bench --jsn', "Unknown option '--jsn'. Did you mean --json?"],
    ['play', 'Which game? `airlock games` lists them.'],
    ['rules', "Missing required argument 'game'."],
    ['replay', "Missing required argument 'file'."],
    ['verify', "Missing required argument 'file'."],
    ['check-matches', "Missing required argument 'data'."],
    ['check-matches a b', "Too many arguments for 'check-matches'. Expected 1 argument but got 2."],
  ])('%s', async (line, sentence) => {
    await expectComplaint(line.split(' '), sentence);
  });
});

describe('wrong values', () => {
  const number = (flag: string, max: number, text: string): string =>
    `${flag} must be a whole number from 1 to ${max}, not "${text}".`;

  test.each([
    ['simulate outpost-sevn', 'There is no game "outpost-sevn"; did you mean outpost-seven?'],
    ['play outpost-sevn', 'There is no game "outpost-sevn"; did you mean outpost-seven?'],
    ['tournament outpost-sevn', 'There is no game "outpost-sevn"; did you mean outpost-seven?'],
    ['rules outpost-sevn', 'There is no game "outpost-sevn"; did you mean outpost-seven?'],
    ['games outpost-sevn', 'There is no game "outpost-sevn"; did you mean outpost-seven?'],
    [
      'simulate outpost-seven --sides search,casual',
      'Outpost Seven has no sides; give its levels with --bots.',
    ],
    ['simulate outbreak --sides strong', '--sides needs 2 levels: Survivors, Infected.'],
    ['simulate outpost-seven --games 0', number('--games', 100_000_000, '0')],
    ['simulate outpost-seven --games -5', number('--games', 100_000_000, '-5')],
    ['simulate outpost-seven --games 1e3', number('--games', 100_000_000, '1e3')],
    ['simulate outpost-seven --workers many', number('--workers', 256, 'many')],
    ['simulate outpost-seven --max-moves 0', number('--max-moves', 1_000_000, '0')],
    ['simulate outpost-seven --seats 3', 'Outpost Seven has 2 seats, not "3".'],
    [
      'simulate outpost-seven --bots randum',
      'Outpost Seven has no bots of level "randum"; did you mean random?',
    ],
    ['play outpost-seven --bots randum', 'Outpost Seven has no bots of level "randum"; did you mean random?'],
    [
      'tournament outpost-seven --bots random',
      'A tournament needs two or more different levels; name them with --bots.',
    ],
    [
      'tournament outpost-seven --bots random,random',
      'A tournament needs two or more different levels; name them with --bots.',
    ],
    [
      'play outpost-seven --bots random,planner',
      '--bots names 2 levels, but with 2 seats there is one bot; name fewer, or take more --seats.',
    ],
    [
      'play outsider --bots casual,casual,steady',
      '--bots names 3 levels, but with 3 seats there are 2 bots; name fewer, or take more --seats.',
    ],
    [
      'play hypatia --bots captain',
      '--bots names 1 level, but at one seat you play alone; --seats takes more.',
    ],
    ['play outpost-seven --seat blue', 'There is no seat "blue"; there is 1 (Red) and 2 (Yellow).'],
    ['play outpost-seven --seat 0', 'There is no seat "0"; there is 1 (Red) and 2 (Yellow).'],
    ['simulate outpost-seven --options {', '--options must be JSON such as \'{"name": "value"}\', not {'],
    ['simulate outpost-seven --options {"secondTotal":17}', 'Option "secondTotal" must be 16 or 18, not 17.'],
    [
      'simulate outpost-seven --keep 3',
      '--keep says how many games are kept and --save where; give both or neither.',
    ],
    ['simulate outpost-seven --keep 0', number('--keep', 10_000, '0')],
    ['simulate outpost-seven --set secondTotal', '--set must be name=value, not "secondTotal".'],
    ['simulate outpost-seven --set secondTotal=17', 'Option "secondTotal" must be 16 or 18, not 17.'],
    [
      'simulate outpost-seven --set secondTotl=18',
      'There is no option or number "secondTotl"; did you mean secondTotal?',
    ],
    [
      'simulate outsider --set deck.dark=40',
      'The number "deck.dark" must be a whole number from 4 to 24, not "40".',
    ],
    [
      'simulate outsider --set deck.dark=12 --keep 1 --save nowhere',
      'Games with other numbers than those of the rules cannot be kept: no reader has them.',
    ],
    ['compare outsider', 'A and B are the same (as usual); say with --a or --b what is different.'],
    [
      'compare outsider --b deck.dark=16',
      'A and B are the same (as usual); say with --a or --b what is different.',
    ],
    ['compare outsider --b deck.dark', '--b must be name=value, not "deck.dark".'],
    ['sweep outsider', "Missing required argument 'name=values'."],
    [
      'sweep outsider deck.dark',
      'A sweep needs a name and values, such as deck.dark=8..16, not "deck.dark".',
    ],
    ['sweep outsider deck.dark=8', 'A sweep needs two or more different values, not "8".'],
    ['sweep outsider deck.dark=16..8', 'A sweep goes upwards in at most 50 steps, not from 16 to 8 by 1.'],
    [
      'sweep outsider deck.dark=8..40/16',
      'The number "deck.dark" must be a whole number from 4 to 24, not "40".',
    ],
    [
      'play outpost-seven --options {"speed":1}',
      'There is no option "speed"; there are startPlayer, openingKeep, neutralPlay, bonusCentre, secondTotal and seed.',
    ],
  ])('%s', async (line, sentence) => {
    await expectComplaint(line.split(' '), sentence);
  });

  test('an empty seed', async () => {
    await expectComplaint(['simulate', 'outpost-seven', '--seed', ''], '--seed must not be empty.');
  });
});

describe('wrong files', () => {
  let folder: string;
  const file = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'airlock-files-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['replay', 'verify'])('%s of what is not there, or not a match', async (command) => {
    const missing = join(folder, 'missing.json');
    await expectComplaint([command, missing], `${missing} cannot be read: there is no such file.`);
    await expectComplaint([command, folder], `${folder} cannot be read: it is a folder.`);
    const letter = file('letter.txt', 'Dear all');
    await expectComplaint([command, letter], `${letter}: This is not a match file: it is not JSON.`);
    const settings = inHouse('package.json');
    await expectComplaint(
      [command, settings],
      `${settings}: This is not a match file: it does not say "airlock".`,
    );
    const nothing = file('null.json', 'null');
    await expectComplaint(
      [command, nothing],
      `${nothing}: This is not a match file: it does not say "airlock".`,
    );
    const strange = file('strange.json', '{"airlock": 1, "game": "chess"}');
    await expectComplaint(
      [command, strange],
      `${strange}: This match file is for a game we do not know: "chess".`,
    );
  });
});
