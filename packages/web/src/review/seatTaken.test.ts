import { outpostSeven } from '@airlock/outpost-seven';
import { outsider } from '@airlock/outsider';
import { expect, it } from 'vitest';
import { seatTaken } from './seatTaken.ts';

it('is called as the game calls it, or by who sat there where the game has only numbers', () => {
  const names = ['quietmoss', 'Boatswain'];
  expect(seatTaken({ game: outpostSeven as never, names }, 1)).toBe('Yellow');
  expect(seatTaken({ game: outsider as never, names }, 1)).toBe('Boatswain');
  expect(seatTaken({ game: outsider as never, names: [] }, 1)).toBe('Seat 2');
});
