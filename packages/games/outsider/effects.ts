/**
 * What cards do, as data: each text is a list of operations from one small vocabulary, carried out left to right.
 * Operations named after a card are the few that no other card shares.
 */

/** Whom an operation is aimed at: `both` is you and the target, `pair` the target and the second target. */
export type Aim = 'you' | 'target' | 'both' | 'pair' | 'each' | 'others' | 'highest' | 'goalless';

/** Which players may be chosen. */
export type Choosable = 'other' | 'any' | 'otherHolding';

export type Operation =
  | { readonly do: 'gain'; readonly who: Aim; readonly amount: number }
  | { readonly do: 'lose'; readonly who: Aim; readonly amount: number }
  | { readonly do: 'stabilise' }
  | { readonly do: 'recycle' }
  | { readonly do: 'actions'; readonly amount: number }
  | { readonly do: 'draw'; readonly amount: number }
  | { readonly do: 'chooseTarget'; readonly among: Choosable }
  /** Another one besides the target; with `may`, or none. */
  | { readonly do: 'chooseSecond'; readonly among: Choosable; readonly may: boolean }
  | { readonly do: 'discardRandom'; readonly who: 'you' | 'target'; readonly amount: number }
  | { readonly do: 'drawCrisis' }
  | { readonly do: 'slow' }
  | { readonly do: 'lookAtHand' }
  | { readonly do: 'takeSeenCard' }
  | { readonly do: 'giveCard' }
  | { readonly do: 'discardSeenCard' }
  /** Gear of your choice from the discard pile. */
  | { readonly do: 'salvageGear'; readonly amount: number }
  | { readonly do: 'takeFromDiscard' }
  | { readonly do: 'lookAtDeck'; readonly amount: number }
  | { readonly do: 'lookAtCrises'; readonly amount: number }
  | { readonly do: 'darkToEntropy'; readonly amount: number }
  | { readonly do: 'clearOngoing' }
  | { readonly do: 'exchangeWithSupply'; readonly amount: number }
  | { readonly do: 'passHands' }
  | { readonly do: 'passCards' }
  | { readonly do: 'exchangeHands' }
  | { readonly do: 'trapSupply' }
  | { readonly do: 'recallCrisis' }
  | { readonly do: 'discardOrLose' }
  | { readonly do: 'discardGear' }
  | { readonly do: 'deckToEntropy' }
  | { readonly do: 'deckToDiscard'; readonly amount: number }
  | { readonly do: 'discardGoalsInPlay' }
  | { readonly do: 'revealDark' }
  | { readonly do: 'unravel' }
  | { readonly do: 'contaminate' };

export type Program = readonly Operation[];

const gain = (amount: number, who: Aim = 'you'): Operation => ({ do: 'gain', who, amount });
const lose = (amount: number, who: Aim): Operation => ({ do: 'lose', who, amount });
const actions = (amount: number): Operation => ({ do: 'actions', amount });
const draw = (amount: number): Operation => ({ do: 'draw', amount });
const target = (among: Choosable): Operation => ({ do: 'chooseTarget', among });
const recycle: Operation = { do: 'recycle' };

/** What follows Stabilise when a Goal is completed. */
const REPAIRS: readonly Program[] = [
  [gain(1)],
  [gain(1), recycle],
  [gain(2)],
  [gain(1), { do: 'darkToEntropy', amount: 2 }],
  [gain(1), actions(1), { do: 'clearOngoing' }],
  [gain(1, 'each')],
  [recycle, draw(3)],
  [gain(1), actions(2)],
  [gain(1), { do: 'lookAtDeck', amount: 4 }, draw(2)],
  [gain(1), recycle],
  [gain(1), { do: 'salvageGear', amount: 2 }, actions(1)],
  [gain(2), actions(1)],
  [{ do: 'salvageGear', amount: 2 }, recycle],
  [target('any'), { do: 'chooseSecond', among: 'any', may: false }, gain(1, 'pair'), draw(2)],
  [recycle, draw(2), { do: 'exchangeWithSupply', amount: 2 }],
  [gain(1), { do: 'lookAtCrises', amount: 3 }],
];

/** GO12 has none: its sabotage cancels a Crisis in the reaction window. */
const SABOTAGES: readonly Program[] = [
  [target('other'), lose(2, 'target')],
  [lose(1, 'others')],
  [target('other'), lose(1, 'target'), { do: 'discardRandom', who: 'target', amount: 2 }],
  [target('any'), { do: 'drawCrisis' }],
  [gain(2)],
  [target('other'), { do: 'chooseSecond', among: 'other', may: true }, lose(1, 'pair')],
  [target('otherHolding'), { do: 'lookAtHand' }, { do: 'takeSeenCard' }, { do: 'giveCard' }],
  [target('other'), lose(1, 'target'), { do: 'slow' }],
  [target('other'), lose(1, 'target'), { do: 'lookAtHand' }, { do: 'discardSeenCard' }],
  [recycle],
  [{ do: 'passHands' }],
  [],
  [{ do: 'takeFromDiscard' }],
  [target('any'), gain(2, 'target')],
  [{ do: 'trapSupply' }],
  [{ do: 'recallCrisis' }],
];

/** Ongoing Crises do nothing when carried out: they lie in their row and other rules ask for them. */
const CRISIS_TEXTS: readonly Program[] = [
  [lose(2, 'you')],
  [lose(1, 'each')],
  [{ do: 'discardOrLose' }],
  [{ do: 'discardGear' }],
  [{ do: 'discardRandom', who: 'you', amount: 2 }],
  [{ do: 'deckToEntropy' }, lose(1, 'each')],
  [{ do: 'deckToDiscard', amount: 2 }],
  [{ do: 'passCards' }],
  [{ do: 'discardGoalsInPlay' }],
  [target('other'), { do: 'exchangeHands' }, lose(1, 'both')],
  [{ do: 'revealDark' }],
  [{ do: 'unravel' }],
  [{ do: 'contaminate' }],
  [lose(2, 'highest')],
  [target('other'), lose(1, 'both')],
  [lose(1, 'goalless')],
  [],
  [],
  [],
  [],
  [],
  [],
];

/** All texts in one list, so that a frame of the stack can name one by its number. */
export const PROGRAMS: readonly Program[] = [
  ...REPAIRS.map((program): Program => [{ do: 'stabilise' }, ...program]),
  ...SABOTAGES,
  ...CRISIS_TEXTS,
];

/** By the number of the Goal among Goals. */
export const repairOf = (goal: number): number => goal;
export const sabotageOf = (goal: number): number => REPAIRS.length + goal;
export const textOf = (crisis: number): number => REPAIRS.length + SABOTAGES.length + crisis;
/** GO12: a reaction, never a sabotage out of a window. */
export const DEFLECTING_GOAL = 11;
