/** The cards of the hand as they lie now: what became of each, and why it may not be submitted, in one clause. */
import { type Action, present } from '@airlock/kernel';
import { type Card, playableCards, submitAction, type View } from '@airlock/outbreak';
import type { Refused } from '../../contract.ts';
import { isOut, type Position } from '../moves/stage.ts';

/** The hand in the order it is shown: what a Survivor plays first. */
const HAND_ORDER: readonly Card[] = [0, 1, 5, 2, 3, 4];

/** Why a card may not be submitted: the rules' answer for this very card, now. */
interface Reason {
  readonly words: string;
  /** The same where there is little room. */
  readonly short: string;
  /** `null` where no rule is the reason: a lesson wants something else. */
  readonly rule: string | null;
}

export interface HandCard {
  readonly card: Card;
  readonly legal: boolean;
  /** "Played this morning", "Submitted"; `null` while it is in hand. */
  readonly spent: string | null;
  /** `null` while no card is asked for. */
  readonly reason: Reason | null;
  /** Lies apart from what can be played, whether or not a card is asked for. */
  readonly locked: boolean;
}

/** Whether the reader is asked for a card, and not for a ballot or for Tasks. */
export const asksForCard = ({ view, legal }: Position): boolean => view.phase === 'actions' && legal.size > 0;

export function handCards(
  position: Position,
  refusalOf: (action: Action) => Pick<Refused, 'sentence' | 'rule' | 'reason'> | null,
): HandCard[] {
  const { view, seat, legal } = position;
  if (seat === null) return [];
  const isAsked = asksForCard(position);
  return HAND_ORDER.map((card) => {
    const isLegal = legal.has(submitAction(card));
    const spent = isLegal ? null : spentWords(view, seat, card);
    const isForbidden = !isLegal && spent === null;
    const reason = isAsked && isForbidden ? reasonOf(refusalOf(submitAction(card))) : null;
    const locked = isForbidden && (isAsked || forbidsCard(view, seat, card));
    return { card, legal: isLegal, spent, reason, locked };
  });
}

/** The Shift of today in which a card was played; -1 for none. */
function playedIn(view: View, card: Card): number {
  return view.records.slice(3 * (view.day - 1)).findIndex((record) => record.card === card);
}

/** By Shift of the Day. */
const PLAYED = ['Played this morning', 'Played by day', 'Played at night'] as const;

function spentWords(view: View, seat: number, card: Card): string | null {
  if (view.chosen[seat] === card) return 'Submitted';
  if ((present(view.hands[seat]) >> card) % 2 === 1) return null;
  const shift = playedIn(view, card);
  return PLAYED[shift] ?? null;
}

/** Whether the role leaves a card out whatever is asked. */
function forbidsCard(view: View, seat: number, card: Card): boolean {
  if (isOut(view, seat)) return false;
  const may = playableCards(present(view.roles[seat]), present(view.hands[seat]), view.options);
  return (may >> card) % 2 === 0;
}

/** By the rules' own word for the reason: cards that are locked for the same one share a clause, long and short. */
const CLAUSES: Readonly<Record<string, readonly [words: string, short: string]>> = {
  notForSurvivor: ['Survivors may not play these', 'Not as a Survivor'],
  notForZero: ['Patient Zero may not play these', 'Not as Patient Zero'],
  infectOnlyZero: ['Only Patient Zero infects', 'Only Patient Zero'],
  completeSpent: ['Only one Complete a Day', 'One Complete a Day'],
  sabotageSpent: ['Only one Sabotage a Day', 'One Sabotage a Day'],
  coverSpent: ['Deep cover allows one Complete a Day', 'One Complete a Day'],
  outsiderCards: ['Not from outside', 'Not from outside'],
};

/** In a lesson: allowed by the rules, but not what is taught now. */
const NOT_NOW: Reason = { words: 'Not in this step', short: 'Not in this step', rule: null };

function reasonOf(refused: Pick<Refused, 'sentence' | 'rule' | 'reason'> | null): Reason {
  if (refused === null) return NOT_NOW;
  const { sentence, reason = '', rule = null } = refused;
  const [words, short] = CLAUSES[reason] ?? [sentence, sentence];
  return { words, short, rule };
}

/** What stands under cards that are locked: one reason, or that there are several. */
export function lockedWords(locked: readonly HandCard[], compact: boolean): string {
  const all = locked.flatMap(({ reason }) => (reason ? [compact ? reason.short : reason.words] : []));
  const reasons = [...new Set(all)];
  return compact && reasons.length > 1 ? 'Not these now' : reasons.join('. ');
}
