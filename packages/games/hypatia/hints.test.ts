/** Hints. */
import { fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { hypatia } from './game.ts';
import { hintFor } from './hints.ts';
import { readAction } from './testing/play.ts';
import { open } from './testing/position.ts';
import { newMatch, playOut } from './testing/randomGame.ts';

describe('a hint', () => {
  test('is a legal action with a sentence, at every decision of a game', () => {
    const state = newMatch('hints');
    const random = fastRandom('hints');
    playOut(state, random, null, () => {
      const hint = hintFor(hypatia.view(state, 0), fastRandom('hint'));
      expect(hint).not.toBeNull();
      expect(hypatia.refusal(state, 0, hint?.action as number)).toBeNull();
      expect(hint?.reason).toMatch(/^[A-Z].*\.$/);
    });
  });

  test('does not depend on what is hidden', () => {
    const state = newMatch('hidden');
    const view = hypatia.view(state, 0);
    const hints = ['a', 'b', 'c'].map((seed) => hintFor(view, fastRandom(seed)));
    expect(new Set(hints.map((hint) => JSON.stringify(hint))).size).toBe(1);
  });

  test('is not given to those who wait', () => {
    const state = newMatch('relay', 2, { mode: 'relay' });
    expect(hintFor(hypatia.view(state, 1), fastRandom('hint'))).toBeNull();
    expect(hintFor(hypatia.view(state, 0), fastRandom('hint'))).not.toBeNull();
  });

  test('saves the day where one card does', () => {
    const { state } = open({
      hand: 'OPS-K ENG-2',
      powered: 'hangar',
      tricks: { hangar: 'SCI-2 SCI-3 SCI-4 | OPS-Q' },
    });
    expect(hintFor(hypatia.view(state, 0), fastRandom('hint'))?.action).toBe(
      readAction('station OPS-K hangar'),
    );
  });
});
