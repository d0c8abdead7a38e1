/** A claim that is being put together: its sentence, and the things in it. */
import type { Action, Seat } from '@airlock/kernel';
import {
  accuseAction,
  askAction,
  becauseAction,
  type Card,
  CLAIMABLE,
  codec,
  denyAction,
  groundsAgainst,
  momentOf,
  planAction,
  playedAction,
  SKIP,
  STANDING,
  suggestCardAction,
  suggestTasksAction,
  type Task,
  type View,
  voteIntentAction,
  vouchAction,
  weightOf,
} from '@airlock/outbreak';

const SENTENCES = [
  'played',
  'plan',
  'ask',
  'accuse',
  'because',
  'deny',
  'vouch',
  'suggestCard',
  'suggestTasks',
  'voteIntent',
] as const;
export type SentenceKind = (typeof SENTENCES)[number];

export interface ClaimDraft {
  readonly kind: SentenceKind | null;
  readonly seat: Seat | null;
  /** A Shift of the game, from 1; nothing means the usual one of its sentence. */
  readonly moment: number | null;
  /** `null` until one is picked: then it is the one that was played, or can be. */
  readonly card: Card | null;
  /** How an accusation goes: Patient Zero, infected, unsure. */
  readonly as: number;
  readonly tasks: readonly Task[];
  /** What is pointed out about somebody, as the claim that says it. */
  readonly reason: Action | null;
}

export const emptyDraft: ClaimDraft = {
  kind: null,
  seat: null,
  moment: null,
  card: null,
  as: 2,
  tasks: [],
  reason: null,
};

/**
 * Six sentences at any time, the last of them what this stage is about; a reason where there is something to point out, and
 * a denial where the reader is accused.
 */
export function sentencesNow(view: View): SentenceKind[] {
  const { phase } = view;
  const last = phase === 'vote' ? 'voteIntent' : phase === 'pick' ? 'suggestTasks' : 'suggestCard';
  const because = suspectsWithReasons(view).length > 0 ? (['because'] as const) : [];
  const deny = accusersOf(view).length > 0 ? (['deny'] as const) : [];
  return ['played', 'plan', 'ask', 'accuse', ...because, ...deny, 'vouch', last];
}

const othersIn = ({ seats, viewer, out }: View): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer && !((out >> seat) & 1));

/** As many as fit on a phone. */
const MOST_REASONS = 5;

/** What can be pointed out about somebody, the weightiest first. */
export const reasonsAgainst = (view: View, seat: Seat): Action[] =>
  groundsAgainst(view, seat)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, MOST_REASONS)
    .map(({ moment, ground }) => becauseAction(seat, moment, ground));

/** Those about whom something can be pointed out. */
export const suspectsWithReasons = (view: View): Seat[] =>
  othersIn(view).filter((seat) => groundsAgainst(view, seat).length > 0);

/** Those whose accusation of the reader stands. */
export const accusersOf = (view: View): Seat[] =>
  othersIn(view).filter((seat) =>
    view.claims.some(
      ({ seat: by, action }, number) =>
        by === seat &&
        view.claimStatus[number] === STANDING &&
        codec.kind(action) === 'accuse' &&
        codec.words(action)[0] === view.viewer,
    ),
  );

/** The reason that is picked, as long as it is one against whoever is picked. */
export const reasonOfDraft = (view: View, { seat, reason }: ClaimDraft): Action | null =>
  seat !== null && reason !== null && reasonsAgainst(view, seat).includes(reason) ? reason : null;

const LAST_SHIFT = 2;

/** The Shifts a sentence can be about, oldest first. */
export function momentsFor(view: View, kind: SentenceKind): number[] {
  if (kind === 'played' || kind === 'ask') return view.records.map((_, index) => index + 1);
  if (kind !== 'plan' && kind !== 'suggestCard') return [];
  const end = momentOf(view.day, LAST_SHIFT);
  const first = view.records.length + 1;
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index);
}

/** The one a sentence is about when none is picked: the last that was revealed, or the next to come. */
export function momentOfDraft(view: View, { kind, moment }: ClaimDraft): number | null {
  if (kind === null) return null;
  const moments = momentsFor(view, kind);
  if (moment !== null && moments.includes(moment)) return moment;
  return (kind === 'played' || kind === 'ask' ? moments.at(-1) : moments[0]) ?? null;
}

/** The card a sentence begins with: what the reader played then, or the first they can play; `null` where no claim names it. */
export function cardOfDraft(view: View, draft: ClaimDraft): Card | null {
  const moment = momentOfDraft(view, draft);
  if (draft.card !== null || moment === null || view.viewer < 0) return draft.card;
  if (draft.kind === 'played') return claimable(view.records[moment - 1]?.card);
  if (draft.kind !== 'plan') return null;
  const hand = view.hands[view.viewer] ?? 0;
  return CLAIMABLE.find((card) => (hand >> card) % 2 === 1) ?? null;
}

const claimable = (card: Card | undefined): Card | null =>
  card !== undefined && CLAIMABLE.includes(card) ? card : null;

/** What the draft says; `null` while something is missing. */
export function claimOf(view: View, draft: ClaimDraft): Action | null {
  const { kind, seat, as, tasks } = draft;
  const card = cardOfDraft(view, draft);
  const moment = momentOfDraft(view, draft);
  const shift = moment === null ? 0 : moment - momentOf(view.day, 0);
  switch (kind) {
    case null:
      return null;
    case 'played':
      return moment === null || card === null ? null : playedAction(moment, card);
    case 'plan':
      return moment === null || card === null ? null : planAction(shift, card);
    case 'ask':
      return seat === null || moment === null ? null : askAction(seat, moment);
    case 'accuse':
      return seat === null ? null : accuseAction(seat, as);
    case 'because':
      return reasonOfDraft(view, draft);
    case 'deny':
      return seat === null || !accusersOf(view).includes(seat) ? null : denyAction(seat);
    case 'vouch':
      return seat === null ? null : vouchAction(seat);
    case 'suggestCard':
      return seat === null || moment === null || card === null ? null : suggestCardAction(seat, shift, card);
    case 'suggestTasks': {
      const [first, second] = tasks;
      return first === undefined || second === undefined ? null : suggestTasksAction(first, second);
    }
    case 'voteIntent':
      return voteIntentAction(seat ?? SKIP);
  }
}
