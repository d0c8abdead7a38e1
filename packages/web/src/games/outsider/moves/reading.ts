/** Facts about a table that several places show: how far the Goals are, who is Doomed, how long the deck lasts. */
import { count, has, listOf, type Naming, present, type Seat, seatsIn, whom } from '@airlock/kernel';
import {
  actionPoints,
  CAPTAIN,
  DECAY,
  isDoomed,
  isTech,
  type Kind,
  MECHANIC,
  memoKind,
  memoPlace,
  memoTurn,
  NO_LOYALTY,
  type OutsiderEvent,
  outsidersFor,
  STATIC,
  type Stage,
  SUPPLY_PLACE,
  stageOf,
  thingOf,
  type View,
} from '@airlock/outsider';
import type { Moment } from '../../contract.ts';

/** What the reader looks at, and what they may do about it. */
export interface Position {
  readonly view: View;
  /** `null` for those who watch. */
  readonly seat: Seat | null;
  readonly legal: ReadonlySet<number>;
  readonly stage: Stage;
}

export const positionOf = (view: View, seat: Seat | null, actions: readonly number[]): Position => ({
  view,
  seat,
  legal: new Set(actions),
  stage: stageOf(view),
});

/** Whether everybody knows it: it was declared, or an Eclipse or the end has laid all of them open. */
export function isLoyaltyOpen(view: View, seat: Seat): boolean {
  if (view.result !== null || has(view.revealed, seat)) return true;
  return seatsOf(view).some(
    (other) =>
      other !== view.viewer &&
      !has(view.revealed, other) &&
      (view.loyalties[other] ?? NO_LOYALTY) !== NO_LOYALTY,
  );
}

export const seatsOf = (view: View): Seat[] => view.survival.map((_, seat) => seat);
export const goalsDone = (view: View): number => view.completed.reduce((sum, goals) => sum + goals.length, 0);
/** OUT-802: more than there are players. */
export const goalsNeeded = (view: View): number => view.seats + 1;
export const doomedSeats = (view: View): Seat[] =>
  view.turn === 0 ? [] : seatsOf(view).filter((seat) => isDoomed(view, seat));
export const goallessSeats = (view: View): Seat[] =>
  seatsOf(view).filter((seat) => view.completed[seat]?.length === 0);
export const deckSize = (view: View): number => view.piles.reduce((sum, { size }) => sum + size, 0);
export const isOngoing = (view: View, crisis: number): boolean =>
  view.ongoing.some((entry) => thingOf(entry) === crisis);
export const stabilisers = (view: View): Seat[] => seatsIn(view.stabilised);
export const outsiderCount = (view: View): number => outsidersFor(view.seats, view.options);
export const playsToDeath = (view: View): boolean => view.options.doom === 'quickAndDead';

/** How many turns the deck lasts if nobody draws, plainly and with Cascading Decay. */
export function turnsLeft(view: View): { readonly plain: number; readonly decaying: number | null } {
  const size = deckSize(view);
  return { plain: size, decaying: isOngoing(view, DECAY) ? Math.ceil(size / 2) : null };
}

/** Where cards lie at the locations: how many where the reader is, and how many wait for the first Recycle (OUT-930). */
export function placedWords(
  view: View,
  seat: Seat | null,
): { readonly note: string; readonly short: string } | null {
  if (!view.options.locDraw || view.turn === 0) return null;
  const here = seat === null ? undefined : view.piles[present(view.tokens[seat])]?.size;
  const over = view.hold.size;
  const [note, short] = [
    [
      here === undefined ? '' : `${count(here, 'card')} where you are`,
      over ? `${over} left over for the first Recycle` : '',
    ],
    [here === undefined ? '' : `${here} here`, over ? `${over} left over` : ''],
  ].map((parts) => parts.filter(Boolean).join(', '));
  return { note: note || 'At the locations', short: short || 'at locations' };
}

/** Gear, Goals, Dark, Tech: what is used up most stands first. */
const inOrder = (one: Kind, other: Kind): number =>
  Number(isTech(one)) - Number(isTech(other)) || one - other;

/** The reader's cards, in the order they are shown. */
export const handOf = ({ view, seat }: Pick<Position, 'view' | 'seat'>): readonly Kind[] =>
  seat === null ? [] : [...(view.hands[seat]?.known ?? [])].sort(inOrder);

export const pointsOf = (view: View): number => actionPoints(view);

/** Whether the reader's Mechanic leaves out an icon now. */
export const ignoresAnIcon = (view: View, seat: Seat): boolean =>
  view.characters[seat] === MECHANIC && !isDoomed(view, seat) && !isOngoing(view, STATIC);

export interface SupplyMemo {
  /** What the reader knows to lie there. */
  readonly sure: readonly Kind[];
  /** What lay there once, and may be gone. */
  readonly stale: readonly Kind[];
  /** "Your memo of turn 14, stale since Sextant gathered"; `null` where the reader has seen nothing. */
  readonly words: string | null;
}

/** What the reader remembers of the Supply, and since when it may be wrong. */
export function supplyMemo(
  view: View,
  moments: readonly Moment<OutsiderEvent>[],
  name: (seat: Seat) => string,
): SupplyMemo {
  const sure = view.supply.known;
  const memos = view.memos.filter((memo) => memoPlace(memo) === SUPPLY_PLACE);
  const stale = memos.map(memoKind).sort((one, other) => one - other);
  if (sure.length === 0 && stale.length === 0) return { sure, stale, words: null };
  const looked = turnOfLast(
    moments,
    (event) => event.type === 'looked' && event.own !== undefined && event.open.at === 'supply',
  );
  const date = looked === null ? 'Your memo' : `Your memo of turn ${looked.turn}`;
  const since = memos.length === 0 ? null : Math.min(...memos.map(memoTurn));
  if (since === null && looked === null)
    return { sure, stale, words: `You know ${sure.length} of ${view.supply.size}` };
  if (since === null)
    return { sure, stale, words: sure.length < view.supply.size ? `${date}; one card is new` : date };
  const taker = turnOfLast(
    moments,
    (event) => event.type === 'tookCard' && event.own === undefined,
    (turn) => turn >= since,
  );
  return {
    sure,
    stale,
    words: `${date}, stale since ${taker ? `${name(taker.seat)} gathered` : `turn ${since}`}`,
  };
}

/** The last event that fits, with its turn and whose turn it was. */
function turnOfLast(
  moments: readonly Moment<OutsiderEvent>[],
  fits: (event: OutsiderEvent) => boolean,
  inTurn: (turn: number) => boolean = () => true,
): { readonly turn: number; readonly seat: Seat } | null {
  let turn = 0;
  let found: { turn: number; seat: Seat } | null = null;
  for (const { events } of moments) {
    for (const event of events) {
      if (event.type === 'turnStarted') turn = event.open.turn;
      if (fits(event) && inTurn(turn) && 'seat' in event.open) found = { turn, seat: event.open.seat };
    }
  }
  return found;
}

/** How long nothing is lost: each Stabilise lasts until its owner's next turn, so the last of them counts. */
export function stabilisedWords(holders: readonly Seat[], naming: Naming): string {
  const names = listOf(holders.map((seat) => whom(seat, naming)));
  const isYours = holders.length === 1 && holders[0] === naming.reader;
  return `Stabilised by ${names} until ${isYours ? 'your' : 'their'} next ${holders.length > 1 ? 'turns' : 'turn'}`;
}

/** Who may play a second Goal, told to the Captain as their own. */
export function secondGoalWords({ view, seat }: Pick<Position, 'view' | 'seat'>): string {
  const captain = view.characters.indexOf(CAPTAIN);
  if (captain < 0) return 'Only a Captain could play a second Goal, and there is none aboard.';
  if (captain !== seat) return 'Only the Captain can play a second Goal.';
  return isDoomed(view, seat)
    ? 'You are Doomed and cannot play a second Goal.'
    : 'As the Captain you can play a second Goal: 1 action.';
}
