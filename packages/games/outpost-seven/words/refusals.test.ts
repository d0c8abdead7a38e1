/** Why an action is refused, as people read it. */
import { describe, expect, test } from 'vitest';
import { RED, YELLOW } from '../cards.ts';
import { REASONS } from '../rules/refusals.ts';
import type { State } from '../state.ts';
import { act, refusalOf } from '../testing/play.ts';
import { position } from '../testing/position.ts';
import { words } from '../words.ts';

const owing = (): State => {
  const state = position({ red: 'B5-2 B5-1', grid: ['r1c2 G5-2 2 red', 'r2c1 P5-2 2 red'] });
  act(state, RED, 'repair B5-2 B5-1 r1c1');
  return state;
};

describe('refusals', () => {
  const turn = (): State =>
    position({
      red: 'B4-1 G4-2 B3-1',
      grid: ['r3c3 P4-1 1 yellow'],
      offer: 'B6-1 G6-1 P6-1 P3-1 -',
      deck: '',
      options: { neutralPlay: 'forbidden' },
    });
  const keep = (): State => position({ phase: 'keepFirst', red: 'B3-1 G4-2 P5-3 B6-1 G6-2 P4-1 G5-5' });
  const fallback = (): State => position({ phase: 'keepFirst', red: 'B5-1 B5-2 G5-1 G5-2 P5-1 P5-2 P6-1' });
  const full = (): State => position({ red: 'B3-1 B3-2 G4-1 G5-1 P5-2 P6-1 P6-2' });
  const over = (): State => {
    const state = turn();
    act(state, RED, 'resign');
    return state;
  };

  test.each([
    ['notYourTurn', turn, YELLOW, 'salvage 1', 'It is not your turn.'],
    ['noSuchAction', turn, RED, 'timeout', 'There is no such action here.'],
    ['over', over, RED, 'salvage 1', 'The game is over.'],
    ['keepBeforePlay', keep, RED, 'salvage 1', 'First choose the cards you keep.'],
    ['keptAlready', turn, RED, 'keep 1', 'The opening cards are already kept. Salvage or repair.'],
    ['bonusesFirst', owing, RED, 'salvage 1', 'First use the bonuses you owe.'],
    ['noBonusPending', turn, RED, 'bonusAuto', 'No bonus is owed now.'],
    ['bonusNotPending', owing, RED, 'bonus r1c1 1', 'No bonus is owed on that space.'],
    ['takeSomething', turn, RED, 'salvage -', 'Take at least one card from the offer.'],
    ['slotEmpty', turn, RED, 'salvage 5', 'That slot in the offer is empty.'],
    ['handTooFull', full, RED, 'salvage 1', 'You would hold more than 7 cards.'],
    ['moduleNotInHand', turn, RED, 'repair P6-6 B4-1 r3c2', 'That module is not in your hand.'],
    ['scrapNotInHand', turn, RED, 'repair B4-1 P6-6 r3c2', 'The card to scrap is not in your hand.'],
    ['scrapIsModule', turn, RED, 'repair B4-1 B4-1 r3c2', 'A card cannot pay for itself.'],
    ['cellOccupied', turn, RED, 'repair B3-1 B4-1 r3c3', 'There is already a module there.'],
    [
      'cellNotConnected',
      turn,
      RED,
      'repair B3-1 B4-1 r2c2',
      'That cell touches no module. Corners do not count.',
    ],
    [
      'neutralForbidden',
      turn,
      RED,
      'repair B4-1 G4-2 r3c2',
      'That payment would place no cube, and this table forbids it.',
    ],
    ['wrongKeepTotal', keep, RED, 'keep 1,2', 'Those cards total 9. Keep exactly 12.'],
    [
      'wrongFallbackTotal',
      fallback,
      RED,
      'keep 1',
      'Those cards total 5. No set of your cards makes 12, so keep 11.',
    ],
    ['tooMuchSalvage', turn, RED, 'salvage 1,2,4', 'Those cards total 15; a Salvage takes at most 12.'],
    ['scrapTooLow', turn, RED, 'repair B4-1 B3-1 r3c2', 'A 3 is too low to pay for a 4.'],
  ] as const)('%s', (reason, make, seat, text, sentence) => {
    const refusal = refusalOf(make(), seat, text);
    expect(refusal?.reason).toBe(reason);
    expect(refusal && words.refusal(refusal)).toBe(sentence);
    expect(words.rules).toHaveProperty(refusal?.rule as string);
  });

  test('every reason has a sentence and a rule (OPS-007)', () => {
    for (const [reason, rule] of Object.entries(REASONS)) {
      expect(words.refusal({ reason, rule })).toMatch(/^[A-Z].*\.$/);
      expect(words.rules).toHaveProperty(rule);
    }
    expect(words.refusal({ reason: 'nothingToUndo', rule: 'OPS-007' })).toMatch(/^[A-Z].*\.$/);
  });

  test('a reason without words is an error', () => {
    expect(() => words.refusal({ reason: 'whim', rule: 'OPS-007' })).toThrow(
      'No words for the refusal "whim".',
    );
  });
});
