/** Who sees what, and what is remembered. */
import { fastRandom, openMatch, REVIEWER, SPECTATOR } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { hypatia } from './game.ts';
import { writeCards } from './notation.ts';
import type { State } from './state.ts';
import { act, readAction } from './testing/play.ts';
import { open, type WrittenPosition } from './testing/position.ts';
import { newMatch, playOut } from './testing/randomGame.ts';
import { decisionOf, progressOf, type ShipView, shipSeen } from './view.ts';

const seenBy = (written: WrittenPosition, viewer = 0): ShipView =>
  shipSeen(hypatia.view(open(written).state, viewer)) as ShipView;

const RICH: WrittenPosition = {
  hand: 'SCI-2 SCI-3',
  tricks: { labs: 'SEC-2 | (SCI-2) SCI-3' },
  sentinels: { oxygen: 'ENG-2 right' },
  rescued: 'OPS-2',
  crewDiscard: 'OPS-3',
  phageDiscard: 'ENG-2',
};

describe('the commander sees', () => {
  test('hand, tricks, sentinels and all open piles (HYP-113, HYP-301)', () => {
    const view = seenBy(RICH);
    expect(writeCards(view.hand)).toBe('SCI-2 SCI-3');
    expect([view.humans[4], view.phage[4]]).toEqual([[35], [0, 3 | 64]]);
    expect(view.sentinel[6]).toBe(13 | 64);
    expect([writeCards(view.rescued), writeCards(view.crewDiscard), writeCards(view.phageDiscard)]).toEqual([
      'OPS-2',
      'OPS-3',
      'ENG-2',
    ]);
    expect(writeCards(view.munitions)).toBe('SCI-7 ENG-7 OPS-7 SEC-7');
  });

  test('of decks, sleepers and Cocoon only how many there are', () => {
    const view = seenBy(RICH);
    for (const zone of [view.crewDeck, view.cryosleep, view.cocoon, view.phageDeck]) {
      expect(zone.length).toBeGreaterThan(5);
      expect(new Set(zone)).toEqual(new Set([0]));
    }
  });

  test('the cards looked at in the deck and those cocooned from hand or play (HYP-512)', () => {
    const { state } = open({
      hand: 'SCI-2 SCI-3',
      status: 'trackers',
      phageDeck: 'ENG-2 ENG-3 ENG-4 ENG-5 ENG-9',
    });
    act(state, 'tower SCI-2 discard');
    const view = shipSeen(hypatia.view(state, 0)) as ShipView;
    expect(view.phageDeck.map((card) => card !== 0)).toEqual([false, true, true, true, true]);
    const lost = open({
      hand: 'ENG-K SCI-5 SCI-K',
      status: 'infestation',
      tricks: { locus: '| (SEC-2) (SCI-2) (SCI-3) (SCI-4)' },
    });
    act(lost.state, 'station ENG-K locus', 'cocoon SCI-5');
    const cocoon = (shipSeen(hypatia.view(lost.state, 0)) as ShipView).cocoon;
    expect(cocoon.map((card) => card & 63)).toEqual([...Array(10).fill(0), 5]);
  });

  test('of removed Phage only those that lay face up', () => {
    const { state } = open({
      begin: 'endOfRound',
      hand: 'SCI-2',
      status: 'destruct',
      tricks: { labs: '| (SCI-2) SCI-3' },
      phageDeck: '',
    });
    act(state, 'destroy labs');
    expect((shipSeen(hypatia.view(state, 0)) as ShipView).phageRemoved).toEqual([0, 3 | 64]);
  });
});

test('a spectator of one ship sees what her commander sees', () => {
  expect({ ...seenBy(RICH, SPECTATOR) }).toEqual({ ...seenBy(RICH, 0) });
});

test('a reviewer sees every card', () => {
  const view = seenBy(RICH, REVIEWER);
  expect([
    ...view.crewDeck,
    ...view.cryosleep,
    ...view.phageDeck,
    ...(view.phage[4] as number[]),
  ]).not.toContain(0);
});

test('no view holds the luck of the ship', () => {
  const state = newMatch('luck');
  for (const viewer of [0, SPECTATOR, REVIEWER]) {
    expect(JSON.stringify(hypatia.view(state, viewer))).not.toContain(state.ships[0]?.luck);
  }
});

test('progress and decision are told of a view as of a ship', () => {
  const { state, ship } = open({ ...RICH, status: 'destruct', round: 9 });
  const view = shipSeen(hypatia.view(state, 0)) as ShipView;
  expect(progressOf(view)).toEqual(progressOf(ship));
  expect(progressOf(view)).toMatchObject({ round: 9, rescued: 1, armed: true, finished: false });
  expect(decisionOf(view)).toBe('play');
});

describe('taking back', () => {
  const match = (options = {}, seats = ['One']) =>
    openMatch(hypatia, {
      options: { ...newMatch('x').options, ...options },
      seats,
      generator: 'fast',
      seed: 'undo',
    });

  test('reaches back to the last thing shown, and no further', () => {
    const played = match();
    const before = JSON.stringify(played.state);
    expect(played.play(0, readAction('pass'))).toMatchObject({ ok: true, undoable: true });
    expect(played.undo(0)).toEqual({ ok: true });
    expect(JSON.stringify(played.state)).toBe(before);
    played.play(0, readAction('pass'));
    expect(played.play(0, readAction('decline'))).toMatchObject({ ok: true, undoable: false });
    expect(played.canUndo(0)).toBe(false);
  });

  test('is not possible in a race or a relay', () => {
    for (const mode of ['race', 'relay']) {
      const played = match({ mode }, ['One', 'Two']);
      expect(played.play(0, readAction('pass'))).toMatchObject({ ok: true, undoable: false });
    }
  });

  test('marks of a scan can be taken back, the reveal cannot', () => {
    const { state } = open({
      hand: 'SCI-2 SCI-3',
      tricks: { labs: '| (SCI-2) (SCI-4)', oxygen: '| (SCI-5)' },
    });
    const first = act(state, 'tower SCI-2 discard', 'reveal labs 0');
    expect(first.some(({ reveals }) => reveals)).toBe(false);
    expect(act(state, 'revealDone').some(({ reveals }) => reveals)).toBe(true);
  });
});

describe('imagining', () => {
  test('a hundred positions keep all that is known and deal the rest anew', () => {
    let positions = 0;
    let varied = 0;
    for (let game = 0; game < 4; game++) {
      const state = newMatch(`imagine ${game}`);
      playOut(state, fastRandom(`imagine ${game}`), null, () => {
        const view = hypatia.view(state, 0);
        const [one, other] = ['a', 'b'].map((seed) => hypatia.imagine(view, fastRandom(seed)));
        expect(hypatia.view(one as State, 0)).toEqual(view);
        positions++;
        if (JSON.stringify(one?.ships[0]?.phageDeck) !== JSON.stringify(other?.ships[0]?.phageDeck)) varied++;
      });
    }
    expect(positions).toBeGreaterThan(100);
    expect(varied / positions).toBeGreaterThan(0.9);
  });

  test('every hidden card is as likely to be any unseen one', () => {
    const { state } = open({ hand: 'SCI-2', tricks: { labs: '| (SCI-2)' } });
    const view = hypatia.view(state, 0);
    const random = fastRandom('even');
    const counts = Array<number>(45).fill(0);
    const worlds = 8800;
    for (let world = 0; world < worlds; world++) {
      const card = hypatia.imagine(view, random).ships[0]?.phage[4]?.[0] as number;
      counts[card] = (counts[card] as number) + 1;
    }
    for (const seen of counts.slice(1)) expect(Math.abs(seen - worlds / 44)).toBeLessThan(75);
  });
});
