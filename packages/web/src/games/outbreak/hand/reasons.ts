/** Why cards of the hand cannot be submitted now, in one clause each. */
import type { RuleId } from '@airlock/kernel';
import {
  CARD_COUNT,
  type Card,
  INFECTED,
  PZERO,
  SHIFT_NAMES,
  SURVIVOR,
  submitAction,
  type View,
} from '@airlock/outbreak';
import type { Position } from '../play/stage.ts';

/** The hand in the order it is shown: what a Survivor plays first. */
export const HAND_ORDER: readonly Card[] = [0, 1, 5, 2, 3, 4];

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
export function handCards({ view, seat, legal }: Position): HandCard[] {
  if (seat === null) return [];
  const hand = view.hands[seat] as number;
  return HAND_ORDER.filter((card) => card < CARD_COUNT).map((card) => {
    const isLegal = legal.has(submitAction(card));
    if (isLegal || legal.size === 0)
      return { card, legal: isLegal, reason: spent(view, seat, card, hand), rule: null };
    const played = spent(view, seat, card, hand);
    if (played) return { card, legal: false, reason: played, rule: 'OBK-105' };
    return { card, legal: false, ...forbidden(view, seat, card) };
  });
}

function spent(view: View, seat: number, card: Card, hand: number): string | null {
  if (view.chosen[seat] === card) return 'Submitted';
  if ((hand >> card) % 2 === 1) return null;
  const shift = playedIn(view, card);
  return shift < 0 ? null : `Played this ${shift === 1 ? 'day' : SHIFT_NAMES[shift]}`;
}

function forbidden(view: View, seat: number, card: Card): { reason: string; rule: RuleId } {
  const role = view.roles[seat] as number;
  if ((view.out >> seat) % 2 === 1) return { reason: 'Not from outside', rule: 'OBK-809' };
  if (role === INFECTED && card === 4) return { reason: 'Only Patient Zero infects', rule: 'OBK-206' };
  const rule = role === SURVIVOR ? 'OBK-201' : role === PZERO ? 'OBK-205' : 'OBK-203';
  return { reason: ROLE_REASON[role] as string, rule };
}
