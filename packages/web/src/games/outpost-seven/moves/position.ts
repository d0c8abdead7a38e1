/** What a reader of the table knows and may do: the view, a full state that fits it, and the one action list. */
import { type Action, fastRandom, present, type Refusal, type Seat } from '@airlock/kernel';
import {
  BONUS,
  type BonusSpot,
  type Card,
  type Cell,
  cellOf,
  type HandView,
  isBonus,
  isKeep,
  isRepair,
  KEEP,
  outpostSeven,
  playedBy,
  RED,
  type State,
  scrappedBy,
  VALUE_OF,
  type View,
  YELLOW,
} from '@airlock/outpost-seven';

/** Where each scrap lets a module go. */
type Payments = ReadonlyMap<Card, ReadonlySet<Cell>>;

/** The action list, sorted by what a person presses. Nothing else can be sent. */
interface Legal {
  readonly all: ReadonlySet<Action>;
  /** Sets of places of the dealt cards. */
  readonly keeps: readonly number[];
  /** What pays for each module. */
  readonly modules: ReadonlyMap<Card, Payments>;
  readonly bonuses: readonly BonusSpot[];
}

export interface Position {
  readonly view: View;
  /** The reader's seat; `null` for those who only watch. */
  readonly seat: Seat | null;
  /** Fits everything the view says. Asked about the reader's own actions, it answers as the real state would. */
  readonly imagined: State;
  readonly legal: Legal;
}

export function positionOf(view: View, seat: Seat | null, actions: readonly Action[]): Position {
  const imagined = outpostSeven.imagine(view, fastRandom('the page'));
  return { view, seat, imagined, legal: sortActions(actions) };
}

function sortActions(actions: readonly Action[]): Legal {
  const modules = new Map<Card, Map<Card, Set<Cell>>>();
  for (const repair of actions.filter(isRepair)) {
    const payments = entryOf(modules, playedBy(repair), () => new Map<Card, Set<Cell>>());
    entryOf(payments, scrappedBy(repair), () => new Set<Cell>()).add(cellOf(repair));
  }
  return {
    all: new Set(actions),
    keeps: actions.filter(isKeep).map((keep) => keep - KEEP),
    modules,
    bonuses: actions.filter(isBonus).map((bonus) => bonus - BONUS),
  };
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = map.get(key);
  if (found !== undefined) return found;
  const made = make();
  map.set(key, made);
  return made;
}

/** Whether the game waits for the reader. */
export const isMyMove = ({ legal }: Position): boolean => legal.all.size > 0;

export const isKeeping = ({ view }: Position): boolean =>
  view.phase === 'keepFirst' || view.phase === 'keepSecond';

/** Why the reader may not do it; `null` when it may be sent. */
export function refusalOf(position: Position, action: Action): Refusal | null {
  if (position.legal.all.has(action)) return null;
  return outpostSeven.refusal(position.imagined, position.seat as Seat, action);
}

export const handIn = (view: View, seat: Seat): HandView => view.hands[seat === RED ? RED : YELLOW];

/** The cards of a hand that the viewer knows, highest first: what is too low to pay then stands at the end. */
export function knownHand(view: View, seat: Seat): Card[] {
  const hand = handIn(view, seat);
  return [...(hand.kept ?? []), ...hand.salvaged].sort(
    (one, other) => present(VALUE_OF[other]) - present(VALUE_OF[one]) || one - other,
  );
}

/** How many cards of a hand the viewer does not know. */
export function unknownCount(view: View, seat: Seat): number {
  const hand = handIn(view, seat);
  return hand.kept ? 0 : hand.size - hand.salvaged.length;
}
