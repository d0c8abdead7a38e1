import { eventFor, type Naming, SPECTATOR } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { BACKS, LOCATIONS } from './cards.ts';
import { omegaVirus } from './game.ts';
import { TestTable } from './testing/table.ts';
import { eventWords } from './words/log.ts';
import { backName, scoringName, timeName } from './words/names.ts';
import { resultWords } from './words/result.ts';
import { words } from './words.ts';

const naming: Naming = { names: ['Hal', 'Evelyn'], reader: 0 };

/** The lines of the log as a reader has them. */
function lines(table: TestTable, reader = 0): string[] {
  return table.told.flatMap((event) => eventWords(eventFor(event, reader), { ...naming, reader }) ?? []);
}

describe('the log', () => {
  it('tells a race to each reader in their own words', () => {
    const table = new TestTable().withLocations('L01 L02 L03').start();
    table.told.length = 0;
    table.withDeck(0, 'F13 F05').do(0, 'flip @1').do(0, 'place F05 -1 -1 r2 @2').do(0, 'pickUp F05 @3');
    expect(lines(table)).toEqual([
      'You turn up *floor plan 5*, after locked red went under the deck.',
      'You place floor plan 5 at -1, -1, turned 2 times.',
      'You pick up floor plan 5.',
    ]);
    expect(lines(table, 1)[1]).toBe('Hal places floor plan 5 at -1, -1, turned 2 times.');
  });

  it('keeps covered cards to itself in a race by status', () => {
    const table = new TestTable({ opponentView: 'status' }).start();
    table.told.length = 0;
    table
      .withDeck(0, 'F13 F05')
      .do(0, 'flip @1')
      .do(0, 'place F05 0 0 r0 @2')
      .do(0, 'pickUp F05 @3')
      .do(1, 'flip @1');
    expect(lines(table, 1).slice(0, 3)).toEqual([
      'Hal turns up a card.',
      'Hal places a card.',
      'Hal picks up cards.',
    ]);
    expect(lines(table, SPECTATOR)[1]).toBe('Hal places a card.');
    expect(lines(table, 0)[1]).toBe('You place floor plan 5 at 0, 0.');
  });

  it('tells keys, equipment, the finish and how cards were decided', () => {
    const table = new TestTable().withLocations('L01 L02 L03').withScoring('G01 G02 G03').start();
    table.told.length = 0;
    table.withPlan(0, 'F06@0,0r0 F13@-2,1r1 F05@0,2r0 F15@-2,3r1 F04@0,4r0').hold(0, 'F14');
    table.do(0, 'place F14 -2 5 r1 @61234').endHold();
    expect(lines(table, 1).slice(1)).toEqual([
      'Hal’s *atmospheric purifier* is connected.',
      'Hal is *done* at 1:01.234.',
      'Round 1 is over after 1:01.234.',
      'Hal takes the *speed card 1*.',
      '*Largest red room*: 4 to 0, Hal takes it.',
      '*Largest yellow room*: 4 to 0, Hal takes it.',
      '*Largest blue room*: 4 to 0, Hal takes it.',
    ]);
  });

  it('says a tie was decided by the finish', () => {
    const event = {
      type: 'score',
      rule: 'OMG-073',
      open: { slot: 0, card: 11, values: [0, 0], taker: 0 },
    } as const;
    expect(eventWords(event, naming)).toBe(
      '*Blue rooms of 3 or more*: 0 to 0, you take it, having finished.',
    );
  });
});

describe('names', () => {
  it('a standard back is plain, a locked one has its colour (OMGR-19)', () => {
    expect(backName(BACKS[0] as number)).toBe('standard');
    expect([12, 13, 14].map((card) => backName(BACKS[card] as number))).toEqual([
      'locked red',
      'locked yellow',
      'locked blue',
    ]);
  });

  it('of scoring cards tell what is counted', () => {
    expect([0, 4, 8, 9].map(scoringName)).toEqual([
      'Largest red room',
      'Widest yellow room',
      'Blue rooms of 2 or more',
      'Red rooms of 3 or more',
    ]);
    expect(LOCATIONS[0]?.name).toBe('Skywalker');
    expect(timeName(99_980)).toBe('1:39.980');
  });
});

describe('prompts', () => {
  const prompt = (table: TestTable, viewer = 0) =>
    words.prompt(omegaVirus.view(table.state, viewer), { ...naming, reader: viewer });

  it('say what can be done in every phase', () => {
    const table = new TestTable();
    expect(prompt(table)).toBe('Look at the locations. Ready?');
    table.do(0, 'ready');
    expect(prompt(table)).toBe('Waiting for the other player to be ready.');
    table.do(1, 'ready');
    expect(prompt(table)).toContain('five');
    table.clock('go');
    expect(prompt(table)).toBe('Flip the next card, or pick up cards.');
    expect(prompt(table, SPECTATOR)).toBe('The race is on.');
    table.hold(0, 'F07');
    expect(prompt(table)).toBe('Place floor plan 7, or pick up cards.');
    table.do(1, 'pause @5');
    expect(prompt(table)).toBe('Waiting for Evelyn to resume.');
    expect(prompt(table, 1)).toContain('Resume when you are ready');
  });

  it('say so when there is no more card to turn up', () => {
    const table = new TestTable().start().withPlan(0, 'F01@0,0r0').withDeck(0, '', true);
    expect(prompt(table)).toContain('pick up cards');
  });
});

describe('results', () => {
  it('are told with points, ranks and reasons', () => {
    expect(resultWords({ cause: 'points', winners: [1], points: [6, 9] }, naming)).toBe(
      'Evelyn wins, 9 to 6.',
    );
    expect(resultWords({ cause: 'escaped', winners: [0], points: [12] }, naming)).toBe(
      'Escaped with 12 points of 15: *Commander*.',
    );
    expect(resultWords({ cause: 'stranded', winners: [], points: [1] }, naming)).toBe(
      'Did not escape with 1 point of 15: *Lost*.',
    );
    expect(resultWords({ cause: 'forfeit', winners: [0], points: [0, 0] }, naming)).toBe(
      'You win: the other player has left.',
    );
    expect(resultWords({ cause: 'forfeit', winners: [1], points: [0, 0] }, naming)).toBe(
      'Evelyn wins: you have left.',
    );
    expect(resultWords({ cause: 'draw', winners: [], points: [2, 2] }, naming)).toBe(
      'The match is a draw, 2 to 2.',
    );
    expect(resultWords({ cause: 'speed', winners: [0], points: [3, 3] }, naming)).toContain('speed points');
    expect(resultWords({ cause: 'lastFinish', winners: [0], points: [3, 3] }, naming)).toContain(
      'last finish',
    );
    expect(resultWords({ cause: 'abandoned', winners: [], points: [3, 3] }, naming)).toContain('abandoned');
    expect(resultWords({ cause: 'practised', winners: [0], points: [0] }, naming)).toContain('connected');
    expect(resultWords({ cause: 'gaveUp', winners: [], points: [0] }, naming)).toContain('given up');
  });
});
