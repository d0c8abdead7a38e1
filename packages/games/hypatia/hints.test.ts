/** Hints. */
import { type Bot, fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { captainsChoice, FIRST_OFFICER } from './bot.ts';
import type { HypatiaEvent } from './events.ts';
import { hypatia } from './game.ts';
import { type Hint, hintFor, hintPlayer } from './hints.ts';
import { type Ship, shipOf } from './state.ts';
import { readAction } from './testing/play.ts';
import { open } from './testing/position.ts';
import { newMatch, playOut } from './testing/randomGame.ts';
import type { View } from './view.ts';

/** A player that answers at once. */
const officer: Bot<View, HypatiaEvent> = {
  level: 'officer',
  choose: ({ seat, view }, random) =>
    captainsChoice(shipOf(hypatia.imagine(view, random), seat) as Ship, seat, FIRST_OFFICER),
};

const hintIn = (view: View, odds = true): Hint | null => hintFor(view, officer, odds);

describe('a hint', () => {
  test('is a legal action with a sentence, at every decision of a game', () => {
    const state = newMatch('hints');
    const random = fastRandom('hints');
    playOut(state, random, null, () => {
      const hint = hintIn(hypatia.view(state, 0));
      expect(hint).not.toBeNull();
      expect(hypatia.refusal(state, 0, hint?.action as number)).toBeNull();
      expect(hint?.reason).toMatch(/^[A-Z].*\.$/);
    });
  });

  test('is what a player does who follows hints', () => {
    const state = newMatch('followed');
    const view = hypatia.view(state, 0);
    const followed = hintPlayer(officer).choose({ seat: 0, view, heard: [] }, fastRandom('anything'));
    expect(followed).toBe(hintIn(view)?.action);
  });

  test('does not depend on what is hidden', () => {
    const state = newMatch('hidden');
    const view = hypatia.view(state, 0);
    const other = hypatia.view(hypatia.imagine(view, fastRandom('another world')), 0);
    expect(hintIn(other)).toEqual(hintIn(view));
  });

  test('tells no chances to those who count for themselves', () => {
    const state = newMatch('racing');
    const random = fastRandom('racing');
    let told = 0;
    playOut(state, random, null, () => {
      const view = hypatia.view(state, 0);
      if (/of 100/.test(hintIn(view)?.reason ?? '')) told++;
      expect(hintIn(view, false)?.reason).not.toMatch(/\d/);
    });
    expect(told).toBeGreaterThan(0);
  });

  test('is not given to those who wait', () => {
    const state = newMatch('relay', 2, { mode: 'relay' });
    expect(hintIn(hypatia.view(state, 1))).toBeNull();
    expect(hintIn(hypatia.view(state, 0))).not.toBeNull();
  });

  test('saves the day where one card does', () => {
    const { state } = open({
      hand: 'OPS-K ENG-2',
      powered: 'hangar',
      tricks: { hangar: 'SCI-2 SCI-3 SCI-4 | OPS-Q' },
    });
    expect(hintIn(hypatia.view(state, 0))?.action).toBe(readAction('station OPS-K hangar'));
  });
});
