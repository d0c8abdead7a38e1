/** What the next Phage phase may bring. */
import { fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { chanceToFill } from './arrivals.ts';
import { hypatia } from './game.ts';
import { readStation } from './notation.ts';
import type { Ship } from './state.ts';
import { act, readAction } from './testing/play.ts';
import { open, type WrittenPosition } from './testing/position.ts';
import { type ShipView, shipSeen } from './view.ts';

const HANGAR = readStation('hangar');

function fills(written: WrittenPosition): number {
  const { state } = open({ hand: 'SCI-2', ...written });
  return chanceToFill(shipSeen(hypatia.view(state, 0)) as ShipView, state.options, HANGAR);
}

describe('the chance that a trick fills before the next play', () => {
  test.each<[string, WrittenPosition]>([
    ['four there', { tricks: { hangar: 'OPS-2 OPS-3 OPS-4 | (SCI-2)' } }],
    ['three there', { tricks: { hangar: 'OPS-2 OPS-3 | (SCI-2)' } }],
    [
      'three there while the infestation spreads',
      { status: 'infestation', tricks: { hangar: '| (SCI-2) (SCI-3) SCI-4' } },
    ],
  ])('%s: as often as in imagined worlds played on (HYP-203, HYP-205)', (_, written) => {
    const { state } = open({ hand: 'SCI-2', ...written });
    const view = hypatia.view(state, 0);
    const random = fastRandom('worlds');
    const worlds = 2000;
    let filled = 0;
    for (let world = 0; world < worlds; world++) {
      const imagined = hypatia.imagine(view, random);
      const ship = imagined.ships[0] as Ship;
      const round = ship.round;
      let resolved = false;
      const context = {
        ...silentContext(random),
        tell(event: { type: string; open: object }) {
          if (event.type === 'trickFull' && 'station' in event.open && event.open.station === HANGAR)
            resolved = true;
        },
      };
      hypatia.apply(imagined, 0, readAction('pass'), context);
      hypatia.apply(imagined, 0, readAction('decline'), context);
      expect(resolved || ship.round > round).toBe(true);
      if (resolved) filled++;
    }
    const chance = chanceToFill(shipSeen(view) as ShipView, state.options, HANGAR);
    expect(chance).toBeGreaterThan(0.01);
    expect(Math.abs(chance - filled / worlds)).toBeLessThan(
      3 * Math.sqrt((chance * (1 - chance)) / worlds) + 0.01,
    );
  });

  test('is none where an Operations sentinel holds the trick, and less behind a Security sentinel (HYP-304, HYP-608)', () => {
    const tricks = { hangar: 'OPS-2 OPS-3 OPS-4 | (SCI-2)' };
    expect(fills({ tricks, sentinels: { hangar: 'OPS-9' } })).toBe(0);
    expect(fills({ tricks, sentinels: { hangar: 'SEC-9' } })).toBeLessThan(fills({ tricks }) / 2);
  });

  test('is none for what cannot fill in time, and certain where the deck has been looked at (HYP-512)', () => {
    expect(fills({})).toBeLessThan(0.001);
    const { state } = open({
      hand: 'SCI-2 SCI-3',
      status: 'trackers',
      tricks: { hangar: 'OPS-2 OPS-3 OPS-4 | SCI-2' },
      phageDeck: 'ENG-2 ENG-3 ENG-4 ENG-A SEC-2 SEC-3 SEC-4',
    });
    act(state, 'tower SCI-2 discard');
    expect(chanceToFill(shipSeen(hypatia.view(state, 0)) as ShipView, state.options, HANGAR)).toBe(1);
  });
});
