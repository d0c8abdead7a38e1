import { INFECTED, PZERO, SURVIVOR } from '@airlock/outbreak';
import { describe, expect, it } from 'vitest';
import { DRAWING_NAMES, DRAWING_SEAT, drawingView } from '../testing/position.ts';
import { betResult, betWords, candidates, mayBet } from './bet.ts';

const naming = { names: DRAWING_NAMES, reader: DRAWING_SEAT };
const playing = drawingView(DRAWING_SEAT);
const out = { ...playing, out: 1 << DRAWING_SEAT };

describe('a bet on Patient Zero', () => {
  it('is for whoever is voted out and does not know', () => {
    expect(mayBet(playing, DRAWING_SEAT)).toBe(false);
    expect(mayBet(out, DRAWING_SEAT)).toBe(true);
    expect(mayBet(out, null)).toBe(false);
    const told = { ...out, roles: out.roles.map((role, seat) => (seat === 0 ? PZERO : role)) };
    expect(mayBet(told, DRAWING_SEAT)).toBe(false);
  });

  it('is on somebody who is still aboard', () => {
    expect(candidates(out, DRAWING_SEAT)).toEqual([0, 1, 2, 4, 5]);
    expect(candidates({ ...out, out: out.out | 1 }, DRAWING_SEAT)).toEqual([1, 2, 4, 5]);
  });

  it('says what it is, and that it is lost when they are voted out', () => {
    expect(betWords(out, null, naming)).toBe('You can bet on who Patient Zero is. Nobody sees it but you.');
    expect(betWords(out, { seat: 0, day: 3 }, naming)).toBe(
      'Your bet since Day 3: *quietmoss* is Patient Zero.',
    );
    const roles = out.roles.map((role, seat) => (seat === 0 ? SURVIVOR : role));
    expect(betWords({ ...out, out: out.out | 1, roles }, { seat: 0, day: 3 }, naming)).toBe(
      'Your bet is lost: quietmoss was a *Survivor*. You can bet again.',
    );
  });

  it('is settled at the end', () => {
    const result = { team: 'infected', cause: 'oneSurvivor', day: 6, shift: 0, winners: [0] } as const;
    const roles = out.roles.map((_, seat) => (seat === 0 ? PZERO : seat === 1 ? INFECTED : SURVIVOR));
    const over = { ...out, roles, result };
    expect(betResult(out, { seat: 0, day: 3 }, naming)).toBeNull();
    expect(betResult(over, null, naming)).toBeNull();
    expect(betResult(over, { seat: 0, day: 3 }, naming)).toBe(
      'From Day 3 on you bet that quietmoss was Patient Zero, and you were right.',
    );
    expect(betResult(over, { seat: 1, day: 4 }, naming)).toBe(
      'From Day 4 on you bet that Tin Kestrel was Patient Zero, but it was quietmoss.',
    );
  });
});
