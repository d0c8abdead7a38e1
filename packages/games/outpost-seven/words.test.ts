import { type Naming, SPECTATOR, type Viewer } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from './cards.ts';
import { outpostSeven } from './game.ts';
import type { State } from './state.ts';
import { readCell, readLine } from './testing/notation.ts';
import { act, legalActions, readAction } from './testing/play.ts';
import { position } from './testing/position.ts';
import { view } from './view.ts';
import { cellWords, lineName, lineWords, words } from './words.ts';

const asRed: Naming = { names: ['Ada', 'Ben'], reader: RED };

const owing = (): State => {
  const state = position({ red: 'B5-2 B5-1', grid: ['r1c2 G5-2 2 red', 'r2c1 P5-2 2 red'] });
  act(state, RED, 'repair B5-2 B5-1 r1c1');
  return state;
};

describe('prompts', () => {
  const prompts = (state: State): string[] =>
    ([RED, YELLOW, SPECTATOR] as Viewer[]).map((viewer) =>
      words.prompt(view(state, viewer), { names: ['Ada', 'Ben'], reader: viewer }),
    );

  test('keeping asks for the total that can be reached (OPS-031, OPS-032)', () => {
    const first = position({ phase: 'keepFirst', red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5' });
    const waiting = 'Waiting for Ada to keep cards.';
    expect(prompts(first)).toEqual(['Keep cards totalling 12.', waiting, waiting]);
    const yellow = 'B3-2 B4-1 B5-1 B6-2 G3-1 G4-1 G5-1';
    const second = position({ phase: 'keepSecond', yellow });
    expect(prompts(second)[YELLOW]).toBe('Keep cards totalling 16.');
    expect(prompts(position({ phase: 'keepSecond', yellow, options: { secondTotal: 18 } }))[YELLOW]).toBe(
      'Keep cards totalling 18.',
    );
    const fallback = position({ phase: 'keepFirst', red: 'B5-1 B5-2 G5-1 G5-2 P5-1 P5-2 P6-1' });
    expect(prompts(fallback)[RED]).toBe('No set of your cards totals 12. Keep cards totalling 11.');
  });

  test('a turn', () => {
    const waiting = 'Waiting for Ada to salvage or repair.';
    expect(prompts(position())).toEqual(['Your move: salvage or repair.', waiting, waiting]);
  });

  test('bonuses', () => {
    const waiting = 'Waiting for Ada to choose a bonus.';
    expect(prompts(owing())).toEqual(['Choose the next of 2 bonuses.', waiting, waiting]);
  });

  test('before the cards are dealt', () => {
    const seen = { ...view(position(), RED), phase: 'deal' as const };
    expect(words.prompt(seen, asRed)).toBe('The cards are being dealt.');
  });
});

describe('actions', () => {
  const named = (state: State, text: string): string =>
    words.action(readAction(text), view(state, state.active));

  test('say what they do', () => {
    const keep = position({ phase: 'keepFirst', red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5' });
    expect(named(keep, 'keep 1,3,4')).toBe('Keep Power 3, Gardens 4 and Gardens 5');
    const turn = position({ red: 'B4-1 G5-1', offer: 'B6-1 - G3-1 P3-1 P5-1' });
    expect(named(turn, 'salvage 1,4')).toBe('Salvage Power 6 and Works 3');
    expect(named(turn, 'salvage 3')).toBe('Salvage Gardens 3');
    expect(named(turn, 'repair B4-1 G5-1 r2c5')).toBe(
      'Repair Power 4 at row 2, column 5, scrapping Gardens 5',
    );
    expect(named(turn, 'resign')).toBe('Resign');
    expect(named(turn, 'timeout')).toBe('Time is up');
    expect(named(owing(), 'bonusAuto')).toBe('Use all bonuses');
    expect(named(owing(), 'bonus r1c2 3')).toBe('Use People at row 1, column 2');
  });

  test('Place and Remove too', () => {
    const state = position({ red: 'B4-1 B4-2', grid: ['r1c2 G4-4 0 neutral', 'r2c1 P4-1 0 neutral'] });
    act(state, RED, 'repair B4-1 B4-2 r1c1');
    expect(legalActions(state, RED, 'bonus ').map((text) => named(state, text))).toEqual([
      'Use Remove at row 1, column 2',
      'Use Place at row 2, column 1',
    ]);
  });

  test('keeping is not told to those who may not see the cards', () => {
    const state = position({ phase: 'keepFirst', red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5' });
    expect(words.action(readAction('keep 1,3'), view(state, YELLOW))).toBe('Keep cards');
  });
});

describe('for those who cannot see the table', () => {
  const seen = view(
    position({
      grid: ['r2c3 G4-1 2 red', 'r2c4 B5-2 2 yellow', 'r3c3 P3-1 3 yellow', 'r4c3 P6-3 0 neutral'],
    }),
    SPECTATOR,
  );

  test.each([
    ['r2c3', 'row 2, column 3, Gardens 4, Red, 2 of 4 cubes, next space plain'],
    ['r2c4', 'row 2, column 4, Power 5, Yellow, 2 of 5 cubes, next space People'],
    ['r3c3', 'row 3, column 3, Works 3, Yellow, 3 of 3 cubes, full'],
    ['r4c3', 'row 4, column 3, Works 6, neutral, 0 of 6 cubes, next space Place'],
    ['r5c5', 'row 5, column 5, empty'],
  ])('cell %s', (cell, text) => {
    expect(cellWords(seen, readCell(cell))).toBe(text);
  });

  test('lines', () => {
    expect(lineWords(seen, readLine('R2'), 2, 2)).toBe('row 2, 3 people, votes Yellow, cubes 2 to 2');
    expect(lineWords(seen, readLine('C4'), 0, 2)).toBe('column 4, 1 person, votes Yellow, cubes 0 to 2');
    expect(['R1', 'R5', 'C1', 'C5'].map((line) => lineName(readLine(line)))).toEqual([
      'row 1',
      'row 5',
      'column 1',
      'column 5',
    ]);
  });
});

test('the game and its seats have names', () => {
  expect(words.title).toBe('Outpost Seven');
  expect(words.tagline).toMatch(/^[A-Z].*\.$/);
  expect([RED, YELLOW].map(words.seat)).toEqual(['Red', 'Yellow']);
  expect(outpostSeven.words).toBe(words);
});
