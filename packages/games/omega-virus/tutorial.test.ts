import { CLOCK, defaultOptions, fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { codec, GO, READY, stamp } from './actions.ts';
import { CARD_IDS } from './cards.ts';
import { OPTIONS } from './options.ts';
import { benchOf, type State } from './state.ts';
import { rowsOf } from './testing/table.ts';
import { TUTORIAL, trainingGame } from './tutorial.ts';
import { RULES } from './words/rules.ts';

const random = fastRandom('tutorial');

function begun(): State {
  const state = trainingGame.setup(1, defaultOptions(OPTIONS), random);
  trainingGame.begin(state, silentContext(random));
  trainingGame.apply(state, 0, READY, silentContext(random));
  trainingGame.apply(state, CLOCK, GO, silentContext(random));
  return state;
}

const LESSONS = [...new Set(TUTORIAL.map(({ lesson }) => lesson))];

/** Plays the first lessons. */
function after(lessons: number): State {
  const state = begun();
  let at = 0;
  for (const { lesson, action: text } of TUTORIAL) {
    if (LESSONS.indexOf(lesson) >= lessons) break;
    at += 1000;
    const action = stamp(codec.read(text) as number, at);
    expect(trainingGame.refusal(state, 0, action)).toBeNull();
    trainingGame.apply(state, 0, action, silentContext(random));
  }
  return state;
}

describe('the tutorial', () => {
  it('shows the locations it speaks of', () => {
    const view = trainingGame.view(begun(), 0);
    expect([view.mode, view.locations]).toEqual(['practice', [0, 1, 2]]);
  });

  it('gives the red key with the third card, not before', () => {
    expect([1, 2, 3, 4].map((lessons) => benchOf(after(lessons), 0).keys)).toEqual([0, 0, 1, 1]);
  });

  it('after the fifth lesson has the battery cell connected and the deck as told', () => {
    const state = after(5);
    const { deck, plan, hand } = benchOf(state, 0);
    expect(hand).toBe(-1);
    expect(deck.map((card) => CARD_IDS[card]).join(' ')).toBe(
      'F02 F04 F07 F08 F09 F10 F11 F12 F15 F16 F17 F18 F14',
    );
    expect(rowsOf(plan)).toEqual(['YYYYBB', 'BRBBRR', 'RRRY..', 'YR....']);
    expect(trainingGame.view(state, 0).seats[0]?.connected).toBe(1);
  });

  it('covers the battery cell and uncovers it again in the last lesson', () => {
    const state = after(6);
    expect(trainingGame.view(state, 0).seats[0]?.connected).toBe(1);
    expect(benchOf(state, 0)).toMatchObject({ pickUps: 1, cardsPicked: 1, plays: 6 });
  });

  it('tells of three rounds, the speed card and the scoring cards before it ends', () => {
    const told = TUTORIAL.map(({ text }) => text).join(' ');
    expect(told).toMatch(/three rounds/);
    expect(told).toMatch(/speed card\*: 1, 2, then 3 points/);
    expect(told).toMatch(/three \*scoring cards\* are given out, 1 point each/);
  });

  it('cites rules that exist and tells every step in sentences', () => {
    for (const { lesson, text, task, rules } of TUTORIAL) {
      expect(lesson).toMatch(/^[A-Z]/);
      expect(text).toMatch(/\.$/);
      expect(task).toMatch(/\.$/);
      expect(rules.filter((id) => !(id in RULES))).toEqual([]);
    }
  });
});
