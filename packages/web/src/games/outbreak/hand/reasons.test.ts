import { C1, C2, INF, REST, S1, submitAction } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_SEAT, drawingView } from '../testing/position.ts';
import { handCards } from './reasons.ts';

const position = {
  view: drawingView(DRAWING_SEAT),
  seat: DRAWING_SEAT,
  legal: new Set([submitAction(C2), submitAction(REST)]),
};

describe('the hand', () => {
  it('says of every card that cannot be played why not', () => {
    const cards = handCards(position, () => ({ rule: 'OBK-201' }));
    const reason = (card: number) => cards.find((one) => one.card === card)?.reason;
    expect(reason(C2)).toBeNull();
    expect(reason(C1)).toBe('Played this morning');
    expect([S1, INF].map(reason)).toEqual(['Survivors may not play these', 'Survivors may not play these']);
  });

  it('tells in a lesson what the rules allow and the step does not want', () => {
    const cards = handCards({ ...position, legal: new Set([submitAction(C2)]) }, () => null);
    expect(cards.find(({ card }) => card === REST)?.reason).toBe('Not in this step');
  });

  it('says while nothing is asked what was submitted and what the role forbids, and nothing else', () => {
    const chosen = position.view.chosen.map((choice, seat) => (seat === DRAWING_SEAT ? C2 : choice));
    const cards = handCards(
      { ...position, view: { ...position.view, chosen }, legal: new Set() },
      () => null,
    );
    expect(cards.find(({ card }) => card === C2)?.reason).toBe('Submitted');
    expect(cards.find(({ card }) => card === S1)).toMatchObject({ legal: false, rule: 'OBK-201' });
    expect(cards.find(({ card }) => card === REST)?.reason).toBeNull();
  });
});
