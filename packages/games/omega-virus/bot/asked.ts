/**
 * A decision of the race as it is judged afterwards. Only the seat's own bench is played on, since the other changes nothing on
 * it, at a steady pace: what is compared is where a card lies, not how fast somebody was.
 */
import {
  type Action,
  type Context,
  eventFor,
  missing,
  type Question,
  type Random,
  type Seated,
} from '@airlock/kernel';
import { flipAction, isKind, momentOf, placeAction, stamp } from '../actions.ts';
import { decide, LEVELS, type Level, liftAction } from '../bot.ts';
import { NO_CARD } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { omegaVirus } from '../game.ts';
import { cardOf, turnOf, xOf, yOf } from '../geometry/placements.ts';
import { imagine } from '../imagine.ts';
import { limitOf } from '../rules/phases.ts';
import { planValue } from '../rules/scoring.ts';
import { benchOf, type State, scoringIn, seatAt } from '../state.ts';
import { seatIn, type View } from '../view.ts';
import { Appraisal, WEIGHTS } from './appraisal.ts';
import { MS_PER_FLIP, PICK_UP_SHARE } from './pace.ts';
import { placementsFor } from './placing.ts';

/** Plays the rest: sees fewer places than the strongest level, which would take a hundred times as long to judge by. */
const STEADY: Level = {
  id: 'steady',
  name: 'Steady',
  help: '',
  considered: 24,
  notices: 100,
  scores: true,
  seconds: 3,
};
const STRONGEST: Level = LEVELS.at(-1) ?? missing();
const MS_PER_CARD = STEADY.seconds * 1000;
/** A line that takes more commands than this leads nowhere. */
const MOST_COMMANDS = 70;
const MOST_PLACES = 6;
/** Reasons tell how many lines are over by then. */
const MARKS = [10, 20, 30, 45, 60, 90];
/** A point on a scoring card is worth this many seconds to the strongest level: what it gives up of a room for it. */
const SECONDS_PER_POINT = WEIGHTS.scoring * STEADY.seconds;

/** `null` outside the race, and where there is nothing to choose. */
export function questionAt(seated: Seated<View, OmegaEvent>, random: Random): Question<State> | null {
  const { seat, view, heard } = seated;
  if (view.phase !== 'LIVE') return null;
  const mine = seatIn(view, seat);
  const now = Math.max(mine.at, view.liveMs);
  const at = now + MS_PER_CARD;
  if (at >= limitOf(view)) return null;
  // Where the first card lies, and how it is turned, makes no difference.
  if ((mine.plan ?? []).length === 0) return null;
  return {
    candidates: ideas(seated, at, random),
    plain: (action) => stamp(action, at),
    world: (chance) => imagine(view, chance),
    take: (state, action, context) => {
      omegaVirus.apply(state, seat, stamp(action, at), context as Context<OmegaEvent>);
    },
    playOn: (state, context) => playOn(state, seat, heard, context as Context<OmegaEvent>),
    worth: (state) => {
      const { plan } = benchOf(state, seat);
      const points = scoringIn(state).reduce((sum, card) => sum + planValue(card, plan), 0);
      return SECONDS_PER_POINT * points - (finishOf(state, seat) - now) / 1000;
    },
    ends: (state) => {
      const seconds = (finishOf(state, seat) - now) / 1000;
      return [
        ...(state.finish ? [] : ['the plan is not finished in time']),
        ...MARKS.filter((mark) => seconds < mark).map((mark) => `you finish within ${mark} seconds`),
        ...(benchOf(state, seat).pickUps > (mine.tally?.pickUps ?? 0) ? ['cards have to be picked up'] : []),
      ];
    },
  };
}

/** What the rest of a round took in a match that is over; `null` where somebody else finished it. */
export function roundCameTo({ rounds }: State, { seat, view }: Seated<View, OmegaEvent>): number | null {
  const round = rounds.find((one) => one.round === view.round);
  if (!round || round.finisher !== seat) return null;
  const now = Math.max(seatIn(view, seat).at, view.liveMs);
  const points = round.slots.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0);
  return SECONDS_PER_POINT * points - (round.at - now) / 1000;
}

const finishOf = (state: State, seat: number): number => state.finish?.at ?? seatAt(state, seat).at;

/** The deed of the strongest level, and for a card the best places by its own measure. */
function ideas(seated: Seated<View, OmegaEvent>, at: number, random: Random): Action[] {
  const { view, seat } = seated;
  const { plan: seen, hand: held, keys, marked } = seatIn(view, seat);
  const plan = seen ?? [];
  const hand = held ?? NO_CARD;
  const deed = decide(seated, STRONGEST, random);
  const first =
    deed.kind === 'place'
      ? placeAction(cardOf(deed.at), xOf(deed.at), yOf(deed.at), turnOf(deed.at), at)
      : deed.kind === 'flip'
        ? flipAction(at)
        : liftAction(deed.cards, marked, at);
  if (hand === NO_CARD) return [first];
  const appraisal = new Appraisal({
    locations: view.locations ?? [],
    mirrorShapes: view.options.mirrorShapes,
    keys,
    scoring: view.scoring,
  });
  appraisal.board.show(plan);
  const places = placementsFor(plan, hand)
    .map((placement) => ({ placement, worth: appraisal.worthWith(plan, placement) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_PLACES)
    .map(({ placement }) => placeAction(hand, xOf(placement), yOf(placement), turnOf(placement), at));
  return [first, ...places];
}

/** To the end of the seat's own plan. */
function playOn(
  state: State,
  seat: number,
  before: readonly OmegaEvent[],
  context: Context<OmegaEvent>,
): void {
  const heard = [...before];
  const listening: Context<OmegaEvent> = {
    ...context,
    tell(event) {
      context.tell?.(event);
      heard.push(eventFor(event, seat));
    },
  };
  for (let count = 0; count < MOST_COMMANDS && !state.finish; count++) {
    const view = omegaVirus.view(state, seat);
    const deed = decide({ seat, view, heard }, STEADY, context.random);
    const from = Math.max(seatAt(state, seat).at, state.liveMs);
    const action =
      deed.kind === 'place'
        ? placeAction(cardOf(deed.at), xOf(deed.at), yOf(deed.at), turnOf(deed.at), from + MS_PER_CARD)
        : deed.kind === 'flip'
          ? flipAction(from + MS_PER_FLIP)
          : liftAction(deed.cards, seatIn(view, seat).marked, from + MS_PER_CARD * PICK_UP_SHARE);
    if (momentOf(action) >= limitOf(state)) return;
    omegaVirus.apply(state, seat, action, listening);
  }
}

/** What is judged of a race: where cards are laid and what is picked up. */
export const isRaceDecision = (action: Action): boolean =>
  isKind(action, 'place') || isKind(action, 'pickUp');
