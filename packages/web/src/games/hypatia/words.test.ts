import { ALL_STATIONS, HANGAR, LOCUS, OXYGEN, type ShipView } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { headline } from './ending/ending.ts';
import { card, positionFrom, ROUND_14 } from './testing/position.ts';
import { effectLines, numberWord, percent, rankWords, stationWords, towerName } from './words.ts';

const ship = positionFrom(ROUND_14).ship as ShipView;

describe('the words of the table', () => {
  it('tell what winning and losing would do as the ship stands', () => {
    expect(effectLines(ship, HANGAR)).toEqual({
      win: 'Everyone here is rescued',
      lose: 'The Phage escape: game lost',
    });
    expect(effectLines(ship, OXYGEN)).toEqual({ win: 'Life Support stable', lose: 'A human dies' });
    expect(effectLines(ship, LOCUS)).toEqual({
      win: 'Contain, free 4, may arm',
      lose: 'Infestation spreads',
    });
  });

  it('fit on one line under every station', () => {
    for (const station of ALL_STATIONS) {
      const { win, lose } = effectLines(ship, station);
      expect(win.length).toBeLessThanOrEqual(34);
      expect(lose.length).toBeLessThanOrEqual(34);
    }
  });

  it('speak a station with all its marks', () => {
    expect(stationWords(ship, LOCUS)).toBe(
      'Infestation Locus, east, Security Low, 4 of 5, humans: Security 3, Phage: Science King, 2 Phage face down, Sentinel Operations 2, facing left: the trick waits for your phase, twice, Cocoon 8, win: Contain, free 4, may arm, lose: Infestation spreads',
    );
  });

  it('never name a card that lies face down', () => {
    const spoken = ALL_STATIONS.map((station) => stationWords(ship, station)).join(' ');
    for (const hidden of ['Security Jack', 'Engineering 4', 'Science 10'])
      expect(spoken).not.toContain(hidden);
  });

  it('round chances without promising certainty', () => {
    expect(percent(27 / 28)).toBe('96 %');
    expect(percent(0.999)).toBe('over 99 %');
    expect(percent(0.001)).toBe('under 1 %');
    expect(percent(1)).toBe('100 %');
  });

  it('name cards and actions as buttons do', () => {
    expect(rankWords(card('OPS-Q'))).toBe('the Queen');
    expect(rankWords(card('OPS-7'))).toBe('the XO Suit');
    expect(towerName(ship, 2)).toBe('Uplink');
    expect(towerName(ship, 1)).toBe('Overtime');
  });

  it('count people in words', () => {
    expect([0, 1, 14, 20, 21, 33].map(numberWord)).toEqual([
      'Nobody',
      'One',
      'Fourteen',
      'Twenty',
      'Twenty-one',
      'Thirty-three',
    ]);
    const result = { reason: 'ship_destroyed', won: true, score: 14, rescued: 14, round: 31 } as const;
    expect(headline(result)).toBe('Fourteen got away.');
    expect(headline({ ...result, won: false, reason: 'escape' })).toBe('They got away. You did not.');
  });
});
