/** Odds help. */
import { fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { Unseen } from './bot/odds.ts';
import { oddsWithSuits } from './bot/suitOdds.ts';
import { ALL_CARDS } from './cards.ts';
import { faceDownChances, knownNext, trickChances } from './chances.ts';
import { hypatia } from './game.ts';
import { unseenPhage } from './imagine.ts';
import { readStation, writeCards } from './notation.ts';
import type { Ship } from './state.ts';
import { act } from './testing/play.ts';
import { open, type WrittenPosition } from './testing/position.ts';
import { newMatch, playOut } from './testing/randomGame.ts';
import { type ShipView, shipSeen } from './view.ts';

const seen = (written: WrittenPosition): ShipView =>
  shipSeen(hypatia.view(open(written).state, 0)) as ShipView;
const MEDICAL = readStation('medical');

describe('what a face-down Phage may still be', () => {
  test('is what lies nowhere in sight: not in discards, not face up, not known in the deck', () => {
    const view = seen({
      hand: 'SCI-2',
      tricks: { medical: '| (SCI-2) SCI-3' },
      phageDeck: 'ENG-2 ENG-3',
      phageDiscard: 'OPS-A OPS-2',
    });
    const unseen = unseenPhage(view);
    expect(unseen).toHaveLength(44 - 1 - 2);
    expect(writeCards(unseen)).toContain('SCI-2');
    expect(writeCards(unseen)).not.toContain('SCI-3');
  });

  test('the chances to kill and to compete come from that list', () => {
    const view = seen({ hand: 'SCI-2', tricks: { medical: '| (SCI-2)' } });
    const { cards, kills, competes } = faceDownChances(view, MEDICAL);
    expect(cards).toHaveLength(44);
    expect(competes).toBeCloseTo(11 / 44);
    expect(kills).toBeCloseTo(14 / 44);
  });

  test('cards looked at in the deck are known, the next first', () => {
    const { state } = open({ hand: 'SCI-2 SCI-3', status: 'trackers', phageDeck: 'ENG-2 ENG-3 ENG-4' });
    act(state, 'tower SCI-2 discard');
    const view = shipSeen(hypatia.view(state, 0)) as ShipView;
    expect(writeCards(knownNext(view))).toBe('ENG-2 ENG-3 ENG-4');
  });
});

describe('how a trick would end', () => {
  test('with everything face up it is certain', () => {
    const chances = trickChances(
      seen({ hand: 'SCI-2', tricks: { medical: 'SCI-Q ENG-2 | SCI-J OPS-4' } }),
      MEDICAL,
    );
    expect(chances).toMatchObject({ win: 1, nobody: 0, lose: 0, deaths: 1, unknown: 0 });
    expect(writeCards([chances.human, chances.phage])).toBe('SCI-Q SCI-J');
  });

  test('a tie, a loss and only humans are seen for what they are', () => {
    const at = (medical: string) => trickChances(seen({ hand: 'SCI-2', tricks: { medical } }), MEDICAL);
    expect(at('SCI-Q ENG-2 | SCI-Q')).toMatchObject({ win: 0, nobody: 1, lose: 0 });
    expect(at('SCI-J ENG-2 | SCI-Q')).toMatchObject({ win: 0, nobody: 0, lose: 1 });
    expect(at('ENG-2 |')).toMatchObject({ win: 1, human: 0, phage: 0 });
    expect(at('ENG-2 | OPS-2')).toMatchObject({ win: 0, nobody: 1, lose: 0, deaths: 0 });
    expect(at('SCI-K | SCI-2')).toMatchObject({ win: 0, lose: 1, deaths: 1 });
  });

  test('one unknown Phage: of 44, ten lower Sciences and three stray Eruptions kill, the king beats', () => {
    const chances = trickChances(
      seen({ hand: 'SCI-2', tricks: { medical: 'SCI-Q ENG-2 | (OPS-2)' } }),
      MEDICAL,
    );
    expect(chances.lose).toBeCloseTo(1 / 44);
    expect(chances.nobody).toBeCloseTo(1 / 44);
    expect(chances.win).toBeCloseTo(42 / 44);
    expect(chances.deaths).toBeCloseTo(14 / 44);
  });

  test('agrees with playing imagined worlds out', () => {
    const { state } = open({
      hand: 'OPS-9 OPS-10',
      tricks: { medical: 'SCI-10 ENG-2 | (SCI-J) (OPS-4)' },
      phageDiscard: 'SCI-K SCI-Q SCI-A',
    });
    act(state, 'sentinel OPS-10 labs');
    const view = hypatia.view(state, 0);
    const ship = shipSeen(view) as ShipView;
    const random = fastRandom('worlds');
    let wins = 0;
    const worlds = 3000;
    for (let world = 0; world < worlds; world++) {
      const imagined = hypatia.imagine(view, random).ships[0] as Ship;
      const phage = imagined.phage[MEDICAL] as number[];
      const matching = phage.filter((card) => card <= 11);
      const killers = phage.filter((card) => card <= 11 || [17, 28, 39].includes(card)).length;
      if (killers < 2 && matching.every((card) => card < 8)) wins++;
    }
    expect(trickChances(ship, MEDICAL).win).toBeCloseTo(wins / worlds, 1);
  });

  test('the same from any world that looks the same, and in every game adds up to one', () => {
    const state = newMatch('chances');
    playOut(state, fastRandom('chances'), null, () => {
      const view = hypatia.view(state, 0);
      const again = hypatia.view(hypatia.imagine(view, fastRandom('other')), 0);
      for (let station = 0; station < 8; station++) {
        const chances = trickChances(shipSeen(view) as ShipView, station);
        expect(trickChances(shipSeen(again) as ShipView, station)).toEqual(chances);
        expect(chances.win + chances.nobody + chances.lose).toBeCloseTo(1);
      }
    });
  });

  test('an XO Suit acts before anybody dies, and the chances say so (HYP-702, HYP-703)', () => {
    const at = (medical: string, sentinels = {}) =>
      trickChances(seen({ hand: 'SCI-2', tricks: { medical }, sentinels }), MEDICAL);
    // The King is cleared away for the wearer's life, and no Phage is left.
    expect(at('OPS-7 ENG-2 | SCI-K')).toMatchObject({ suits: 1, win: 1, lose: 0, deaths: 1 });
    // An Eruption costs a discard, and nobody dies.
    expect(at('OPS-7 SCI-9 | ENG-7')).toMatchObject({ win: 1, deaths: 0 });
    // HYPR-19: a suit that stands sentinel acts as well.
    expect(at('ENG-2 | SCI-K', { medical: 'OPS-7' })).toMatchObject({ suits: 1, win: 1, deaths: 1 });
    // Two Phage are one too many for one suit.
    expect(at('OPS-7 ENG-2 | SCI-K SCI-Q')).toMatchObject({ win: 0, lose: 1 });
  });

  test('with a suit beside a face-down Phage, every world is judged by the best use', () => {
    const chances = trickChances(
      seen({ hand: 'SCI-2', tricks: { medical: 'OPS-7 SCI-J ENG-2 | (OPS-2)' } }),
      MEDICAL,
    );
    // Queen and King would win against the Jack; the suit clears either away.
    expect(chances).toMatchObject({ win: expect.closeTo(1), lose: 0 });
  });

  test('agrees with the plain odds where the suit changes nothing', () => {
    const plain = trickChances(
      seen({ hand: 'SCI-2', tricks: { medical: 'SCI-9 OPS-2 | (OPS-3) (ENG-3)' } }),
      MEDICAL,
    );
    const unseen = seen({ hand: 'SCI-2', tricks: { medical: 'SCI-9 OPS-2 | (OPS-3) (ENG-3)' } });
    const again = oddsWithSuits(
      new Unseen([unseen.phageDeck, ...unseen.phage], [unseen.phageDiscard]),
      ALL_CARDS,
      MEDICAL,
      unseen.humans[MEDICAL] as number[],
      0,
      unseen.phage[MEDICAL] as number[],
      0,
      { win: 0, lose: 0, kills: 0 },
    );
    expect(again.win).toBeCloseTo(plain.win);
    expect(again.lose).toBeCloseTo(plain.lose);
    expect(again.kills).toBeCloseTo(plain.deaths);
  });
});
