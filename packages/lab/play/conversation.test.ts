import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BotLevel, type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { defaultOptions, fastRandom } from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inkOf, widthOf } from '../ink.ts';
import { pebblesEntry } from '../testing/pebbles.ts';
import { tableOf } from '../testing/tables.ts';
import { Conversation } from './conversation.ts';
import { plainScreen } from './screens/plain.ts';
import { screenFor } from './screens/screens.ts';

const outpost = (await loadGame('outpost-seven')) as CatalogueEntry;
const outpostScreen = await screenFor('outpost-seven');

/** A conversation and what it said in answer to each line. */
async function talkAt(entry: CatalogueEntry, wanted: Parameters<typeof tableOf>[1]) {
  let said: string[] = [];
  const table = await tableOf(entry, wanted);
  const hints = entry.levels.find(({ id }) => id === 'clever') ?? (entry.levels[0] as BotLevel);
  const talk = new Conversation(
    table,
    entry === outpost ? outpostScreen : plainScreen,
    inkOf(false, true),
    hints,
    (...lines) => {
      said.push(...lines);
    },
  );
  const answers = (): string => {
    const text = said.join('\n');
    for (const line of said) expect(widthOf(line)).toBeLessThanOrEqual(80);
    said = [];
    return text;
  };
  await talk.turn();
  const opening = answers();
  return {
    talk,
    table,
    opening,
    async type(line: string): Promise<string> {
      await talk.take(line);
      return answers();
    },
  };
}

describe('a solitaire without a screen of its own', () => {
  const alone = () => talkAt(pebblesEntry, { seats: 1, options: { heap: 10, bids: false } });

  test('asks, takes the answer and asks again', async () => {
    const { opening, type } = await alone();
    expect(opening).toBe('\n\nTake from 10 pebbles.\n  1  take 1\n  2  take 2\n  3  take 3');
    expect(await type('3')).toContain('› You took 3, 7 left.');
    expect(await type('take 1')).toContain('Take from 6 pebbles.');
  });

  test('ends with the outcome, and then only looks back', async () => {
    const { type, table } = await alone();
    for (let taken = 0; taken < 9; taken += 3) await type('3');
    expect(await type('take 3')).toContain('There are not that many pebbles left. (why? PEB-1)');
    expect(await type('1')).toContain('Player wins.');
    expect(table.isOver).toBe(true);
    expect(await type('1')).toBe('The game is over. Type log, why, save FILE or quit.');
    expect(await type('resign')).toBe('The game is over.');
    expect(await type('hint')).toBe('The game is over.');
    expect(await type('log 1')).toBe('   4  You took 1, 0 left.');
  });

  test('takes back what taught nobody anything', async () => {
    const { type, table } = await alone();
    expect(await type('undo')).toBe('There is nothing to take back. (why? AIR-001)');
    expect(await type('why')).toContain('AIR-001  You may take back what you did until chance was drawn');
    await type('3');
    await type('2');
    expect(await type('undo')).toContain('› You took back your last action.');
    expect(await type('undo')).toContain('Take from 10 pebbles.');
    expect(table.match.log).toHaveLength(4);
    expect(await type('log')).toContain('   4  You took back your last action.');
  });

  test('explains itself', async () => {
    const { type } = await alone();
    expect(await type('why')).toBe('Nothing has happened yet.');
    await type('2');
    expect(await type('why')).toBe('You took 2, 8 left.\nPEB-1  You take one to three pebbles.');
    expect(await type('why 1')).toContain('PEB-1');
    expect(await type('why 7')).toBe('The log has no line 7; it has 1.');
    expect(await type('why me')).toBe('The log has no line me; it has 1.');
    expect(await type('rules')).toContain('All of it\n  Take the last pebble.');
    expect(await type('rules LAST')).toBe('PEB-2  Whoever takes the last pebble wins.');
    expect(await type('rules gravel')).toBe('No rule contains "gravel".');
    expect(await type('?')).toContain('why [line]');
    expect(await type('help')).toBe(await type('?'));
  });

  test('tells what would come of a choice without doing it', async () => {
    const { type, table } = await alone();
    expect(await type('3?')).toBe('  You took 3, 7 left.');
    expect(await type('take 3 ?')).toBe('  You took 3, 7 left.');
    expect(await type('9?')).toBe('"9" is not a choice here. Type ? for help.');
    expect(table.match.log).toHaveLength(0);
    expect(await type('hint')).toBe('Clever: take 2 (take 2)\n  You took 2, 8 left.');
  });

  test('says what it did not understand and what may have been meant', async () => {
    const { type } = await alone();
    expect(await type('4')).toBe('"4" is not a choice here. Type ? for help.');
    expect(await type('undoo')).toBe('"undoo" is not a choice here. Did you mean undo?');
    expect(await type('take 1 1')).toBe('"1" is not a choice here. Type ? for help.');
    expect(await type('constructor')).toContain('is not a choice here');
  });

  test('goes back question by question', async () => {
    const { opening, type } = await talkAt(pebblesEntry, { seats: 1, options: { heap: 10, bids: true } });
    expect(opening).toContain('Bid.\n  1  0 … (10 ways)');
    expect(await type('4')).toContain('bid 3 …?\n  1  bid 3 0');
    expect(await type('back')).toContain('3 … (10 ways)');
    expect(await type('')).toContain('3 … (10 ways)');
    expect(await type('4 8')).toContain('You bid.');
    expect(await type('list 2')).toBe('take 2  take 2\n1 action.');
  });

  test('ends when the person leaves', async () => {
    const { talk, type } = await alone();
    await type('quit');
    expect(talk.hasLeft).toBe(true);
  });
});

describe('against bots', () => {
  test('what they do is told, and what they hide is not foretold', async () => {
    const { opening, type } = await talkAt(pebblesEntry, {
      seats: 3,
      options: { heap: 9, bids: true },
      level: 'one',
    });
    expect(opening).toContain('› Boatswain bid.\n› Compass bid.');
    const answer = await type('bid 1 1');
    expect(answer).toContain('› You bid.');
    expect(answer).toMatch(/Take from [789] pebbles\./);
  });

  test('resigning ends it', async () => {
    const { type, table } = await talkAt(outpost, { seats: 2, seed: '7' });
    expect(await type('resign')).toContain('Drifter wins');
    expect(table.isOver).toBe(true);
    expect(await type('undo')).toContain('nothing to take back');
  });

  test('a hint changes nothing of what follows', async () => {
    const [one, other] = [
      await talkAt(outpost, { seats: 2, seed: '7' }),
      await talkAt(outpost, { seats: 2, seed: '7' }),
    ];
    expect(await one.type('hint')).toContain('keep');
    expect(await one.type('2 4 5 6')).toBe(await other.type('2 4 5 6'));
  });
});

describe('whatever is typed', () => {
  const tables = [
    [outpost, { seats: 2, seed: 'typed 1' }],
    [
      outpost,
      {
        seats: 2,
        seed: 'typed 2',
        options: { ...defaultOptions(outpost.game.options), openingKeep: 'auto' },
      },
    ],
    [
      outpost,
      {
        seats: 2,
        seed: 'typed 3',
        options: { ...defaultOptions(outpost.game.options), neutralPlay: 'forbidden' },
      },
    ],
    [pebblesEntry, { seats: 4, seed: 'typed 4', options: { heap: 40, bids: true } }],
  ] as const;

  test.each(tables)('never breaks the talk, and the game comes to its end (%#)', async (entry, wanted) => {
    const { talk, table, type } = await talkAt(entry, wanted);
    const random = fastRandom(`typing ${wanted.seed}`);
    const words = [
      '?',
      'why',
      'back',
      'board',
      'undo',
      'log 3',
      'rules cube',
      '',
      'x',
      '3?',
      '1 2',
      'r 1 2',
      '9 9 9 9',
    ];
    for (let lines = 0; !table.isOver && lines < 3000; lines++) {
      const options = talk
        .complete('')
        .filter((word) => !['resign', 'quit', 'save', 'list', 'hint'].includes(word));
      const action = table.listed()[random.int(table.listed().length)];
      const pool = [words, options, [action?.words.join(' ') as string]][random.int(3)] as readonly string[];
      expect(await type(pool[random.int(pool.length)] as string)).not.toContain('undefined');
    }
    expect(table.isOver).toBe(true);
  });
});

describe('saving', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'airlock-save-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('writes the match, before the end without its seed', async () => {
    const { type } = await talkAt(pebblesEntry, { seats: 1, options: { heap: 1, bids: false } });
    const path = join(folder, 'a match.json');
    expect(await type('save')).toBe('Save to which file? Type save and its name.');
    expect(await type(`save ${path}`)).toContain('The seed stays secret until the end');
    expect(JSON.parse(readFileSync(path, 'utf8')).seed).toBeUndefined();
    await type('1');
    expect(await type(`save ${path}`)).toContain('proves it.');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ airlock: 1, game: 'pebbles', seed: '1' });
  });

  test('never writes over what was there before', async () => {
    const { type } = await talkAt(pebblesEntry, { seats: 1, options: { heap: 1, bids: false } });
    const path = join(folder, 'letter.txt');
    writeFileSync(path, 'Dear all');
    expect(await type(`save ${path}`)).toContain('already exists; choose another name.');
    expect(readFileSync(path, 'utf8')).toBe('Dear all');
  });

  test('says what hinders it', async () => {
    const { type } = await talkAt(pebblesEntry, { seats: 1, options: { heap: 1, bids: false } });
    const path = join(folder, 'no', 'folder.json');
    expect(await type(`save ${path}`)).toContain('there is no such');
    expect(existsSync(path)).toBe(false);
  });
});
