/** The lessons can be played to their ends by doing what they say, and what they say is true. */
import { commitTo, defaultOptions, Match, type Seat } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from './actions.ts';
import { COMPLETED, INFECTED, PZERO, SURVIVOR } from './cards.ts';
import type { State } from './state.ts';
import {
  INFECTED_TUTORIAL,
  TUTORIAL,
  TUTORIAL_NAMES,
  TUTORIAL_OPENING,
  TUTORIAL_SEED,
  type TutorialStep,
  trainingGame,
  ZERO_TUTORIAL,
} from './tutorial.ts';
import { words } from './words.ts';

function played(lesson: readonly TutorialStep[], steps = lesson.length) {
  const match = new Match(
    trainingGame,
    {
      game: trainingGame.id,
      rules: trainingGame.version,
      options: defaultOptions(trainingGame.options),
      seats: TUTORIAL_NAMES,
      generator: 'fast',
      commitment: commitTo(TUTORIAL_SEED),
    },
    TUTORIAL_SEED,
  );
  const act = (seat: Seat, text: string): void => {
    const done = match.play(seat, codec.read(text) ?? -1);
    if (!done.ok) throw new Error(`${seat} ${text}: ${words.refusal(done.refusal)}`);
  };
  for (const [seat, text] of TUTORIAL_OPENING) act(seat, text);
  for (const { seat, action, others } of lesson.slice(0, steps)) {
    act(seat, action);
    for (const [other, text] of others) act(other, text);
  }
  return match.state as State;
}

const claims = ({ claims: said }: State, text: string): number =>
  said.filter(({ action }) => codec.write(action) === text).length;

const LESSONS = { survivor: TUTORIAL, infected: INFECTED_TUTORIAL, 'patient zero': ZERO_TUTORIAL };

describe.each(Object.entries(LESSONS))('the lesson as %s', (_name, lesson) => {
  test('is allowed by the rules from its first step to its last', () => {
    expect(played(lesson).day).toBe(2);
  });

  test('is seen from one seat alone', () => {
    expect(new Set(lesson.map(({ seat }) => seat)).size).toBe(1);
  });

  test('names rules that there are', () => {
    for (const { rules } of lesson) for (const rule of rules) expect(words.rules).toHaveProperty(rule);
  });

  test('says who leads, wherever the table waits for the Leader', () => {
    for (const { others, text } of lesson) {
      const waits = others.some(([, action]) => action.startsWith('played'));
      if (waits && others.at(-1)?.[1].startsWith('pick')) expect(text).toContain('Purser');
    }
  });
});

describe('the lesson as a Survivor', () => {
  test('is a Day as a Survivor', () => {
    expect(played(TUTORIAL, 0).roles[TUTORIAL[0]?.seat as Seat]).toBe(SURVIVOR);
  });

  test('tells of three claims of Complete 1 where two were revealed', () => {
    const state = played(TUTORIAL, 2);
    expect(state.records[0]?.pile.filter((shown) => shown === 0).length).toBe(2);
    expect(claims(state, 'played 1 1 C1')).toBe(3);
  });

  test('tells of a Stoker who is found, a Task that is completed and a vote without an end', () => {
    expect(played(TUTORIAL, 3).roles[1]).toBe(INFECTED);
    expect(played(TUTORIAL, 4).status[0]).toBe(COMPLETED);
    expect(played(TUTORIAL, 5)).toMatchObject({ day: 2, out: 0 });
  });
});

describe('the lesson as somebody infected', () => {
  const STOKER = 1;

  test('begins as a Survivor whose Rest is found, and has two claims for two Rests', () => {
    expect(played(INFECTED_TUTORIAL, 1).roles[STOKER]).toBe(SURVIVOR);
    const { roles, records } = played(INFECTED_TUTORIAL, 2);
    expect(roles[STOKER]).toBe(INFECTED);
    expect(records[1]?.pile.filter((shown) => shown >= 5).length).toBe(2);
    expect(claims(played(INFECTED_TUTORIAL, 3), 'played 1 2 R')).toBe(2);
  });

  test('keeps Madeline at 0 and puts a Survivor out', () => {
    expect(played(INFECTED_TUTORIAL, 4).points[2]).toBe(0);
    const { out, roles } = played(INFECTED_TUTORIAL);
    expect([out, roles[4]]).toEqual([1 << 4, SURVIVOR]);
  });
});

describe('the lesson as Patient Zero', () => {
  test('has room for a lie about Complete 1', () => {
    const state = played(ZERO_TUTORIAL, 2);
    expect(state.roles[ZERO_TUTORIAL[0]?.seat as Seat]).toBe(PZERO);
    expect(claims(played(ZERO_TUTORIAL, 1), 'played 1 1 C1')).toBe(1);
    expect(claims(state, 'played 1 1 C1')).toBe(2);
    expect(state.records[0]?.pile.filter((shown) => shown === 0).length).toBe(2);
  });

  test('finds the Stoker, puts nobody out, and leaves Stiletto with one point', () => {
    expect(played(ZERO_TUTORIAL, 3).roles[1]).toBe(INFECTED);
    const voted = played(ZERO_TUTORIAL, 5);
    expect([voted.out, voted.points[1]]).toEqual([0, 1]);
    expect(played(ZERO_TUTORIAL).points[1]).toBe(1);
  });
});
