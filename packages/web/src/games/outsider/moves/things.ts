/** What actions are about, as names of things on the table: `card-5`, `goal-17`, `seat-2`, `place-3`. */

import { present } from '@airlock/kernel';
import { type ActionKind, decode, FIRST_GOAL, FIRST_ONGOING, type Kind } from '@airlock/outsider';

/** A second card of the same kind in a hand has a number behind a point: `card-38.1`. */
export type Thing = string;

export const cardThing = (kind: Kind, copy = 0): Thing =>
  copy === 0 ? `card-${kind}` : `card-${kind}.${copy}`;
export const seatThing = (seat: number): Thing => `seat-${seat}`;
export const placeThing = (at: number): Thing => `place-${at}`;
export const crisisThing = (crisis: number): Thing => `crisis-${crisis}`;
export const goalThing = (goal: Kind): Thing => `goal-${goal}`;

/** The thing without the number of its copy. */
export const baseOf = (thing: Thing): Thing => present(thing.split('.')[0]);
/** Its number among its kind. */
export const numberOf = (thing: Thing): number => Number(/-(\d+)/.exec(thing)?.[1]);
export const typeOfThing = (thing: Thing): string => present(thing.split('-')[0]);

/** The hand as things, copies told apart. */
export function handThings(hand: readonly Kind[]): Thing[] {
  return hand.map((kind, at) => cardThing(kind, hand.slice(0, at).filter((one) => one === kind).length));
}

/** What has to be picked for an action, in any order; empty for those that are chosen as they are. */
export function picksOf(action: number): Thing[] {
  const { kind, words } = decode(action);
  const [one = 0, two = 0, three = 0] = words;
  const picks = PICKS[kind];
  return picks ? picks(one, two, three) : [];
}

const PICKS: Readonly<Partial<Record<ActionKind, (one: number, two: number, three: number) => Thing[]>>> = {
  scrapGear: (one, two, three) => [one, two, three].map((kind) => cardThing(kind)),
  scrapGoals: (one, two, three) => [one, two, three].map((goal) => cardThing(FIRST_GOAL + goal)),
  scrapTwoGoals: (one, two) => [one, two].map((goal) => cardThing(FIRST_GOAL + goal)),
  clear: (one, two) => [crisisThing(FIRST_ONGOING + one), cardThing(two)],
  reclaim: (one) => [`pile-${one}`],
  patch: (one) => [seatThing(one)],
  inspect: (one) => [seatThing(one)],
  stim: (one) => [seatThing(one)],
  scanHand: (one) => [seatThing(one)],
  surgery: (one, two, three) => [cardThing(one), cardThing(two), seatThing(three)],
  burn: (one) => [cardThing(one)],
  selfRepair: (one, two) => [cardThing(one), cardThing(two)],
  move: (one) => [placeThing(one)],
  player: (one) => [seatThing(one)],
  crisis: (one) => [crisisThing(one)],
  character: (one) => [`character-${one}`],
  location: (one) => [placeThing(one)],
  number: (one) => [`number-${one}`],
  top: (one) => [`looked-${one}`],
  bottom: (one) => [`looked-${one}`],
  topCrisis: (one) => [crisisThing(one)],
  bottomCrisis: (one) => [crisisThing(one)],
  assign: (one, two) => [crisisThing(one), seatThing(two)],
};

/** Questions whose cards lie in the reader's own hand; the others show theirs on the table. */
const OF_HAND: ReadonlySet<string> = new Set([
  'lifeSupport',
  'leaveCard',
  'discardOrLose',
  'discardGear',
  'darkToEntropy',
  'giveCard',
  'pickDiscards',
  'pickScrap',
]);

const isOfHand = (question: string): boolean => OF_HAND.has(question);

/** The same for an answer, whose cards may lie elsewhere than in the hand. */
export function answerPicks(action: number, question: string): Thing[] {
  const { kind, words } = decode(action);
  if (kind !== 'card') return picksOf(action);
  return [isOfHand(question) || question === 'secret' ? cardThing(present(words[0])) : `pile-${words[0]}`];
}
