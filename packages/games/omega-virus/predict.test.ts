import { describe, expect, it } from 'vitest';
import { codec } from './actions.ts';
import { NO_CARD } from './cards.ts';
import { omegaVirus } from './game.ts';
import { predict } from './predict.ts';
import { TestTable } from './testing/table.ts';
import type { View } from './view.ts';

const action = (text: string): number => codec.read(text) as number;

function predicted(view: View, text: string): View {
  const prediction = predict(view, action(text));
  if (!prediction.ok) throw new Error(prediction.refusal.reason);
  return prediction.view;
}

describe('what one’s own screen shows at once', () => {
  const race = (autoFlip: boolean) =>
    new TestTable({ autoFlip })
      .withLocations('L01 L02 L03')
      .start()
      .withPlan(0, 'F05@-1,-1r0 F01@1,-1r2')
      .hold(0, 'F03');

  it('is what the table confirms, key and all, where no card turns up (OMG-100)', () => {
    const table = race(false);
    for (const text of ['place F03 3 -1 r0 @1000', 'pickUp F05 @2000', 'autoFlip on @2500']) {
      const expected = predicted(omegaVirus.view(table.state, 0), text);
      table.do(0, text);
      expect(expected).toEqual(omegaVirus.view(table.state, 0));
    }
    expect(table.keys(0)).toBe('R');
  });

  it('leaves out the card that turns up by itself (OMG-100, OMG-029)', () => {
    const table = race(true);
    const expected = predicted(omegaVirus.view(table.state, 0), 'place F03 3 -1 r0 @1000');
    table.do(0, 'place F03 3 -1 r0 @1000');
    const [mine, real] = [expected.seats[0], omegaVirus.view(table.state, 0).seats[0]];
    expect(mine).toMatchObject({ hand: NO_CARD, keys: 1, plays: 1, cards: 3, autoFlip: true });
    expect(mine?.plan).toEqual(real?.plan);
    expect(real?.hand).not.toBe(NO_CARD);
  });

  it('does not change when the other seat acts in between (OMG-020)', () => {
    const table = race(false);
    const before = predicted(omegaVirus.view(table.state, 0), 'place F03 3 -1 r0 @1000').seats[0];
    table.do(1, 'flip @900');
    expect(predicted(omegaVirus.view(table.state, 0), 'place F03 3 -1 r0 @1000').seats[0]).toEqual(before);
  });

  it('tells a refusal before anything is sent, and shows nothing of an unknown card', () => {
    const table = race(false);
    const view = omegaVirus.view(table.state, 0);
    expect(predict(view, action('place F03 9 9 r0 @1'))).toEqual({
      ok: false,
      refusal: { rule: 'OMG-032', reason: 'notTouching' },
    });
    table.do(0, 'place F03 3 -1 r0 @1');
    const confirmed = omegaVirus.view(table.state, 0);
    expect(predicted(confirmed, 'flip @2')).toEqual(confirmed);
  });
});
