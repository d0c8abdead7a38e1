import { type Action, present } from '@airlock/kernel';
import { expect, it } from 'vitest';
import { codec } from '../actions.ts';
import { DARK } from '../cards.ts';
import { claimButton } from './claims.ts';
import { cardsList } from './names.ts';

const read = (text: string): Action => present(codec.read(text));

it('several of one card are copies of it; Dark and types are counted', () => {
  expect(claimButton(read('hold GE01 1'))).toBe('Claim to hold Breach Sealant');
  expect(claimButton(read('hold GE01 2'))).toBe('Claim to hold 2 copies of Breach Sealant');
  expect(claimButton(read('hold DARK 3'))).toBe('Claim to hold 3 Dark');
  expect(claimButton(read('hold GOAL 1'))).toBe('Claim to hold a Goal');
  expect(claimButton(read('hold TECH 2'))).toBe('Claim to hold 2 Tech');
  expect(cardsList([DARK, 0, 0, DARK])).toBe('2 Dark and 2 copies of Breach Sealant');
});
