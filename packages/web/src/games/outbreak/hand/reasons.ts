/** Why cards of the hand cannot be submitted now, in one clause each. */
import type { Action, RuleId } from '@airlock/kernel';
import {
  type Card,
  INF,
  INFECTED,
  PZERO,
  playableCards,
  SHIFT_NAMES,
  SURVIVOR,
  submitAction,
  type View,
} from '@airlock/outbreak';
import type { Position } from '../play/stage.ts';

/** The hand in the order it is shown: what a Survivor plays first. */
const HAND_ORDER: readonly Card[] = [0, 1, 5, 2, 3, 4];

export interface HandCard {
  readonly card: Card;
  readonly legal: boolean;
  readonly reason: string | null;
  readonly rule: RuleId | null;
}

/** The Shift of today in which a card was played; -1 for none. */
function playedIn(view: View, card: Card): number {
  return view.records.slice(3 * (view.day - 1)).findIndex((record) => record.card === card);
}

const ROLE_REASON: Readonly<Record<number, string>> = {
  [SURVIVOR]: 'Survivors may not play these',
  [INFECTED]: 'Only one of its kind a Day',
  [PZERO]: 'Patient Zero may not play these',
};

/** Spent cards first say when they were played; others what role and limits forbid. */
export function handCards(
  position: Position,
  refusalOf: (action: Action) => { readonly rule?: RuleId } | null,
): HandCard[] {
  const { view, seat, legal } = position;
  if (seat === null) return [];
  const hand = view.hands[seat] as number;
  return HAND_ORDER.map((card) => {
    if (legal.has(submitAction(card))) return { card, legal: true, reason: null, rule: null };
    const played = spent(view, seat, card, hand);
    if (played) return { card, legal: false, reason: played, rule: 'OBK-105' };
    const isAsked = legal.size > 0;
    const rule = isAsked ? (refusalOf(submitAction(card))?.rule ?? null) : forbiddingRule(view, seat, card);
    if (rule !== null) return { card, legal: false, reason: reasonOf(view, seat, card), rule };
    return isAsked ? { card, legal: false, ...NOT_NOW } : { card, legal: false, reason: null, rule: null };
  });
}

/** While nothing is asked: what the role alone forbids. */
function forbiddingRule(view: View, seat: number, card: Card): RuleId | null {
  if ((view.out >> seat) % 2 === 1) return null;
  const role = view.roles[seat] as number;
  const may = playableCards(role, view.hands[seat] as number, view.options);
  return (may >> card) % 2 === 1 ? null : (ROLE_RULE[role] as RuleId);
}

const ROLE_RULE: Readonly<Record<number, RuleId>> = {
  [SURVIVOR]: 'OBK-201',
  [INFECTED]: 'OBK-203',
  [PZERO]: 'OBK-205',
};

/** Phones have room for three words. */
const SHORT_REASON: Readonly<Record<string, string>> = {
  'Survivors may not play these': 'Not as a Survivor',
  'Patient Zero may not play these': 'Not as Patient Zero',
  'Only one of its kind a Day': 'One of a kind a Day',
  'Only Patient Zero infects': 'Not as Infected',
};

export const shortReason = (reason: string): string => SHORT_REASON[reason] ?? reason;

function spent(view: View, seat: number, card: Card, hand: number): string | null {
  if (view.chosen[seat] === card) return 'Submitted';
  if ((hand >> card) % 2 === 1) return null;
  const shift = playedIn(view, card);
  return shift < 0 ? null : `Played this ${shift === 1 ? 'day' : SHIFT_NAMES[shift]}`;
}

/** In a lesson: allowed by the rules, but not what is taught now. */
const NOT_NOW = { reason: 'Not in this step', rule: 'OBK-104' } as const;

function reasonOf(view: View, seat: number, card: Card): string {
  const role = view.roles[seat] as number;
  if ((view.out >> seat) % 2 === 1) return 'Not from outside';
  if (role === INFECTED && card === INF) return 'Only Patient Zero infects';
  return ROLE_REASON[role] as string;
}
