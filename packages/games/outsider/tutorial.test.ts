/** Both lessons can be played to their ends by doing what they say, and what they say is true. */
import { commitTo, defaultOptions, Match, type Seat } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from './actions.ts';
import { outsider } from './game.ts';
import type { State } from './state.ts';
import {
  completedText,
  crisisDiscardText,
  deckSize,
  handText,
  ongoingText,
  points,
  supplyText,
} from './testing/play.ts';
import { CREW_TUTORIAL, OUTSIDER_TUTORIAL, type Tutorial } from './tutorial.ts';
import { RULES } from './words/rules.ts';

const SEED = 'training';

/** Plays the script up to a task and stops before it. */
function playUpTo({ game, names, steps }: Tutorial, end: string | null): State {
  const match = new Match(
    game,
    {
      game: game.id,
      rules: game.version,
      options: defaultOptions(game.options),
      seats: names,
      generator: 'fast',
      commitment: commitTo(SEED),
    },
    SEED,
  );
  const act = (seat: Seat, text: string): void => {
    const done = match.play(seat, codec.read(text) ?? -1);
    if (!done.ok) throw new Error(`${seat} ${text}: ${outsider.words.refusal(done.refusal)}`);
  };
  for (const { task, action, further = [], others = [] } of steps) {
    if (task === end) return match.state as State;
    for (const text of [action, ...further.flat()]) act(0, text);
    for (const [seat, text] of others) act(seat, text);
  }
  expect(end).toBeNull();
  return match.state as State;
}

const cardsIn = ({ hands, piles, supply, entropy, discard, inPlay, completed }: State): number =>
  [...hands, ...piles, ...completed, supply, entropy, discard, inPlay].reduce(
    (sum, cards) => sum + cards.length,
    0,
  );

describe.each([
  ['as Crew', CREW_TUTORIAL],
  ['as the Outsider', OUTSIDER_TUTORIAL],
])('the lesson %s', (_, tutorial) => {
  test('begins with a whole deck, and every card is somewhere at its end', () => {
    expect(cardsIn(playUpTo(tutorial, tutorial.steps[0]?.task as string))).toBe(55);
    expect(cardsIn(playUpTo(tutorial, null))).toBe(55);
  });

  test('marks cards in any order where it asks for several', () => {
    const steps = tutorial.steps.map(({ further = [], ...step }) => ({
      ...step,
      further: further.map((group) => [...group].reverse()),
    }));
    expect(playUpTo({ ...tutorial, steps }, null).result).toEqual(playUpTo(tutorial, null).result);
  });

  test('says everything in sentences and names rules that there are', () => {
    for (const { text, task, after, rules } of tutorial.steps) {
      for (const sentence of [text, task, tutorial.over, ...(after ? [after] : [])])
        expect(sentence).toMatch(/^\*?[A-Z].*[.!?]$/s);
      expect(rules.filter((rule) => !(rule in RULES))).toEqual([]);
      expect(rules.length).toBeGreaterThan(0);
    }
  });
});

describe('the lesson as Crew', () => {
  const before = (task: string): State => playUpTo(CREW_TUTORIAL, task);

  test('throws the Goal away that the Pilot cannot complete', () => {
    expect(handText(before('Play *Reseal the Hull*.'), 'A')).toBe('DARK GE01 GE03 GE07 GO01');
  });

  test('leaves no action for completing a Goal that was just played', () => {
    const state = before('End your turn.');
    expect([state.inPlay, points(state)]).toEqual([[16], 0]);
  });

  test('stabilises the deck, so that two turns cost it nothing but what is drawn', () => {
    const completed = before('Complete *Reseal the Hull* with the Breach Sealant.');
    expect([deckSize(completed), completed.entropy.length]).toEqual([8, 18]);
    const later = before('Complete *Rewire the Grid* with Scrap: the Truss Jack and the Kernel Key.');
    expect(later.entropy.length).toBe(completed.entropy.length);
    expect(later.survival).toEqual([2, 2, 3]);
  });

  test('has Cascading Decay in play and a Supply of two Dark when the second Goal is completed', () => {
    const state = before('Complete *Rewire the Grid* with Scrap: the Truss Jack and the Kernel Key.');
    expect([ongoingText(state), supplyText(state)]).toEqual(['CR17', 'DARK DARK GE12']);
    expect(handText(state, 'A')).toBe('DARK GE03 GE07');
  });

  test('gathers with the actions of the bonus and meets a Hull Breach', () => {
    expect(points(before('Gather *Supplies*.'))).toBe(2);
    const state = before('Leave the *Dark*.');
    expect([state.survival[0], crisisDiscardText(state), supplyText(state)]).toEqual([
      1,
      'CR01',
      'DARK GE12 GO14',
    ]);
  });

  test('clears the Decay, buys with the last Survival and is Doomed', () => {
    const state = before('Declare: *Other actions*, then Resolve the Shift Sequence.');
    expect([ongoingText(state), state.survival[0], points(state)]).toEqual(['', 0, 1]);
    expect(completedText(state, 'A')).toBe('GO01 GO08');
  });

  test('ends with a true declaration: the Crew wins', () => {
    expect(playUpTo(CREW_TUTORIAL, null).result).toMatchObject({
      outcome: 'crew',
      winners: [0, 1],
      trigger: 0,
    });
  });
});

describe('the lesson as the Outsider', () => {
  const before = (task: string): State => playUpTo(OUTSIDER_TUTORIAL, task);

  test('sets a trap in the Supply and takes the Gear that the Crew needs', () => {
    const state = before('Claim that you saw *0 Dark* in the Supply.');
    expect([supplyText(state), handText(state, 'A')]).toEqual(['DARK DARK GO15', 'DARK GE03 GE06 GE14 GO10']);
  });

  test('puts a Goal in the place of the one in play', () => {
    expect(before('End your turn.').inPlay).toEqual([25]);
  });

  test('catches Sextant in the trap', () => {
    const state = before('Claim that you suspect Sextant *strongly*, because of *Dark in the Supply*.');
    expect([crisisDiscardText(state), state.survival, state.active]).toEqual(['CR02', [2, 1, 2], 2]);
  });

  test('makes Boatswain declare falsely', () => {
    const state = before('Draw them.');
    expect([state.revealed, state.result]).toEqual([0b111, null]);
    expect(completedText(state, 'B')).toBe('');
  });

  test('deals the Crises out, sabotages and leaves no Crew member with Survival', () => {
    expect(before('Sabotage *Reseal the Hull*, your completed Goal.').survival).toEqual([2, 1, 0]);
    const state = before('Declare: *Other actions*, then Resolve the Shift Sequence.');
    expect([state.survival, state.active]).toEqual([[2, 0, 0], 0]);
  });

  test('ends with a true declaration: the Outsider wins', () => {
    expect(playUpTo(OUTSIDER_TUTORIAL, null).result).toMatchObject({ outcome: 'outsiders', winners: [0] });
  });
});
