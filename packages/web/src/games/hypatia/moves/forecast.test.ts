import { HANGAR, LABS, LOGISTICS, MEDICAL, type ShipView } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { card, positionFrom, ROUND_14 } from '../testing/position.ts';
import { forecast } from './forecast.ts';
import { readingOf } from './reading.ts';

const ship = positionFrom(ROUND_14).ship as ShipView;
const ODDS = { odds: true, resolving: false };
/** Characters that find room beside the Hint of a phone 390 pixels wide. */
const ONE_ROW = 46;

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
    const { title, plate, bar, lines } = readingOf(ship, forecast(ship, HANGAR, card('OPS-Q')), ODDS);
    expect(title).toBe('*Hangar* with the Queen');
    expect(plate).toBe('Resolves now');
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
    const { bar, lines } = readingOf(ship, forecast(ship, LABS, null), { odds: false, resolving: false });
    expect(bar).toBeNull();
    expect(lines.join(' ')).not.toContain('%');
    expect(lines).toContain('*Phage* none of the suit face up, 1 face down');
  });

  it('never hides that a trick is not full', () => {
    const { plate, resolves, lines } = readingOf(ship, forecast(ship, MEDICAL, card('SCI-4')), ODDS);
    expect([plate, resolves]).toEqual(['4 of 5: not yet', false]);
    expect(lines[0]).toBe('That is if it were full now: 1 more card comes first.');
  });

  it('has room in four rows of a phone, at every station', () => {
    for (const station of ship.layout) {
      for (const played of [null, card('OPS-Q'), card('SCI-4')]) {
        const { lines } = readingOf(ship, forecast(ship, station, played), { ...ODDS, narrow: true });
        const rows = lines.map((line) => Math.ceil(line.replaceAll('*', '').length / ONE_ROW));
        expect(rows.reduce((sum, row) => sum + row, 0)).toBeLessThanOrEqual(4);
      }
    }
    const { lines } = readingOf(ship, forecast(ship, MEDICAL, null), { ...ODDS, narrow: true });
    expect(lines[0]).toBe('If it were full: 2 more cards come first.');
  });

  it('does not wait for more cards where a trick must be resolved as it lies (HYP-407)', () => {
    const told = readingOf(ship, forecast(ship, MEDICAL, null), { ...ODDS, forced: true });
    expect([told.plate, told.resolves]).toEqual(['Resolves as it is', true]);
    expect(told.lines.join(' ')).not.toContain('more card');
  });

  it('gives no chance to an empty station, only what it is about', () => {
    const empty = positionFrom({ hand: 'SCI-4 ENG-9' }).ship as ShipView;
    const { plate, bar, lines } = readingOf(empty, forecast(empty, MEDICAL, null), ODDS);
    expect([plate, bar]).toEqual(['0 of 5: not yet', null]);
    expect(lines).toEqual(['Nobody is there yet.', '*Win* Unlock Infection Trackers', '*Lose* A human dies']);
  });

  it('reckons with an XO Suit that lies there', () => {
    const written = { hand: 'SCI-4', tricks: { medical: 'OPS-7 ENG-2 | SCI-K' } } as const;
    const suited = positionFrom(written).ship as ShipView;
    const told = forecast(suited, MEDICAL, null);
    expect(told).toMatchObject({ suits: 1, win: 1, lose: 0 });
    expect(readingOf(suited, told, ODDS).lines).toContain('*XO Suit* used where that helps most');
  });

  it('tells no chances in the middle of a trick', () => {
    const { bar } = readingOf(ship, forecast(ship, HANGAR, null), { odds: true, resolving: true });
    expect(bar).toBeNull();
  });
});
