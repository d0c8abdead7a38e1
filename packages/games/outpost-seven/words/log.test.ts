/** What happened, as people read it. */
import { eventFor, type Naming, plainText, SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import { act, type Told } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { view } from '../view.ts';
import { words } from '../words.ts';

const asRed: Naming = { names: ['Ada', 'Ben'], reader: RED };
const asYellow: Naming = { names: ['Ada', 'Ben'], reader: YELLOW };
const watching: Naming = { names: ['Ada', 'Ben'], reader: SPECTATOR };

const said = (told: readonly Told[], naming: Naming): (string | null)[] =>
  told.map((event) => words.event(eventFor(event, naming.reader), naming));

describe('the log', () => {
  test('the opening', () => {
    const told: Told[] = [
      { type: 'dealt', rule: 'OPS-023', open: { count: 7 } },
      { type: 'burned', rule: 'OPS-024', open: { cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] } },
      { type: 'offerFilled', rule: 'OPS-025', open: { slots: [{ slot: 0, card: 11 }], deck: 25 } },
    ];
    expect(said(told, asRed)).toEqual([
      '7 cards are dealt to each player.',
      '10 cards go to the discard pile, face up.',
      'New in the offer: *Power 5*.',
    ]);
  });

  test('keeping', () => {
    const state = position({ phase: 'keepFirst', red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5' });
    const told = act(state, RED, 'keep 2,5');
    expect(said(told, asRed)).toEqual([
      'You kept 2 cards totalling 12 and discarded *Power 3*, *Gardens 4*, *Gardens 5*, *Works 4* and *Works 5*.',
      null,
    ]);
    expect(said(told, asYellow)[0]).toMatch(/^Ada kept 2 cards totalling 12 and discarded \*Power 3\*/);
  });

  test('a salvage and the refill', () => {
    const state = position({ offer: 'B6-1 G3-1 P3-1 - -', deck: 'P4-1 P4-2' });
    const told = act(state, RED, 'salvage 1,2,3');
    expect(said(told, watching)).toEqual([
      'Ada salvaged *Power 6*, *Gardens 3* and *Works 3*: 12 of 12.',
      'New in the offer: *Works 4* and *Works 4*.',
      null,
    ]);
    expect(plainText(said(told, asRed)[0] as string)).toBe(
      'You salvaged Power 6, Gardens 3 and Works 3: 12 of 12.',
    );
  });

  test('a repair, its bonuses and the votes', () => {
    const state = position({
      red: 'B4-4 B5-1',
      grid: ['r3c2 G4-1 3 yellow', 'r3c4 P5-1 4 yellow'],
      tokens: 'YYYYY YYYYY',
    });
    expect(said(act(state, RED, 'repair B4-4 B5-1 r3c3'), asYellow)).toEqual([
      'Ada repaired *Power 4* at row 3, column 3, scrapping *Power 5*: 2 cubes.',
      '*Remove* at row 3, column 3: a cube off *Gardens 4* in column 2; protected: *Works 5* in column 4.',
      'Column 3 votes *Red*, 2 to 0.',
      null,
    ]);
  });

  test('lost cubes, several votes', () => {
    const state = position({ red: 'G3-3 G6-1', grid: ['r1c2 G4-1 1 yellow'], tokens: 'YYYYY YYYYY' });
    expect(said(act(state, RED, 'repair G3-3 G6-1 r1c1'), asRed)).toEqual([
      'You repaired *Gardens 3* at row 1, column 1, scrapping *Gardens 6*: 3 cubes, 1 lost.',
      '*People* at row 1, column 1: row 1 +2 and column 1 +1.',
      'Row 1 votes *Red*, 3 to 1 and column 1 votes *Red*, 3 to 0.',
      null,
    ]);
  });

  test('a bonus without effect, and one on several modules', () => {
    const state = position({ red: 'B4-4 B4-1' });
    expect(said(act(state, RED, 'repair B4-4 B4-1 r3c3'), asRed)).toContain(
      '*Remove* at row 3, column 3: no effect.',
    );
    const other = position({ red: 'B4-1 B4-2', grid: ['r3c2 G4-1 1 red'] });
    expect(said(act(other, RED, 'repair B4-1 B4-2 r3c3'), asRed)).toContain(
      '*Place* at row 3, column 3: a cube on *Gardens 4* in column 2 and *Power 4*.',
    );
  });

  test('a neutral play', () => {
    const state = position({ red: 'B4-1 G4-2' });
    expect(said(act(state, RED, 'repair B4-1 G4-2 r2c5'), asYellow)[0]).toBe(
      'Ada left *Power 4* neutral at row 2, column 5, scrapping *Gardens 4*: no match, no overpay.',
    );
  });

  test('the clock', () => {
    const told: Told[] = [{ type: 'timedOut', rule: 'OPS-005', open: { seat: RED } }];
    expect([asRed, asYellow].map((naming) => said(told, naming)[0])).toEqual([
      'Your time ran out.',
      'Ada ran out of time.',
    ]);
  });

  test('going out and the end', () => {
    const nothingLeft = { offer: '- - - - -', deck: '' };
    const state = position({ ...nothingLeft, red: 'P4-1 P4-2', yellow: 'G4-1', tokens: 'RRRRR RRRRR' });
    const told = act(state, RED, 'repair P4-1 P4-2 r3c3').slice(-3);
    expect(said(told, asRed)).toEqual([
      'Ben can no longer act and is out.',
      'You can no longer act and are out.',
      'You win, 19 to 0.',
    ]);
    expect(said(told, asYellow).at(-1)).toBe('Ada wins, 19 to 0.');
  });

  test('a seat without a name is called by its colour', () => {
    const told: Told[] = [{ type: 'playerOut', rule: 'OPS-141', open: { seat: YELLOW } }];
    expect(said(told, { names: [], reader: SPECTATOR })).toEqual(['Yellow can no longer act and is out.']);
  });
});

describe('how it ended', () => {
  const ends: [string, Told & { type: 'gameOver' }, string, string][] = (
    [
      [
        { winner: RED, population: [15, 14], cubes: [10, 30], reason: 'population' },
        'You win, 15 to 14.',
        'Ada wins, 15 to 14.',
      ],
      [
        { winner: YELLOW, population: [14, 14], cubes: [23, 25], reason: 'cubes' },
        'Ben wins on cubes, 25 to 23, after 14 to 14.',
        'You win on cubes, 25 to 23, after 14 to 14.',
      ],
      [
        { winner: null, population: [14, 14], cubes: [24, 24], reason: 'draw' },
        'A draw: 14 to 14, and 24 cubes each.',
        'A draw: 14 to 14, and 24 cubes each.',
      ],
      [
        { winner: YELLOW, population: [19, 0], cubes: [3, 0], reason: 'resigned' },
        'Ben wins: you resigned.',
        'You win: Ada resigned.',
      ],
    ] as const
  ).map(([result, red, yellow]) => [
    result.reason,
    { type: 'gameOver', rule: 'OPS-143', open: { result, hands: [[], []] } },
    red,
    yellow,
  ]);

  test.each(ends)('%s: in the log and as the prompt', (_, event, red, yellow) => {
    expect(said([event], asRed)).toEqual([red]);
    expect(said([event], asYellow)).toEqual([yellow]);
    const state = position();
    state.stack.length = 0;
    state.result = event.open.result;
    expect(words.prompt(view(state, RED), asRed)).toBe(red);
    expect(words.prompt(view(state, YELLOW), asYellow)).toBe(yellow);
  });

  test.each([
    ['population', [RED], 'You win, 15 to 14.', 'Ada wins, 15 to 14.'],
    ['cubes', [RED], 'You win on cubes, 15 to 14.', 'Ada wins on cubes, 15 to 14.'],
    ['resigned', [YELLOW], 'Ben wins by resignation, 14 to 15.', 'You win by resignation, 14 to 15.'],
    ['draw', [], 'A draw, 15 to 14.', 'A draw, 15 to 14.'],
  ])('%s: as an outcome', (reason, winners, red, yellow) => {
    const outcome = { winners, scores: [15, 14], reason, rule: 'OPS-151' };
    expect(words.outcome(outcome, asRed)).toBe(red);
    expect(words.outcome(outcome, asYellow)).toBe(yellow);
  });
});
