/**
 * How presses become an action. A selection is what has been picked and not sent yet; pressing a thing answers
 * with the next selection, with an action to send, or with the reason why nothing happens. Mouse, touch, keys and
 * screen readers all come here, and only what is in the action list ever leaves.
 */
import { type Action, present, type Refusal, type Seat } from '@airlock/kernel';
import {
  BONUS_AUTO,
  type BonusSpot,
  bonusAction,
  type Card,
  type Cell,
  isSalvage,
  keepAction,
  MOST_SPACES,
  NO_CARD,
  repairAction,
  SALVAGE,
  salvageAction,
} from '@airlock/outpost-seven';
import { handIn, isKeeping, isMyMove, knownHand, type Position, refusalOf } from './position.ts';

export type Selection =
  | { readonly step: 'idle' }
  /** Marks among the dealt cards, one bit per place. */
  | { readonly step: 'keep'; readonly places: number }
  /** Marks in the offer, one bit a slot. */
  | { readonly step: 'salvage'; readonly slots: number }
  /** A module is picked, its payment is not. */
  | { readonly step: 'scrap'; readonly play: Card }
  | { readonly step: 'cell'; readonly play: Card; readonly scrap: Card }
  | { readonly step: 'confirm'; readonly play: Card; readonly scrap: Card; readonly cell: Cell };

export type Thing =
  | { readonly kind: 'hand'; readonly card: Card }
  | { readonly kind: 'offer'; readonly slot: number }
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'bonus'; readonly spot: BonusSpot };

export type Answer =
  | { readonly kind: 'select'; readonly selection: Selection }
  | { readonly kind: 'send'; readonly action: Action }
  | { readonly kind: 'refuse'; readonly refusal: Refusal; readonly at: Thing | null }
  /** The press asks for nothing but a closer look. */
  | { readonly kind: 'look' };

export const IDLE: Selection = { step: 'idle' };

/** Gestures that are no action yet, with the rule that asks for what is missing. */
const UNFINISHED = {
  moduleFirst: 'OPS-070',
  scrapFirst: 'OPS-074',
  cellFirst: 'OPS-070',
  nothingPays: 'OPS-074',
  nothingElse: 'OPS-074',
} as const satisfies Record<string, string>;

const select = (selection: Selection): Answer => ({ kind: 'select', selection });
const refuse = (refusal: Refusal, at: Thing | null): Answer => ({ kind: 'refuse', refusal, at });
const unfinished = (reason: keyof typeof UNFINISHED, at: Thing | null): Answer =>
  refuse({ rule: UNFINISHED[reason], reason }, at);

/** Sends what is in the action list and refuses everything else with the rules' reason. */
function send(position: Position, action: Action, at: Thing | null): Answer {
  const refusal = refusalOf(position, action);
  return refusal ? refuse(refusal, at) : { kind: 'send', action };
}

/** Where a selection begins when the game turns to the reader. */
export const startOf = (position: Position): Selection =>
  isKeeping(position) && isMyMove(position) ? { step: 'keep', places: 0 } : IDLE;

export function press(position: Position, selection: Selection, thing: Thing): Answer {
  if (position.seat === null || (!isMyMove(position) && isModule(position, thing))) return { kind: 'look' };
  if (!isMyMove(position)) return send(position, BONUS_AUTO, thing);
  if (isKeeping(position)) return pressWhileKeeping(position, selection, thing);
  if (position.view.phase === 'bonus') return pressWhileBonuses(position, thing);
  switch (thing.kind) {
    case 'hand':
      return pressHand(position, selection, thing);
    case 'offer':
      return pressOffer(position, selection, thing);
    case 'cell':
      return pressCell(position, selection, thing);
    case 'bonus':
      return send(position, bonusAction(thing.spot), thing);
  }
}

const isModule = ({ view }: Position, thing: Thing): boolean =>
  thing.kind === 'cell' && view.grid[thing.cell] !== NO_CARD;

function pressWhileKeeping(position: Position, selection: Selection, thing: Thing): Answer {
  if (thing.kind !== 'hand') return send(position, salvageAction(0), thing);
  const place = dealtCards(position).indexOf(thing.card);
  const places = selection.step === 'keep' ? selection.places : 0;
  return select({ step: 'keep', places: places ^ (1 << place) });
}

function pressWhileBonuses(position: Position, thing: Thing): Answer {
  if (thing.kind === 'bonus') return send(position, bonusAction(thing.spot), thing);
  if (thing.kind !== 'cell') return send(position, salvageAction(0), thing);
  const spot = position.legal.bonuses.find((owed) => Math.floor(owed / MOST_SPACES) === thing.cell);
  if (spot !== undefined) return send(position, bonusAction(spot), thing);
  return isModule(position, thing) ? { kind: 'look' } : send(position, salvageAction(0), thing);
}

function pressHand(position: Position, selection: Selection, thing: Thing & { kind: 'hand' }): Answer {
  const { card } = thing;
  const { modules } = position.legal;
  if (!('play' in selection)) {
    return modules.has(card) ? select({ step: 'scrap', play: card }) : unpaid(position, thing);
  }
  const { play } = selection;
  if (card === play) return select(IDLE);
  if ('scrap' in selection && card === selection.scrap) return select({ step: 'scrap', play });
  const cells = modules.get(play)?.get(card);
  if (!cells) return send(position, repairAction(play, card, someCell(position, play)), thing);
  if (selection.step !== 'confirm') return select({ step: 'cell', play, scrap: card });
  return select({ step: 'confirm', play, scrap: card, cell: selection.cell });
}

/** No card of the hand pays for it; or one would, and the rules forbid it for another reason. */
function unpaid(position: Position, thing: Thing & { kind: 'hand' }): Answer {
  const others = knownHand(position.view, position.seat as Seat).filter((card) => card !== thing.card);
  if (others.length === 0) return unfinished('nothingElse', thing);
  const cell = someCell(position, thing.card);
  const repairs = others.map((scrap) => repairAction(thing.card, scrap, cell));
  const refusals = repairs.map((repair) => refusalOf(position, repair));
  // A lesson lists less than the rules allow, and says so itself.
  const unlisted = repairs[refusals.indexOf(null)];
  if (unlisted !== undefined) return { kind: 'send', action: unlisted };
  const other = refusals.find((refusal) => refusal !== null && refusal.reason !== 'scrapTooLow');
  return other ? refuse(other, thing) : unfinished('nothingPays', thing);
}

/** Any cell the module may go to, to ask the rules about the payment alone. */
function someCell({ legal }: Position, play: Card): Cell {
  for (const payments of [legal.modules.get(play), ...legal.modules.values()]) {
    for (const cells of payments?.values() ?? []) for (const cell of cells) return cell;
  }
  return 0;
}

function pressOffer(position: Position, selection: Selection, thing: Thing & { kind: 'offer' }): Answer {
  const marked = selection.step === 'salvage' ? selection.slots : 0;
  const slots = marked ^ (1 << thing.slot);
  if (slots === 0) return select({ step: 'salvage', slots });
  const action = salvageAction(slots);
  const refusal = refusalOf(position, action);
  if (refusal) return refuse(refusal, thing);
  return canBeSalvaged(position, slots) ? select({ step: 'salvage', slots }) : { kind: 'send', action };
}

/** Whether these slots are part of a Salvage that is listed: in a lesson not every one is. */
export function canBeSalvaged({ legal }: Position, slots: number): boolean {
  for (const action of legal.all) {
    if (isSalvage(action) && ((action - SALVAGE) & slots) === slots) return true;
  }
  return false;
}

function pressCell(position: Position, selection: Selection, thing: Thing & { kind: 'cell' }): Answer {
  if (!('play' in selection)) {
    return isModule(position, thing) ? { kind: 'look' } : unfinished('moduleFirst', thing);
  }
  if (!('scrap' in selection)) return unfinished('scrapFirst', thing);
  const { play, scrap } = selection;
  const action = repairAction(play, scrap, thing.cell);
  const refusal = refusalOf(position, action);
  if (refusal) return refuse(refusal, thing);
  if (!position.legal.all.has(action)) return { kind: 'send', action };
  return select({ step: 'confirm', play, scrap, cell: thing.cell });
}

/** The door's main button: sends what is picked, or says what is missing. */
export function confirm(position: Position, selection: Selection): Answer {
  switch (selection.step) {
    case 'idle':
      return position.view.phase === 'bonus'
        ? send(position, BONUS_AUTO, null)
        : unfinished('moduleFirst', null);
    case 'keep':
      return send(position, keepAction(selection.places), null);
    case 'salvage':
      return send(position, salvageAction(selection.slots), null);
    case 'scrap':
      return unfinished('scrapFirst', null);
    case 'cell':
      return unfinished('cellFirst', null);
    case 'confirm':
      return send(position, repairAction(selection.play, selection.scrap, selection.cell), null);
  }
}

/** One step back; the same selection when there is nothing to take back. */
export function stepBack(selection: Selection): Selection {
  switch (selection.step) {
    case 'idle':
      return selection;
    case 'keep':
      return selection.places === 0 ? selection : { step: 'keep', places: 0 };
    case 'salvage':
    case 'scrap':
      return IDLE;
    case 'cell':
      return { step: 'scrap', play: selection.play };
    case 'confirm':
      return { step: 'cell', play: selection.play, scrap: selection.scrap };
  }
}

/** The action that the main button would send now; `null` while something is missing. */
export function readyAction(position: Position, selection: Selection): Action | null {
  const answer = confirm(position, selection);
  return answer.kind === 'send' ? answer.action : null;
}

/** "Choose for me": most cards, then the lowest numbers, as the table does it for those out of time. */
export function keepForMe(position: Position): Selection {
  const cards = dealtCards(position);
  const best = position.legal.keeps.reduce((leader, rival) =>
    isBetterKeep(cards, rival, leader) ? rival : leader,
  );
  return { step: 'keep', places: best };
}

function isBetterKeep(cards: readonly Card[], rival: number, leader: number): boolean {
  const [ours, theirs] = [markedCards(cards, rival), markedCards(cards, leader)];
  if (ours.length !== theirs.length) return ours.length > theirs.length;
  const differing = ours.findIndex((card, index) => card !== theirs[index]);
  return differing >= 0 && present(ours[differing]) < present(theirs[differing]);
}

/** The seven dealt cards in the order the action counts them. */
export const dealtCards = ({ view, seat }: Position): readonly Card[] =>
  (seat === null ? null : handIn(view, seat).kept) ?? [];

export const markedCards = (cards: readonly Card[], marks: number): Card[] =>
  cards.filter((_, place) => marks & (1 << place));
