/** The lesson can be played to its end by doing what it says, and what it says is true. */
import { commitTo, defaultOptions, itemAt, Match, type Seat } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from './actions.ts';
import { ALL_CARDS, POPULATION_CARDS, RED } from './cards.ts';
import type { State } from './state.ts';
import { modulesOf, readLine, writeTokens } from './testing/notation.ts';
import { TUTORIAL, TUTORIAL_NAMES, trainingGame } from './tutorial.ts';
import { words } from './words.ts';

function played(steps: number, half = false): State {
  const match = new Match(
    trainingGame,
    {
      game: trainingGame.id,
      rules: trainingGame.version,
      options: defaultOptions(trainingGame.options),
      seats: TUTORIAL_NAMES,
      generator: 'fast',
      commitment: commitTo('a lesson'),
    },
    'a lesson',
  );
  const act = (seat: Seat, text: string): void => {
    const done = match.play(seat, codec.read(text) ?? -1);
    if (!done.ok) throw new Error(`${seat} ${text}: ${words.refusal(done.refusal)}`);
  };
  for (const [index, { action, others }] of TUTORIAL.slice(0, steps).entries()) {
    act(RED, action);
    if (half && index === steps - 1) break;
    for (const [other, text] of others) act(other, text);
  }
  return match.state as State;
}

const people = (state: State, line: string): number => itemAt(state.population, readLine(line));
const vote = (state: State, line: string): number => itemAt(state.token, readLine(line));
const lead = (state: State, line: string): number => itemAt(state.lead, readLine(line));

describe('the lesson', () => {
  test('is allowed by the rules from its first step to its last', () => {
    const { stack, result } = played(TUTORIAL.length);
    expect([stack.length > 0, result]).toEqual([true, null]);
  });

  test('deals every card and every population card once (OPS-006, OPS-020)', () => {
    const { kept, offer, discard, deck, population, unusedPopulation } = played(0);
    expect([...kept[0], ...kept[1], ...offer, ...discard, ...deck].sort((a, b) => a - b)).toEqual(ALL_CARDS);
    expect([...population, ...unusedPopulation].sort()).toEqual(POPULATION_CARDS);
  });

  test('tells of a third cube by Place, a column that turns and a tie that does not (OPS-131)', () => {
    const own = played(2, true);
    expect(modulesOf(own)).toEqual(['r3c3 G4-1 3 red']);
    expect([vote(own, 'C3'), lead(own, 'C3')]).toEqual([RED, 3]);
    const both = played(2);
    expect([vote(both, 'R3'), lead(both, 'R3')]).toEqual([RED, 0]);
  });

  test('tells of people who come to row 2 and column 4 (OPS-125)', () => {
    const [before, after] = [played(3, true), played(3)];
    expect(people(after, 'R2') - people(before, 'R2')).toBe(1);
    expect(people(after, 'C4') - people(before, 'C4')).toBe(2);
  });

  test('tells of a cube that is lost and one that is protected (OPS-121)', () => {
    const state = played(4, true);
    expect(modulesOf(state)).toEqual([
      'r2c4 P3-3 1 yellow',
      'r3c3 G4-1 3 red',
      'r3c4 P4-2 2 yellow',
      'r4c4 B4-4 2 red',
    ]);
    expect([vote(state, 'C4'), lead(state, 'C4'), vote(state, 'R4')]).toEqual([1, -1, RED]);
  });

  test('tells of people who help the opponent, and of a row that is lost (OPS-127)', () => {
    const [before, own, after] = [played(4), played(5, true), played(5)];
    expect(people(own, 'C3') - people(before, 'C3')).toBe(2);
    expect(people(own, 'R2') - people(before, 'R2')).toBe(1);
    expect([lead(own, 'R2'), vote(own, 'R2'), vote(own, 'C3')]).toEqual([0, 1, RED]);
    expect([vote(after, 'R3'), lead(after, 'R3')]).toEqual([1, -3]);
  });

  test('ends with a chain that wins the row back (OPS-103)', () => {
    const [before, own, after] = [played(6), played(7, true), played(7)];
    expect(people(own, 'R3') - people(before, 'R3')).toBe(2);
    expect([vote(own, 'R3'), lead(own, 'R3')]).toEqual([RED, 1]);
    expect(modulesOf(own)).toContain('r4c4 B4-4 2 red');
    expect(modulesOf(after)).toContain('r4c4 B4-4 1 red');
    expect(writeTokens(after.token)).toMatch(/^..R/);
  });

  test('names cards as the table names them, and rules that there are', () => {
    for (const { task, action, rules } of TUTORIAL) {
      const read = codec.read(action) ?? -1;
      expect(codec.write(read)).toBe(action);
      expect(task).toMatch(/^(Keep|Salvage|Repair) /);
      for (const rule of rules) expect(words.rules).toHaveProperty(rule);
    }
  });
});
