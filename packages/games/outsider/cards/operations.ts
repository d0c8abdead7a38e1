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

export const gain = (amount: number, who: Aim = 'you'): Operation => ({ do: 'gain', who, amount });
export const lose = (amount: number, who: Aim): Operation => ({ do: 'lose', who, amount });
export const actions = (amount: number): Operation => ({ do: 'actions', amount });
export const draw = (amount: number): Operation => ({ do: 'draw', amount });
export const target = (among: Choosable): Operation => ({ do: 'chooseTarget', among });
export const recycle: Operation = { do: 'recycle' };
