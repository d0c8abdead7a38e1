import { HANGAR, LABS, LOGISTICS, MEDICAL, type ShipView } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { card, positionFrom, ROUND_14 } from '../testing/position.ts';
import { forecast } from './forecast.ts';
import { readingOf } from './reading.ts';

const ship = positionFrom(ROUND_14).ship as ShipView;

describe('the forecast of a trick', () => {
  it('counts the one unseen card of 28 that ties at the Hangar', () => {
    const told = forecast(ship, HANGAR, card('OPS-Q'));
    expect(told.win).toBeCloseTo(27 / 28);
    expect(told.nobody).toBeCloseTo(1 / 28);
    expect(told.lose).toBe(0);
    expect(told.needs?.nobody).toEqual([card('OPS-K')]);
    expect(told.resolves).toBe(true);
    expect(told.deaths).toEqual([0, 1]);
  });

  it('says the drawing’s words about it', () => {
    const { title, bar, lines } = readingOf(ship, forecast(ship, HANGAR, card('OPS-Q')), true);
    expect(title).toBe('*Hangar* if you play the Queen');
    expect(bar?.win).toBeCloseTo(27 / 28);
    expect(lines).toEqual([
      '*Win* 3 rescued, or 2 if the hidden Phage strikes',
      '*Nobody 4 %* if it is Operations King',
    ]);
  });

  it('is certain where no Phage lies', () => {
    const told = forecast(ship, LOGISTICS, null);
    expect(told).toMatchObject({ win: 1, lose: 0, nobody: 0, hidden: 0, resolves: false });
  });

  it('sees nobody win an empty station', () => {
    const empty = positionFrom({ hand: 'SCI-4 ENG-9' }).ship as ShipView;
    expect(forecast(empty, MEDICAL, null)).toMatchObject({ win: 0, lose: 0, nobody: 1, cards: 0 });
  });

  it('has all chances sum to one', () => {
    for (const station of ship.layout) {
      const { win, nobody, lose } = forecast(ship, station, card('SCI-4'));
      expect(win + nobody + lose).toBeCloseTo(1);
    }
  });

  it('keeps chances to itself when odds are switched off', () => {
    const { bar, lines } = readingOf(ship, forecast(ship, LABS, null), false);
    expect(bar).toBeNull();
    expect(lines.join(' ')).not.toContain('%');
    expect(lines).toContain('*Phage* none of the suit face up, 1 face down');
  });
});
