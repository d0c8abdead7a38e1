import { expect, it } from 'vitest';
import { stabilisedWords } from './reading.ts';

const names = ['Ada', 'Bo', 'Cyd'];

it('the deck’s note speaks to whoever holds it', () => {
  expect(stabilisedWords([0], { names, reader: 0 })).toBe('Stabilised by you until your next turn');
  expect(stabilisedWords([0], { names, reader: 1 })).toBe('Stabilised by Ada until their next turn');
  expect(stabilisedWords([0, 2], { names, reader: 0 })).toBe(
    'Stabilised by you and Cyd until their next turns',
  );
});
