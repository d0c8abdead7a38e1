/** What is lit, picked or greyed, and why: read off the action list and the selection, drawn by the table. */
import { listOf, present, type Refusal, type RuleId } from '@airlock/kernel';
import {
  type Card,
  type Cell,
  COLOUR_OF,
  cardName,
  LIMITS,
  NO_CARD,
  repairAction,
  salvageAction,
  VALUE_OF,
} from '@airlock/outpost-seven';
import type { Look } from '../../../kit/PickCard.tsx';
import { offCaption, offReason, paymentBadge, totalOf } from '../words.ts';
import { isKeeping, isMyMove, knownHand, type Position, refusalOf } from './position.ts';
import { canBeSalvaged, dealtCards, markedCards, press, type Selection } from './selection.ts';

export interface Mark {
  readonly look: Look;
  /** Stands in place of the chevron. */
  readonly badge?: string;
  /** Why it is off: one clause, and the rule behind it. */
  readonly reason?: string;
  readonly rule?: RuleId;
  /** The same in two or three words, where there is no room for more. */
  readonly caption?: string;
}

const REST: Mark = { look: 'rest' };
const LIT: Mark = { look: 'lit' };

const off = (refusal: Refusal, card: Card): Mark => ({
  look: 'off',
  reason: offReason(refusal, card),
  ...offCaption(refusal),
  rule: refusal.rule,
});

export function handMark(position: Position, selection: Selection, card: Card): Mark {
  if (position.seat === null || !isMyMove(position)) return REST;
  if (isKeeping(position)) return keepMark(position, selection, card);
  if (position.view.phase === 'bonus') return REST;
  if (!('play' in selection)) return moduleMark(position, selection, card);
  const { play } = selection;
  if (card === play) return { look: 'picked', badge: 'Play' };
  if ('scrap' in selection && card === selection.scrap) return { look: 'paying', badge: 'Scrap' };
  const cells = position.legal.modules.get(play)?.get(card);
  if (cells) return { look: 'lit', badge: paymentBadge(play, card) };
  return refusedMark(position, selection, card);
}

function keepMark(position: Position, selection: Selection, card: Card): Mark {
  const places = selection.step === 'keep' ? selection.places : 0;
  const place = 1 << dealtCards(position).indexOf(card);
  if (places & place) return { look: 'picked', badge: 'Keep' };
  return position.legal.keeps.some((keep) => keep & place) ? LIT : REST;
}

const moduleMark = (position: Position, selection: Selection, card: Card): Mark =>
  position.legal.modules.has(card) ? LIT : refusedMark(position, selection, card);

/** Greyed for the reason that pressing it would give. */
function refusedMark(position: Position, selection: Selection, card: Card): Mark {
  const answer = press(position, selection, { kind: 'hand', card });
  return answer.kind === 'refuse' ? off(answer.refusal, card) : REST;
}

/** While a repair is being built the offer rests; pressing it starts a Salvage instead. */
export function offerMark(position: Position, selection: Selection, slot: number): Mark {
  const card = present(position.view.offer[slot]);
  if (card === NO_CARD || !isMyMove(position) || position.view.phase !== 'turn') return REST;
  if ('play' in selection) return REST;
  const marked = selection.step === 'salvage' ? selection.slots : 0;
  if (marked & (1 << slot)) return { look: 'picked', badge: 'Take' };
  const slots = marked | (1 << slot);
  const refusal = refusalOf(position, salvageAction(slots));
  if (refusal) return off(refusal, card);
  return canBeSalvaged(position, slots) ? LIT : REST;
}

/** Under a card of the offer: why it cannot be taken now, or which cards of the hand have its colour. A fact, never advice. */
export function offerFact(position: Position, selection: Selection, slot: number): OfferFact | null {
  const card = present(position.view.offer[slot]);
  if (card === NO_CARD || position.seat === null || position.view.phase !== 'turn') return null;
  if ('play' in selection) return null;
  const { look, caption = '' } = offerMark(position, selection, slot);
  if (look === 'off') {
    const marked = selection.step === 'salvage' ? markedCards(position.view.offer, selection.slots) : [];
    const total = totalOf([...marked, card]);
    // The sum says more than the full hand, where both are too much.
    return { locked: true, text: total > LIMITS.salvageLimit ? `makes ${total}` : caption };
  }
  const pairs = knownHand(position.view, position.seat).filter((one) => COLOUR_OF[one] === COLOUR_OF[card]);
  return pairs.length === 0 ? null : { locked: false, text: `pairs with your ${sameColour(pairs)}` };
}

export interface OfferFact {
  readonly locked: boolean;
  readonly text: string;
}

/** "Power 6 and 3" */
const sameColour = ([first, ...rest]: readonly Card[]): string =>
  first === undefined ? '' : listOf([cardName(first), ...rest.map((card) => String(VALUE_OF[card]))]);

export type CellMark = 'rest' | 'legal' | 'chosen';

export function cellMark(position: Position, selection: Selection, cell: Cell): CellMark {
  if (!('scrap' in selection)) return 'rest';
  if (selection.step === 'confirm' && selection.cell === cell) return 'chosen';
  return position.legal.all.has(repairAction(selection.play, selection.scrap, cell)) ? 'legal' : 'rest';
}

/** The reasons of all greyed cards of the hand, each once, with the rule behind it. */
export function handReasons(position: Position, selection: Selection): { reason: string; rule: RuleId }[] {
  if (position.seat === null) return [];
  const reasons = new Map<string, RuleId>();
  for (const card of knownHand(position.view, position.seat)) {
    const { reason, rule } = handMark(position, selection, card);
    if (reason && rule) reasons.set(reason, rule);
  }
  return [...reasons].map(([reason, rule]) => ({ reason, rule }));
}
