/** The lesson can be played to its end by doing what it says, and what it says is true. */
import { commitTo, defaultOptions, Match, type Seat } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from './actions.ts';
import { COMPLETED, INFECTED, PZERO, SURVIVOR } from './cards.ts';
import type { State } from './state.ts';
import { TUTORIAL, TUTORIAL_NAMES, TUTORIAL_OPENING, TUTORIAL_SEED, trainingGame } from './tutorial.ts';
import { words } from './words.ts';

function played(steps: number) {
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
  for (const { seat, action, others } of TUTORIAL.slice(0, steps)) {
    act(seat, action);
    for (const [other, text] of others) act(other, text);
  }
  return match.state as State;
}

describe('the lesson', () => {
  test('is allowed by the rules from its first step to its last', () => {
    expect(played(TUTORIAL.length).claims.length).toBe(7);
  });

  test('is a Day as a Survivor and a Shift as Patient Zero', () => {
    const { roles } = played(0);
    expect(roles[TUTORIAL[0]?.seat as Seat]).toBe(SURVIVOR);
    expect(roles[TUTORIAL.at(-1)?.seat as Seat]).toBe(PZERO);
    expect(TUTORIAL.filter(({ seat }) => seat === TUTORIAL[0]?.seat).length).toBe(5);
  });

  test('tells of three claims of Complete 1 where two were revealed', () => {
    const { records, claims } = played(2);
    expect(records[0]?.pile.filter((shown) => shown === 0).length).toBe(2);
    expect(claims.filter(({ action }) => codec.write(action) === 'played 1 1 C1').length).toBe(3);
  });

  test('tells of a Stoker who is found, a Task that is completed and a vote without an end', () => {
    expect(played(3).roles[1]).toBe(INFECTED);
    expect(played(4).status[0]).toBe(COMPLETED);
    expect(played(5)).toMatchObject({ day: 2, out: 0 });
  });

  test('tells of one Rest that Infect finds', () => {
    const { records } = played(6);
    expect(records.at(-1)?.target).toBeGreaterThanOrEqual(0);
  });

  test('names rules that there are', () => {
    for (const { rules } of TUTORIAL) for (const rule of rules) expect(words.rules).toHaveProperty(rule);
  });
});
