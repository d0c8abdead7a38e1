import { defaultOptions, openMatch } from '@airlock/kernel';
import {
  flipAction,
  NO_CARD,
  omegaVirus,
  placeAction,
  READY,
  type SeatView,
  UNREADY,
  type View,
} from '@airlock/omega-virus';
import { describe, expect, it } from 'vitest';
import { momentFor, predictedView } from './predict.ts';

const OPTIONS = defaultOptions(omegaVirus.options);

/** Seat 0's view just after GO. */
function raceView(): View {
  const match = openMatch(omegaVirus, {
    options: OPTIONS,
    seats: ['Moonhopper', 'Officer'],
    generator: 'fast',
    seed: 'prediction',
  });
  for (const seat of [0, 1]) expect(match.play(seat, READY, 0).ok).toBe(true);
  const clock = 30;
  expect(match.play(clock, omegaVirus.codec.read('go') as number, 5_000).ok).toBe(true);
  return match.view(0) as View;
}

describe('what is shown before the table has answered', () => {
  it('is the card in the plan and an empty hand, since nobody knows the next card', () => {
    const view = raceView();
    const { hand } = view.seats[0] as SeatView;
    const after = predictedView(view, placeAction(hand as number, 0, 0, 0, momentFor(view))) as View;
    expect(after.seats[0]?.plan).toHaveLength(1);
    expect(after.seats[0]?.hand).toBe(NO_CARD);
  });

  it('is nothing for what will be refused', () => {
    const view = raceView();
    const other = ((view.seats[0] as SeatView).hand as number) === 0 ? 1 : 0;
    expect(predictedView(view, placeAction(other, 0, 0, 0, 0))).toBeNull();
  });

  it('never guesses what depends on others or turns up cards', () => {
    const view = raceView();
    expect(predictedView(view, flipAction(momentFor(view)))).toBe(view);
  });

  it('is that the reader is ready, and nothing of what follows when everybody is', () => {
    const view = raceView();
    const after = predictedView(view, READY) as View;
    expect(after.seats.map(({ isReady }) => isReady)).toEqual([true, view.seats[1]?.isReady]);
    expect(after.phase).toBe(view.phase);
    expect(predictedView(after, UNREADY)?.seats[0]?.isReady).toBe(false);
  });
});
