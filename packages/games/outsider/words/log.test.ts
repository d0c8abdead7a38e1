import { misaddressed } from '@airlock/conformance';
import type { Naming } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { actionOf, codec } from '../actions.ts';
import { CREW, DARK, LAB, OUTSIDER } from '../cards.ts';
import type { OutsiderEvent } from '../events.ts';
import { eventWords } from './log.ts';

const naming: Naming = { names: ['Alpha', 'Beta', 'Gamma'], reader: 0 };
const seat = 0;

type Open<Type extends OutsiderEvent['type']> = Extract<OutsiderEvent, { type: Type }>['open'];

/** One of each kind, about the reader wherever somebody is named. */
const ABOUT_YOU: { readonly [Type in OutsiderEvent['type']]: readonly Open<Type>[] } = {
  characterTaken: [{ seat, character: 0 }],
  firstTurn: [{ seat }],
  tokenPlaced: [{ seat, at: LAB }],
  loyaltiesDealt: [{ outsiders: 1 }, { outsiders: 2 }],
  handsDealt: [{ count: 6 }],
  cardChosen: [{ seat }],
  supplyFormed: [{ count: 3 }],
  turnStarted: [{ seat, turn: 2, actions: 2 }],
  goalPlayed: [{ seat, goal: 17, replaced: -1 }],
  goalRepaired: [{ seat, goal: 17, cards: [1], byScrap: false }],
  goalCompleted: [{ seat, goal: 17 }],
  discarded: [
    { seat, cards: [DARK], from: 'hand' },
    { seat, cards: [DARK], from: LAB },
  ],
  drew: [{ seat, count: 2 }],
  looked: [
    { seat, at: 'deck', count: 4 },
    { seat: 1, at: seat, count: 5 },
  ],
  returned: [{ seat, toTop: true }],
  supplyRevealed: [{ seat, cards: [DARK] }],
  supplyRefilled: [{ seat }],
  leftCard: [{ seat }],
  tookCard: [{ seat }],
  tookOpenly: [{ seat, card: 1 }],
  actionsGained: [{ seat, amount: 1 }],
  bought: [{ seat, price: 1 }],
  survivalChanged: [{ seat, by: -1, now: 0, doomed: true }],
  died: [{ seat, character: 3, becomes: 4 }],
  stabilised: [{ seat }],
  recycled: [{ seat, count: 4 }],
  techPlayed: [{ seat, card: 32 }],
  abilityUsed: [
    { seat, character: 2, target: 1 },
    { seat: 1, character: 2, target: seat },
  ],
  crisisRevealed: [{ seat, crisis: 1, assigned: false }],
  crisisCancelled: [{ seat, crisis: 1, card: 32 }],
  crisisFinished: [{ crisis: 17, stays: true }],
  crisisCleared: [{ seat, crisis: 17 }],
  noCrisisLeft: [{ seat }],
  crisisAbsorbed: [{ seat }],
  passed: [{ seat }],
  waited: [{ seat }],
  timedOut: [
    { seat, at: 'turn' },
    { seat, at: 'window' },
    { seat, at: 'question' },
  ],
  entropyGrew: [
    { count: 1, from: 'deck' },
    { count: 1, from: LAB },
    { count: 1, from: 'hand' },
  ],
  entropySpared: [{ seat, why: 'stabilised' }],
  sabotaged: [{ seat, goal: 17 }],
  targeted: [
    { seat, target: 1 },
    { seat: 1, target: seat },
    { seat, target: seat },
  ],
  slowed: [{ seat }],
  cardsRevealed: [{ seat, cards: [DARK] }],
  handsExchanged: [
    { one: seat, other: 1 },
    { one: 1, other: seat },
  ],
  handsPassed: [{ direction: 1 }],
  cardPassed: [
    { from: seat, to: 1 },
    { from: 1, to: seat },
  ],
  skipped: [
    { seat, why: 'noGear' },
    { seat, why: 'unable' },
  ],
  goalsLost: [{ seat, goals: [17] }],
  crisisRecalled: [{ seat, crisis: 1 }],
  reversed: [{ seat }],
  moved: [{ seat, at: LAB }],
  locationDestroyed: [{ at: LAB }],
  supplyMoved: [{ seat, at: LAB }],
  dealtOut: [{ seat, at: LAB, count: 2 }],
  leftUndealt: [{ seat, cards: [1] }],
  declared: [{ seat, loyalties: [CREW, OUTSIDER, CREW], goals: 4 }],
  falseDeclaration: [{ seat }],
  crisesDrawn: [{ seat, count: 2 }],
  crisesDeclined: [{ seat }],
  crisisAssigned: [{ seat }],
  obliterated: [{ trigger: seat }],
  turned: [{ seat, dark: 3 }],
  eclipseCounted: [{ goals: 2, outsiders: 2, standing: 1, survival: { crew: 3, outsiders: 1 } }],
  surgeCounted: [{ goals: 2, doomed: [seat], dark: [seat, 1], deaths: 0 }],
  claimed: [
    { seat, action: actionOf('iAm', 0) },
    { seat: 1, action: codec.read('trust A 1 silent') as number },
  ],
  acted: [{ seat }],
  gameOver: [
    { result: { outcome: 'surgeOutsiders', winners: [1], rule: 'OUT-972', trigger: seat, points: [2, 3] } },
  ],
};

const lines = (type: OutsiderEvent['type'], reader = 0): (string | null)[] =>
  ABOUT_YOU[type].map((open) =>
    eventWords({ type, rule: 'OUT-811', open } as OutsiderEvent, { ...naming, reader }),
  );

describe('the log, read by whom it is about', () => {
  for (const type of Object.keys(ABOUT_YOU) as OutsiderEvent['type'][]) {
    it(`speaks to them: ${type}`, () => {
      for (const line of lines(type)) expect(line === null ? null : misaddressed(line)).toBeNull();
    });
  }
});

it('nobody reads a loyalty in the log, not even its owner', () => {
  const dealt = { type: 'loyaltiesDealt', rule: 'OUT-202', open: { outsiders: 2 } } as const;
  const died = { type: 'died', rule: 'OUT-980', open: { seat, character: 3, becomes: 4 } } as const;
  for (const loyalty of [CREW, OUTSIDER]) {
    const own = { loyalty };
    expect(eventWords({ ...dealt, own }, naming)).toBe(eventWords(dealt, naming));
    expect(eventWords({ ...died, own }, naming)).toBe(eventWords(died, naming));
  }
});

it('the deal names the reader’s cards as theirs alone', () => {
  const dealt = { type: 'handsDealt', rule: 'OUT-204', open: { count: 6 } } as const;
  expect(eventWords({ ...dealt, own: { cards: [DARK, DARK] } }, naming)).toBe(
    'Everybody is dealt 6 cards; yours are 2 Dark.',
  );
  expect(eventWords(dealt, naming)).toBe('Everybody is dealt 6 cards.');
});

it('with locations III the log says which location lost a card', () => {
  expect(lines('entropyGrew')).toEqual([
    'The top card of the deck was lost to Entropy.',
    'The top card of the Laboratory was lost to Entropy.',
    'A card went into Entropy.',
  ]);
  expect(lines('discarded')[1]).toBe('You discarded Dark from the Laboratory.');
});

it('Eclipse and Dark Surge say who turned, what was counted and the points', () => {
  expect(lines('turned', 1)).toEqual([
    'Alpha holds 3 Dark, more than anybody else, and is now an *Outsider*.',
  ]);
  expect(lines('eclipseCounted')).toEqual([
    'The remaining Crew has 2 Goals against 2 Outsiders; Survival is 3 for the Crew and 1 for the Outsiders.',
  ]);
  expect(lines('surgeCounted')).toEqual([
    'Points for the Crew: 2 for completed Goals. For the Outsiders: 1 for Doomed Crew (you) and 2 for Crew with two Dark or more (you and Beta).',
  ]);
  expect(lines('gameOver')).toEqual([
    'Dark Surge: the Outsiders win; 2 points for the Crew, 3 for the Outsiders. You lose.',
  ]);
});
