/** Resolving a trick: reveal, XO Suits, killing, comparison, effect, cleanup. */
import { enter, missing, wordAt } from '@airlock/kernel';
import { isVictims, victimsAction, victimsMask } from '../actions.ts';
import {
  bare,
  type Card,
  type Effect,
  IS_HIGH,
  IS_SEVEN,
  NO_CARD,
  SEEN,
  SIDES,
  type Station,
  suitOf,
  suitOfStation,
  valueOfCard,
} from '../cards.ts';
import type { ShownPhage, Side } from '../events.ts';
import { CHOOSE_VICTIMS } from '../frames.ts';
import { AT, humansAt, isPowered, phageAt, type Ship } from '../state.ts';
import { ask, type Decision, type ShipContext } from './asking.ts';
import { EFFECT_NUMBER } from './effectNumbers.ts';
import { refuse } from './refusals.ts';
import { turnSentinel } from './sentinels.ts';
import { IN_TRICK } from './suits.ts';

/** HYP-309: T1; the other steps wait on the stack. */
export function resolveTrick(ship: Ship, context: ShipContext, station: number): void {
  const humans = humansAt(ship, station);
  const trick = phageAt(ship, station);
  context.tell?.({
    type: 'trickFull',
    rule: 'HYP-302',
    open: { station, cards: humans.length + trick.length },
  });
  revealAll(trick, station, context);
  enter(ship, AT.afterTrick);
  enter(ship, AT.compare, station);
  enter(ship, AT.killing, station);
  enter(ship, AT.window, IN_TRICK, station);
}

function revealAll(trick: number[], station: Station, context: ShipContext): void {
  const shown: ShownPhage[] | null = context.tell ? [] : null;
  for (let slot = 0; slot < trick.length; slot++) {
    const laid = trick[slot] ?? missing();
    if (laid & SEEN) continue;
    trick[slot] = laid | SEEN;
    shown?.push({ slot, card: laid });
  }
  if (shown && shown.length > 0) {
    context.tell?.({ type: 'revealed', rule: 'HYP-309', open: { station, phage: shown }, reveals: true });
  }
}

/** HYP-310, HYP-311: a Phage of the suit or an Eruption kills one human. */
const isKiller = (phage: Card, station: Station): boolean =>
  (IS_SEVEN[phage] ?? missing()) || suitOf(phage) === suitOfStation(station);

/** T3. HYP-312: only humans of this trick die, and no more than there are. */
export function killing(ship: Ship, context: ShipContext, station: number): void {
  let killers = 0;
  for (const laid of phageAt(ship, station)) if (isKiller(bare(laid), station)) killers++;
  const humans = humansAt(ship, station);
  const deaths = Math.min(killers, humans.length);
  if (deaths === 0) return;
  if (deaths < humans.length) ask(ship, 'chooseVictims', 'HYP-310', context, station, deaths);
  else killPlaces(ship, station, (1 << humans.length) - 1, context);
}

function killPlaces(ship: Ship, station: Station, places: number, context: ShipContext): void {
  const survivors: Card[] = [];
  const humans = humansAt(ship, station);
  for (let place = 0; place < humans.length; place++) {
    const card = humans[place] ?? missing();
    if (!(places & (1 << place))) {
      survivors.push(card);
      continue;
    }
    ship.dead.push(card);
    context.tell?.({ type: 'killed', rule: 'HYP-310', open: { card, from: { zone: 'trick', station } } });
  }
  ship.humans[station] = survivors;
}

/** How many bits a set of five places has. */
const SIZE_OF: readonly number[] = Array.from(
  { length: 32 },
  (_, places) => [...places.toString(2)].filter((bit) => bit === '1').length,
);

export const chooseVictims: Decision = {
  holds: CHOOSE_VICTIMS.holds,

  list(ship, into) {
    const count = humansAt(ship, wordAt(ship, CHOOSE_VICTIMS.station)).length;
    const deaths = wordAt(ship, CHOOSE_VICTIMS.deaths);
    for (let places = 1; places < 1 << count; places++) {
      if (SIZE_OF[places] === deaths) into.add(victimsAction(places));
    }
  },

  refusal(ship, action) {
    if (!isVictims(action)) return refuse('otherDecision');
    const places = victimsMask(action);
    const count = humansAt(ship, wordAt(ship, CHOOSE_VICTIMS.station)).length;
    const fits = places < 1 << count && SIZE_OF[places] === wordAt(ship, CHOOSE_VICTIMS.deaths);
    return fits ? null : refuse('victimsOfTrick');
  },

  take(ship, action, context, station) {
    killPlaces(ship, station as number, victimsMask(action), context);
  },
};

/** HYP-320: the best competing card of a side, if any. */
export function bestOf(cards: readonly number[], station: Station): Card {
  const suit = suitOfStation(station);
  const sign = IS_HIGH[station] ? 1 : -1;
  let best = NO_CARD;
  for (const laid of cards) {
    const card = bare(laid);
    if (suitOf(card) !== suit) continue;
    if (best === NO_CARD || sign * (valueOfCard(card) - valueOfCard(best)) > 0) best = card;
  }
  return best;
}

/** HYP-320 to HYP-326 */
export function winnerOf(humans: readonly Card[], phage: readonly number[], station: Station): Side {
  if (phage.length === 0) return humans.length > 0 ? 'humans' : 'nobody';
  const ours = bestOf(humans, station);
  const theirs = bestOf(phage, station);
  if (ours === NO_CARD) return theirs === NO_CARD ? 'nobody' : 'phage';
  if (theirs === NO_CARD) return 'humans';
  const lead = valueOfCard(ours) - valueOfCard(theirs);
  if (lead === 0) return 'nobody';
  return lead > 0 === IS_HIGH[station] ? 'humans' : 'phage';
}

/** T4 and the start of T5: the side of the station that is up now counts (HYP-333). */
export function compare(ship: Ship, context: ShipContext, station: number): void {
  const humans = humansAt(ship, station);
  const phage = phageAt(ship, station);
  const winner = winnerOf(humans, phage, station);
  context.tell?.({
    type: 'compared',
    rule: 'HYP-321',
    open: { station, winner, human: bestOf(humans, station), phage: bestOf(phage, station) },
  });
  if (winner === 'nobody') {
    enter(ship, AT.cleanUp, station, 0);
    return;
  }
  const side = (EFFECTS_OF[station] ?? missing())[isPowered(ship, station) ? 1 : 0];
  const { rescues, lastFirst } = winner === 'humans' ? side.win : side.lose;
  enter(ship, AT.cleanUp, station, rescues);
  for (const effect of lastFirst) enter(ship, AT.effect, effect);
}

/** What a result does, ready to be entered. */
interface Consequence {
  readonly rescues: number;
  /** The numbers of its effects in the order they are entered. */
  readonly lastFirst: readonly number[];
}

const consequenceOf = (effects: readonly Effect[]): Consequence => ({
  rescues: effects.includes('launchLifeboat') ? 1 : 0,
  lastFirst: effects.map((effect) => EFFECT_NUMBER[effect]).reverse(),
});

const EFFECTS_OF = SIDES.map(
  ([unpowered, powered]) =>
    [
      { win: consequenceOf(unpowered.win), lose: consequenceOf(unpowered.lose) },
      { win: consequenceOf(powered.win), lose: consequenceOf(powered.lose) },
    ] as const,
);

/** T6, T7. HYP-332, HYP-801: whoever survived goes to the discard pile or off the ship. */
export function cleanUp(ship: Ship, context: ShipContext, station: number, rescues: number): void {
  const humans = humansAt(ship, station);
  const phage = phageAt(ship, station).map(bare);
  const pile = rescues ? ship.rescued : ship.crewDiscard;
  for (const card of humans) pile.push(card);
  for (const card of phage) ship.phageDiscard.push(card);
  ship.humans[station] = [];
  ship.phage[station] = [];
  context.tell?.({
    type: 'cleared',
    rule: rescues ? 'HYP-801' : 'HYP-332',
    open: { station, humans, phage, rescued: rescues === 1 },
  });
  turnSentinel(ship, station, context);
}

/** T8 */
export function afterTrick(ship: Ship): void {
  enter(ship, AT.resolveFreed);
  enter(ship, AT.checkSurvivors);
}
