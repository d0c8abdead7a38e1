/**
 * A full state that fits what one viewer knows. It is made from the view alone, so that nothing a viewer may
 * not know can find its way into a bot.
 */
import { missing, type Random, type Seat, shuffle } from '@airlock/kernel';
import {
  ALL_CARDS,
  ALL_STATIONS,
  bare,
  type Card,
  DESTRUCT,
  IS_SEVEN,
  LIMITS,
  NO_CARD,
  SEVENS,
} from './cards.ts';
import type { Progress } from './events.ts';
import type { Options } from './options.ts';
import { NO_LUCK } from './rules/shuffles.ts';
import { AT, CREW_PHASE, type Ship, type ShipResult, type State } from './state.ts';
import type { ShipView, View } from './view.ts';

export function imagine(view: View, random: Random): State {
  return {
    options: view.options,
    mode: view.mode,
    seats: view.seats,
    ships: view.ships.map((ship, seat) =>
      ship
        ? imagineShip(ship, view.options, random)
        : imagineUnseen(view.progress[seat] ?? missing(), seat, view.options, random),
    ),
  };
}

/** Every zone that may hide a card: unknown ones are dealt from all that the viewer does not see. */
function imagineShip(view: ShipView, options: Options, random: Random): Ship {
  const humans = shuffle(unseenHumans(view), random);
  const phage = shuffle(unseenPhage(view), random);
  const people = (cards: readonly number[]): number[] => filled(cards, humans);
  const spores = (cards: readonly number[]): number[] => filled(cards, phage);
  return {
    stack: view.stack.slice(),
    options,
    owner: view.owner,
    seats: view.seats,
    standIn: view.standIn,
    luck: NO_LUCK,
    shuffles: [1, 1],
    layout: view.layout.slice(),
    round: view.round,
    phase: view.phase,
    plays: view.plays,
    marked: view.marked.slice(),
    extraUsed: view.extraUsed,
    hand: view.hand.slice(),
    crewDeck: people(view.crewDeck),
    crewDiscard: view.crewDiscard.slice(),
    cryosleep: people(view.cryosleep),
    cocoon: people(view.cocoon),
    munitions: view.munitions.slice(),
    rescued: view.rescued.slice(),
    dead: view.dead.slice(),
    phageDeck: spores(view.phageDeck),
    phageQueue: spores(view.phageQueue),
    phageDiscard: view.phageDiscard.slice(),
    phageRemoved: spores(view.phageRemoved),
    humans: view.humans.map((cards) => cards.slice()),
    phage: view.phage.map(spores),
    sentinel: view.sentinel.slice(),
    powered: view.powered,
    destroyed: view.destroyed,
    status: view.status,
    result: view.result,
  };
}

/** The cards with every unknown one taken from the pile of what they may be. */
const filled = (cards: readonly number[], from: Card[]): number[] =>
  cards.map((card) => (card === NO_CARD ? (from.pop() as Card) : card));

/** Humans whose place the viewer does not know. */
export function unseenHumans(view: ShipView): Card[] {
  const zones = [
    view.hand,
    view.crewDeck,
    view.crewDiscard,
    view.cryosleep,
    view.cocoon,
    view.munitions,
    view.rescued,
    view.dead,
    view.sentinel,
    ...view.humans,
  ];
  return without(zones);
}

/** Phage whose place the viewer does not know: what any face-down one may still be. */
export function unseenPhage(view: ShipView): Card[] {
  const zones = [view.phageDeck, view.phageQueue, view.phageDiscard, view.phageRemoved, ...view.phage];
  return without(zones);
}

function without(zones: readonly (readonly number[])[]): Card[] {
  const seen = Array<boolean>(ALL_CARDS.length + 1).fill(false);
  for (const zone of zones) for (const card of zone) seen[bare(card)] = true;
  return ALL_CARDS.filter((card) => !seen[card]);
}

/**
 * Somebody else's ship in a race, of which only the progress is known: as many rescued and surviving, the rest
 * asleep, cocooned, unissued or dead, and the stations as they may stand by then.
 */
function imagineUnseen(progress: Progress, owner: Seat, options: Options, random: Random): Ship {
  const { round, rescued, survivors, armed, finished } = progress;
  const people = shuffle([...ALL_CARDS], random);
  const suits = people.filter((card) => IS_SEVEN[card]);
  const crew = people.filter((card) => !IS_SEVEN[card]);
  const aboard = rescued + survivors;
  const needed = Math.max(0, aboard - crew.length);
  const issued = suits.splice(0, needed);
  const pool = [...crew.splice(0, aboard - needed), ...issued];
  const saved = pool.splice(0, rescued);
  const hand = pool.splice(0, LIMITS.handSize);
  const result: ShipResult | null = finished
    ? { reason: 'escape', won: false, score: 0, rescued, round }
    : null;
  const ship: Ship = {
    stack: finished ? [] : [AT.endRound, AT.countdown, AT.play],
    options,
    owner,
    seats: 1,
    standIn: -1,
    luck: NO_LUCK,
    shuffles: [1, 1],
    layout: options.layout === 'standard' ? [...ALL_STATIONS] : shuffle([...ALL_STATIONS], random),
    round,
    phase: CREW_PHASE,
    plays: 1,
    marked: [],
    extraUsed: 0,
    hand,
    crewDeck: pool,
    crewDiscard: [],
    cryosleep: crew.splice(0, LIMITS.sleepers),
    cocoon: crew.splice(0, LIMITS.cocooned),
    munitions: SEVENS.filter((card) => suits.includes(card)),
    rescued: saved,
    dead: crew,
    phageDeck: shuffle([...ALL_CARDS], random),
    phageQueue: [],
    phageDiscard: [],
    phageRemoved: [],
    humans: ALL_STATIONS.map(() => []),
    phage: ALL_STATIONS.map(() => []),
    sentinel: ALL_STATIONS.map(() => NO_CARD),
    powered: 0,
    destroyed: 0,
    status: armed ? 1 << DESTRUCT : 0,
    result,
  };
  return ship;
}
