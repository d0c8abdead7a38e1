import { fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { hypatia } from '../game.ts';
import { open, type WrittenPosition } from '../testing/position.ts';
import { captainsChoice } from './captain.ts';
import { isLastRound } from './ending.ts';

const ALL_BUT_HANGAR = 'medical cryonics locus labs logistics oxygen power';
const LAST: WrittenPosition = {
  powered: 'hangar',
  destroyed: ALL_BUT_HANGAR,
  status: 'destruct',
  crewDeck: '',
};

/** How many are saved if the Captain plays the last round. */
function saved(written: WrittenPosition): number {
  const { state, ship } = open({ ...LAST, ...written });
  const context = silentContext(fastRandom('the last round'));
  while (!ship.result) hypatia.apply(state, 0, captainsChoice(ship, 0), context);
  return ship.result.score;
}

describe('the last round', () => {
  test('is the one in which an armed ship has only her Hangar left', () => {
    expect(isLastRound(open({ ...LAST, hand: 'OPS-K' }).ship)).toBe(true);
    expect(isLastRound(open({ ...LAST, hand: 'OPS-K', status: '' }).ship)).toBe(false);
    expect(isLastRound(open({ ...LAST, hand: 'OPS-K', destroyed: 'medical' }).ship)).toBe(false);
  });

  test('posts nobody at a station that is about to fall', () => {
    const { ship } = open({ ...LAST, hand: 'ENG-5 SEC-4' });
    expect(hypatia.codec.write(captainsChoice(ship, 0))).not.toMatch(/^sentinel/);
  });

  test('adds the card that launches the lifeboat', () => {
    const tricks = { hangar: 'SCI-2 SCI-3 SCI-4' };
    expect(saved({ hand: 'OPS-K OPS-Q', tricks, sentinels: { hangar: 'ENG-2' } })).toBe(5);
    expect(saved({ hand: 'ENG-9 ENG-10', tricks, sentinels: { hangar: 'ENG-2' } })).toBe(5);
  });

  test('lets an engineer work overtime for the places that are missing', () => {
    const tricks = { hangar: 'SCI-2 SCI-3 SCI-4' };
    expect(saved({ hand: 'ENG-9 OPS-K OPS-Q', tricks })).toBe(5);
    expect(saved({ hand: 'SCI-9 OPS-K OPS-Q', tricks })).toBe(0);
  });

  test('adds nobody where the trick would be lost', () => {
    const tricks = { hangar: 'SCI-2 SCI-3 | OPS-K OPS-Q' };
    const { ship } = open({ ...LAST, hand: 'SCI-9', tricks, rescued: 'SEC-2 SEC-3' });
    expect(hypatia.codec.write(captainsChoice(ship, 0))).toBe('pass');
    expect(saved({ hand: 'SCI-9 SCI-10', tricks, rescued: 'SEC-2 SEC-3' })).toBe(2);
  });

  test('asks nobody for overtime whose hand would then be empty', () => {
    const { ship } = open({ ...LAST, hand: 'ENG-9', tricks: { hangar: 'SCI-2 SCI-3 SCI-4 | OPS-K OPS-Q' } });
    expect(hypatia.codec.write(captainsChoice(ship, 0))).toBe('pass');
  });
});
