import { C1, C2, INF, pickAction, REST, S1, submitAction } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_SEAT, drawingView } from '../testing/position.ts';
import { handCards, lockedWords } from './reasons.ts';

const position = {
  view: drawingView(DRAWING_SEAT),
  seat: DRAWING_SEAT,
  legal: new Set([submitAction(C2), submitAction(REST)]),
};

const forSurvivors = () => ({
  sentence: 'A Survivor plays only Complete or Rest.',
  rule: 'OBK-201',
  reason: 'notForSurvivor',
});

describe('the hand', () => {
  it('says of every card that cannot be played why not', () => {
    const cards = handCards(position, forSurvivors);
    const find = (card: number) => cards.find((one) => one.card === card);
    expect(find(C2)).toMatchObject({ legal: true, spent: null, reason: null });
    expect(find(C1)).toMatchObject({ spent: 'Played this morning', reason: null, locked: false });
    for (const card of [S1, INF]) {
      expect(find(card)).toMatchObject({
        locked: true,
        reason: { words: 'Survivors may not play these', rule: 'OBK-201' },
      });
    }
  });

  it('gives a reason it has no clause for in the words of the rules', () => {
    const refused = { sentence: 'Everybody votes now.', rule: 'OBK-801', reason: 'voteNow' };
    const locked = handCards(position, () => refused).filter((one) => one.locked);
    expect(lockedWords(locked, false)).toBe('Everybody votes now.');
  });

  it('names no single reason on a phone where there are several', () => {
    const both = (action: number) =>
      action === submitAction(INF)
        ? { sentence: 'Only Patient Zero plays Infect.', rule: 'OBK-203', reason: 'infectOnlyZero' }
        : forSurvivors();
    const locked = handCards(position, both).filter((one) => one.locked);
    expect(lockedWords(locked, true)).toBe('Not these now');
    expect(lockedWords(locked, false)).toBe('Survivors may not play these. Only Patient Zero infects');
    expect(lockedWords(handCards(position, forSurvivors), true)).toBe('Not as a Survivor');
  });

  it('tells in a lesson what the rules allow and the step does not want', () => {
    const cards = handCards({ ...position, legal: new Set([submitAction(C2)]) }, () => null);
    expect(cards.find(({ card }) => card === REST)?.reason).toMatchObject({
      words: 'Not in this step',
      rule: null,
    });
  });

  it('gives a Leader who picks Tasks no reason about cards', () => {
    const pick = { view: { ...position.view, phase: 'pick' as const }, legal: new Set([pickAction(0, 1)]) };
    const cards = handCards({ ...position, ...pick }, forSurvivors);
    expect(cards.filter(({ reason }) => reason !== null)).toEqual([]);
    expect(cards.filter(({ locked }) => locked).map(({ card }) => card)).toContain(S1);
  });

  it('says while nothing is asked what was submitted, and lays apart what the role forbids', () => {
    const chosen = position.view.chosen.map((choice, seat) => (seat === DRAWING_SEAT ? C2 : choice));
    const cards = handCards(
      { ...position, view: { ...position.view, chosen }, legal: new Set() },
      () => null,
    );
    expect(cards.find(({ card }) => card === C2)?.spent).toBe('Submitted');
    expect(cards.find(({ card }) => card === S1)).toMatchObject({ legal: false, locked: true, reason: null });
    expect(cards.find(({ card }) => card === REST)).toMatchObject({ locked: false, reason: null });
  });
});
