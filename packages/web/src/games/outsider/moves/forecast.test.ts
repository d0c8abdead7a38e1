import { describe, expect, it } from 'vitest';
import { crisisDrawing, DRAWING_NAMES, DRAWING_SEAT, turnDrawing } from '../testing/position.ts';
import { causeOf, forecastOf, headlineOf, lossesOf } from './forecast.ts';
import { reachOf } from './reach.ts';
import { supplyMemo } from './reading.ts';

const naming = { names: DRAWING_NAMES, reader: DRAWING_SEAT };
const { view, moments } = turnDrawing();
const [HULL_BREACH, GRAVITY_SHEAR, NEURAL_STATIC, SCHEMATICS, SURGE, TOXIC_AIR] = [
  0, 1, 4, 8, 13, 15,
] as const;

describe('what a Crisis is about to do', () => {
  it('names who has nothing to lose and who becomes Doomed', () => {
    expect(forecastOf(view, GRAVITY_SHEAR, DRAWING_SEAT, naming)).toBe(
      'Boatswain has none to lose. Nobody becomes Doomed from this.',
    );
    expect(forecastOf({ ...view, survival: [3, 1, 1, 0, 4] }, GRAVITY_SHEAR, 0, naming)).toBe(
      'Boatswain has none to lose. Tin Kestrel and you become Doomed from this.',
    );
    expect(forecastOf(view, HULL_BREACH, 1, naming)).toBe('Tin Kestrel becomes Doomed from this.');
  });

  it('follows the condition of each card', () => {
    expect(lossesOf(view, SURGE, 0)).toEqual([{ seat: 4, amount: 2 }]);
    expect(lossesOf(view, TOXIC_AIR, 0)).toEqual([{ seat: 3, amount: 1 }]);
    expect(lossesOf(view, SCHEMATICS, 0)).toEqual([]);
    expect(lossesOf({ ...view, inPlay: [] }, SCHEMATICS, 0)).toHaveLength(5);
  });

  it('says nothing where choice, chance or hidden cards decide', () => {
    expect(forecastOf(view, NEURAL_STATIC, 0, naming)).toBeNull();
  });

  it('has a headline for each, for the reader and for others', () => {
    for (let crisis = 0; crisis < 22; crisis++) expect(headlineOf(crisis, 0, naming)).toMatch(/^[A-Zq]/);
    expect(headlineOf(HULL_BREACH, DRAWING_SEAT, naming)).toBe('You lose 2 Survival');
    expect(headlineOf(HULL_BREACH, 0, naming)).toBe('quietmoss loses 2 Survival');
  });

  it('tells how it came', () => {
    expect(causeOf(crisisDrawing().moments, naming)).toBe('Drawn by you: you discarded a Dark');
    expect(causeOf(crisisDrawing(0).moments, { ...naming, reader: 0 })).toBe(
      'Drawn by Moonhopper: a Dark was discarded',
    );
  });
});

describe('what the reader knows', () => {
  it('dates the memo of the Supply and says since when it may be wrong', () => {
    const memo = supplyMemo(view, moments, (seat) => DRAWING_NAMES[seat] as string);
    expect(memo.words).toBe('Your memo of turn 14, stale since Sextant gathered');
    expect(memo.stale).toHaveLength(2);
    expect(supplyMemo({ ...view, memos: [] }, [], String).words).toBeNull();
  });

  it('says what is missing for a Goal in play', () => {
    expect(reachOf(view, DRAWING_SEAT, 17)).toEqual({ can: true, words: 'You can: Gear, 2 actions' });
    expect(reachOf(view, DRAWING_SEAT, 26)).toEqual({ can: false, words: 'You lack Navigation' });
    expect(reachOf({ ...view, used: 1 }, DRAWING_SEAT, 17).words).toBe(
      'You could: Gear, but it takes 2 actions',
    );
    const elsewhere = { ...view, options: { ...view.options, locGoals: true }, tokens: [0, 0, 0, 0, 0] };
    expect(reachOf(elsewhere, DRAWING_SEAT, 17).words).toBe('You are not at the Drive Core');
    expect(reachOf({ ...elsewhere, destroyed: 1 << 4 }, DRAWING_SEAT, 17).words).toBe(
      'You cannot: the Drive Core is destroyed',
    );
  });
});
