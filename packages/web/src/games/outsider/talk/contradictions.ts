/**
 * Claims that cannot both be true, as everybody at the table can tell: two people hold the only card of its kind, or somebody
 * holds what they said they lack, and nothing has happened in between that would explain it.
 */
import type { Seat } from '@airlock/kernel';
import {
  codec,
  copiesOf,
  FIRST_GOAL,
  isGear,
  isGoal,
  KIND_COUNT,
  type Kind,
  type OutsiderEvent,
  type View,
} from '@airlock/outsider';
import type { Moment } from '../../contract.ts';

/** For every claim by its number, the number of an earlier one that it contradicts. */
export type Contradictions = ReadonlyMap<number, number>;

/** What a claim says of its seat, as far as it can contradict another. */
type Said =
  | { readonly about: 'hand'; readonly holds: boolean; readonly thing: number }
  | { readonly about: 'side'; readonly side: number }
  | null;

function saidBy(action: number): Said {
  const [one = 0, two = 0] = codec.words(action);
  switch (codec.kind(action)) {
    case 'hold':
      return { about: 'hand', holds: true, thing: one };
    case 'lack':
      return { about: 'hand', holds: false, thing: one };
    // Whoever completes a Goal with its Gear holds that Gear.
    case 'canComplete':
      return two === 0 ? { about: 'hand', holds: true, thing: one } : null;
    case 'iAm':
      return { about: 'side', side: one };
    default:
      return null;
  }
}

/** Whether a card is of a type, where claims speak of "any Gear"; a card is of its own kind. */
function isOf(kind: number, thing: number): boolean {
  if (thing < KIND_COUNT) return kind === thing;
  const type = thing - KIND_COUNT;
  return type === 0 ? isGear(kind) : type === 1 ? isGoal(kind) : kind > FIRST_GOAL && !isGoal(kind);
}

interface Known {
  readonly number: number;
  readonly seat: Seat;
  readonly said: NonNullable<Said>;
}

export function contradictionsOf(view: View, moments: readonly Moment<OutsiderEvent>[]): Contradictions {
  const found = new Map<number, number>();
  let standing: Known[] = [];
  let number = 0;
  for (const event of moments.flatMap(({ events }) => events)) {
    if (event.type !== 'claimed') {
      standing = standing.filter((claim) => !mayHaveChanged(claim, event));
      continue;
    }
    const said = saidBy(event.open.action);
    if (said) {
      const claim = { number, seat: event.open.seat, said };
      const other = standing.findLast((one) => contradicts(one, claim));
      if (other) found.set(number, other.number);
      standing.push(claim);
    }
    number++;
  }
  // What was told before the reader came is missing: then nothing is known of what lies between.
  return number === view.claims.length ? found : new Map();
}

function contradicts(one: Known, other: Known): boolean {
  if (one.said.about === 'side' || other.said.about === 'side') {
    return (
      one.seat === other.seat &&
      one.said.about === 'side' &&
      other.said.about === 'side' &&
      one.said.side !== other.said.side
    );
  }
  const [first, second] = [one.said, other.said];
  if (one.seat !== other.seat) {
    const isOnly = first.thing < KIND_COUNT && copiesOf(first.thing) === 1;
    return first.holds && second.holds && first.thing === second.thing && isOnly;
  }
  if (first.holds === second.holds) return false;
  const [held, lacked] = first.holds ? [first.thing, second.thing] : [second.thing, first.thing];
  return held === lacked || (held < KIND_COUNT && isOf(held, lacked));
}

/** Whether an event, as everybody sees it, may have made a claim untrue that was true, so that it no longer counts. */
function mayHaveChanged({ seat, said }: Known, event: OutsiderEvent): boolean {
  if (said.about === 'side') return event.type === 'died' && event.open.seat === seat;
  const { holds, thing } = said;
  const names = (cards: readonly Kind[]): boolean =>
    cards.some((kind) => kind === thing || isOf(kind, thing));
  switch (event.type) {
    case 'handsPassed':
      return true;
    case 'handsExchanged':
      return event.open.one === seat || event.open.other === seat;
    case 'cardPassed':
      return holds ? event.open.from === seat : event.open.to === seat;
    case 'leftCard':
      return holds && event.open.seat === seat;
    case 'drew':
    case 'tookCard':
      return !holds && event.open.seat === seat;
    case 'tookOpenly':
      return !holds && event.open.seat === seat && names([event.open.card]);
    case 'discarded':
    case 'goalRepaired':
      return holds && event.open.seat === seat && names(event.open.cards);
    case 'goalPlayed':
      return holds && event.open.seat === seat && names([event.open.goal]);
    case 'techPlayed':
    case 'crisisCancelled':
      return holds && event.open.seat === seat && names([event.open.card]);
    default:
      return false;
  }
}
