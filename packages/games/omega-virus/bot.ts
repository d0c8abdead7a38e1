/**
 * Bots that race like people: one command at a time, each at the moment at which a person of their level would be
 * ready with it. They know the view of their seat and what it has heard, and react to nothing else.
 */
import { type Action, type Bot, missing, type Random, type Seat, type Seated } from '@airlock/kernel';
import {
  CONTINUE,
  flipAction,
  MOST_LISTED,
  markAction,
  pickUpAction,
  placeAction,
  READY,
  RESUME,
  UNMARK,
  WAIT_AGAIN,
} from './actions.ts';
import { Appraisal } from './bot/appraisal.ts';
import type { Level } from './bot/levels.ts';
import { formIn, MS_PER_FLIP, MS_PER_SKIP, PICK_UP_SHARE, takeTime } from './bot/pace.ts';
import { cardsToLift } from './bot/pickingUp.ts';
import { bestPlacement } from './bot/placing.ts';
import { CARD_COUNT, type Card, NO_CARD } from './cards.ts';
import { detailOf, type OmegaEvent } from './events.ts';
import { cardOf, type Placement, turnOf, xOf, yOf } from './geometry/placements.ts';
import { isPlayable } from './rules/flipping.ts';
import { timeScaleOf } from './rules/phases.ts';
import type { View } from './view.ts';
import { seatIn } from './view.ts';

export { LEVELS, type Level } from './bot/levels.ts';

export function botOf(level: Level): Bot<View, OmegaEvent> {
  return {
    level: level.id,
    choose: (seated, random) => answer(seated.view, seated.seat) ?? race(seated, level, random),
  };
}

/** What needs no thinking. */
function answer({ phase, pausedBy }: View, seat: Seat): Action | null {
  if (phase === 'BRIEFING') return READY;
  if (phase === 'REVIEW') return CONTINUE;
  if (phase === 'ABSENCE') return WAIT_AGAIN;
  return phase === 'PAUSED' && pausedBy === seat ? RESUME : null;
}

/** What it does next in the race, and when. */
function race(seated: Seated<View, OmegaEvent>, level: Level, random: Random): Action {
  const { view, seat, heard } = seated;
  const mine = seatIn(view, seat);
  const deed = decide(seated, level, random);
  const pace = ((level.seconds * 1000 * view.options.botPace) / 10) * timeScaleOf(view) * formIn(view, seat);
  const from = Math.max(mine.at, view.liveMs);
  const looking = skippedLast(heard, seat) * MS_PER_SKIP;
  switch (deed.kind) {
    case 'place': {
      const at = from + takeTime(pace, random) + looking;
      return placeAction(cardOf(deed.at), xOf(deed.at), yOf(deed.at), turnOf(deed.at), at);
    }
    case 'lift':
      return liftAction(deed.cards, mine.marked, from + takeTime(pace * PICK_UP_SHARE, random));
    case 'flip':
      return flipAction(from + MS_PER_FLIP);
  }
}

export type Deed =
  | { readonly kind: 'place'; readonly at: Placement }
  | { readonly kind: 'lift'; readonly cards: readonly Card[] }
  | { readonly kind: 'flip' };

/** The best thing to do, without a thought of time. */
export function decide({ view, seat, heard }: Seated<View, OmegaEvent>, level: Level, random: Random): Deed {
  const { plan: seen, hand: held, keys } = seatIn(view, seat);
  const plan = seen ?? [];
  const hand = held ?? NO_CARD;
  const canFlip = hand === NO_CARD && unseenCards(plan).some((card) => isPlayable(card, keys));
  const appraisal = new Appraisal({
    locations: view.locations ?? [],
    mirrorShapes: view.options.mirrorShapes,
    keys,
    scoring: level.scores ? view.scoring : [],
  });
  const plain = new Appraisal({
    locations: view.locations ?? [],
    mirrorShapes: view.options.mirrorShapes,
    keys,
    scoring: [],
  });
  const canPlay = hand !== NO_CARD || canFlip;
  const cards = cardsToLift({ plan, keys, canPlay, fruitless: fruitlessPlays(heard, seat) }, plain);
  if (cards.length > 0) return { kind: 'lift', cards };
  if (hand === NO_CARD) return { kind: 'flip' };
  return { kind: 'place', at: bestPlacement(plan, hand, appraisal, level, random) };
}

/** More cards than one action lists are marked first. */
export function liftAction(cards: readonly Card[], marked: readonly Card[], at: number): Action {
  if (marked.some((card) => !cards.includes(card))) return UNMARK;
  const rest = cards.filter((card) => !marked.includes(card));
  return rest.length > MOST_LISTED ? markAction(rest.slice(0, MOST_LISTED)) : pickUpAction(rest, at);
}

/** With an empty hand everything that does not lie in the plan is in the deck. */
function unseenCards(plan: readonly Placement[]): Card[] {
  const laid = plan.map(cardOf);
  return Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => !laid.includes(card));
}

/** Placements since the seat's last key, connection or fresh start. */
function fruitlessPlays(heard: readonly OmegaEvent[], seat: Seat): number {
  let plays = 0;
  for (let index = heard.length - 1; index >= 0; index--) {
    const event = heard[index] ?? missing();
    if (event.type === 'dealt') break;
    if (!('seat' in event.open) || event.open.seat !== seat) continue;
    if (event.type === 'key' || (event.type === 'equip' && event.open.connected)) break;
    if (event.type === 'pickUp' && event.open.cards === 0) break;
    if (event.type === 'place') plays++;
  }
  return plays;
}

/** How many backs it saw go by before the card in hand. */
function skippedLast(heard: readonly OmegaEvent[], seat: Seat): number {
  for (let index = heard.length - 1; index >= 0; index--) {
    const event = heard[index] ?? missing();
    if (event.type === 'flip' && event.open.seat === seat) return detailOf(event)?.skipped.length ?? 0;
    if (event.type === 'place' && event.open.seat === seat) return 0;
  }
  return 0;
}
