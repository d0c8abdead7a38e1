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
function talkAt(entry: CatalogueEntry, wanted: Parameters<typeof tableOf>[1]) {
  let said: string[] = [];
  const table = tableOf(entry, wanted);
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
  talk.turn();
  const opening = answers();
  return {
    talk,
    table,
    opening,
    type(line: string): string {
      talk.take(line);
      return answers();
    },
  };
}

describe('a solitaire without a screen of its own', () => {
  const alone = () => talkAt(pebblesEntry, { seats: 1, options: { heap: 10, bids: false } });

  test('asks, takes the answer and asks again', () => {
    const { opening, type } = alone();
    expect(opening).toBe('\n\nTake from 10 pebbles.\n  1  take 1\n  2  take 2\n  3  take 3');
    expect(type('3')).toContain('› You took 3, 7 left.');
    expect(type('take 1')).toContain('Take from 6 pebbles.');
  });

  test('ends with the outcome, and then only looks back', () => {
    const { type, table } = alone();
    for (let taken = 0; taken < 9; taken += 3) type('3');
    expect(type('take 3')).toContain('There are not that many pebbles left. (why? PEB-1)');
    expect(type('1')).toContain('Player wins.');
    expect(table.isOver).toBe(true);
    expect(type('1')).toBe('The game is over. Type log, why, save FILE or quit.');
    expect(type('resign')).toBe('The game is over.');
    expect(type('hint')).toBe('The game is over.');
    expect(type('log 1')).toBe('   4  You took 1, 0 left.');
  });

  test('takes back what taught nobody anything', () => {
    const { type, table } = alone();
    expect(type('undo')).toBe('There is nothing to take back. (why? AIR-001)');
    expect(type('why')).toContain('AIR-001  You may take back what you did until chance was drawn');
    type('3');
    type('2');
    expect(type('undo')).toContain('› You took back your last action.');
    expect(type('undo')).toContain('Take from 10 pebbles.');
    expect(table.match.log).toHaveLength(4);
    expect(type('log')).toContain('   4  You took back your last action.');
  });

  test('explains itself', () => {
    const { type } = alone();
    expect(type('why')).toBe('Nothing has happened yet.');
    type('2');
    expect(type('why')).toBe('You took 2, 8 left.\nPEB-1  You take one to three pebbles.');
    expect(type('why 1')).toContain('PEB-1');
    expect(type('why 7')).toBe('The log has no line 7; it has 1.');
    expect(type('why me')).toBe('The log has no line me; it has 1.');
    expect(type('rules')).toContain('All of it\n  Take the last pebble.');
    expect(type('rules LAST')).toBe('PEB-2  Whoever takes the last pebble wins.');
    expect(type('rules gravel')).toBe('No rule contains "gravel".');
    expect(type('?')).toContain('why [line]');
    expect(type('help')).toBe(type('?'));
  });

  test('tells what would come of a choice without doing it', () => {
    const { type, table } = alone();
    expect(type('3?')).toBe('  You took 3, 7 left.');
    expect(type('take 3 ?')).toBe('  You took 3, 7 left.');
    expect(type('9?')).toBe('"9" is not a choice here. Type ? for help.');
    expect(table.match.log).toHaveLength(0);
    expect(type('hint')).toBe('Clever: take 2 (take 2)\n  You took 2, 8 left.');
  });

  test('says what it did not understand and what may have been meant', () => {
    const { type } = alone();
    expect(type('4')).toBe('"4" is not a choice here. Type ? for help.');
    expect(type('undoo')).toBe('"undoo" is not a choice here. Did you mean undo?');
    expect(type('take 1 1')).toBe('"1" is not a choice here. Type ? for help.');
    expect(type('constructor')).toContain('is not a choice here');
  });

  test('goes back question by question', () => {
    const { opening, type } = talkAt(pebblesEntry, { seats: 1, options: { heap: 10, bids: true } });
    expect(opening).toContain('Bid.\n  1  0 … (10 ways)');
    expect(type('4')).toContain('bid 3 …?\n  1  bid 3 0');
    expect(type('back')).toContain('3 … (10 ways)');
    expect(type('')).toContain('3 … (10 ways)');
    expect(type('4 8')).toContain('You bid.');
    expect(type('list 2')).toBe('take 2  take 2\n1 action.');
  });

  test('ends when the person leaves', () => {
    const { talk, type } = alone();
    type('quit');
    expect(talk.hasLeft).toBe(true);
  });
});

describe('against bots', () => {
  test('what they do is told, and what they hide is not foretold', () => {
    const { opening, type } = talkAt(pebblesEntry, {
      seats: 3,
      options: { heap: 9, bids: true },
      level: 'one',
    });
    expect(opening).toContain('› Boatswain bid.\n› Compass bid.');
    const answer = type('bid 1 1');
    expect(answer).toContain('› You bid.');
    expect(answer).toMatch(/Take from [789] pebbles\./);
  });

  test('resigning ends it', () => {
    const { type, table } = talkAt(outpost, { seats: 2, seed: '7' });
    expect(type('resign')).toContain('Drifter wins');
    expect(table.isOver).toBe(true);
    expect(type('undo')).toContain('nothing to take back');
  });

  test('a hint changes nothing of what follows', () => {
    const [one, other] = [talkAt(outpost, { seats: 2, seed: '7' }), talkAt(outpost, { seats: 2, seed: '7' })];
    expect(one.type('hint')).toContain('keep');
    expect(one.type('2 4 5 6')).toBe(other.type('2 4 5 6'));
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

  test.each(tables)('never breaks the talk, and the game comes to its end (%#)', (entry, wanted) => {
    const { talk, table, type } = talkAt(entry, wanted);
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
      expect(type(pool[random.int(pool.length)] as string)).not.toContain('undefined');
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

  test('writes the match, before the end without its seed', () => {
    const { type } = talkAt(pebblesEntry, { seats: 1, options: { heap: 1, bids: false } });
    const path = join(folder, 'a match.json');
    expect(type('save')).toBe('Save to which file? Type save and its name.');
    expect(type(`save ${path}`)).toContain('The seed stays secret until the end');
    expect(JSON.parse(readFileSync(path, 'utf8')).seed).toBeUndefined();
    type('1');
    expect(type(`save ${path}`)).toContain('proves it.');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ airlock: 1, game: 'pebbles', seed: '1' });
  });

  test('never writes over what was there before', () => {
    const { type } = talkAt(pebblesEntry, { seats: 1, options: { heap: 1, bids: false } });
    const path = join(folder, 'letter.txt');
    writeFileSync(path, 'Dear all');
    expect(type(`save ${path}`)).toContain('already exists; choose another name.');
    expect(readFileSync(path, 'utf8')).toBe('Dear all');
  });

  test('says what hinders it', () => {
    const { type } = talkAt(pebblesEntry, { seats: 1, options: { heap: 1, bids: false } });
    const path = join(folder, 'no', 'folder.json');
    expect(type(`save ${path}`)).toContain('there is no such');
    expect(existsSync(path)).toBe(false);
  });
});
