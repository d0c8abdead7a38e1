import { CAPTAIN } from '@airlock/outsider';
import { expect, it } from 'vitest';
import { eclipseTieDrawing, openingDrawing, turnDrawing } from '../testing/position.ts';
import { isLoyaltyOpen, placedWords, secondGoalWords, stabilisedWords } from './reading.ts';

const names = ['Ada', 'Bo', 'Cyd'];

it('the deck’s note speaks to whoever holds it', () => {
  expect(stabilisedWords([0], { names, reader: 0 })).toBe('Stabilised by you until your next turn');
  expect(stabilisedWords([0], { names, reader: 1 })).toBe('Stabilised by Ada until their next turn');
  expect(stabilisedWords([0, 2], { names, reader: 0 })).toBe(
    'Stabilised by you and Cyd until their next turns',
  );
});

it('with cards at the locations their note says what lies here and what is left over for the first Recycle (OUT-930)', () => {
  for (const [seats, here, over] of [
    [3, 7, 2],
    [4, 6, 1],
    [5, 5, 0],
    [6, 3, 4],
  ] as const) {
    const all = ['Ada', 'Bo', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, seats);
    const { view } = openingDrawing(all, { locDraw: true, startEntropy: 0 }, 'left over');
    const { note, short } = placedWords(view, view.viewer) ?? {};
    expect([note, short]).toEqual(
      over > 0
        ? [
            `${here} cards where you are, ${over} left over for the first Recycle`,
            `${here} here, ${over} left over`,
          ]
        : [`${here} cards where you are`, `${here} here`],
    );
  }
  expect(placedWords(turnDrawing().view, 0)).toBeNull();
});

it('a loyalty is open to all once an Eclipse has shown every one of them (OUT-960)', () => {
  const { view } = eclipseTieDrawing();
  expect(isLoyaltyOpen(view, view.viewer)).toBe(true);
  expect(isLoyaltyOpen(turnDrawing().view, turnDrawing().view.viewer)).toBe(false);
});

it('a second Goal is spoken of to the Captain as their own, and to the others as the Captain’s', () => {
  const { view } = turnDrawing();
  const captain = 1;
  const others = view.characters.map((character) => (character === CAPTAIN ? CAPTAIN + 1 : character));
  const aboard = { ...view, characters: others.with(captain, CAPTAIN) };
  const doomed = { ...aboard, survival: view.survival.map(() => 0) };
  expect(secondGoalWords({ view: aboard, seat: captain })).toMatch(/^As the Captain you can/);
  expect(secondGoalWords({ view: doomed, seat: captain })).toMatch(/^You are Doomed/);
  for (const seat of [0, null])
    expect(secondGoalWords({ view: aboard, seat })).toBe('Only the Captain can play a second Goal.');
  expect(secondGoalWords({ view: { ...view, characters: others }, seat: captain })).toContain(
    'there is none aboard',
  );
});
