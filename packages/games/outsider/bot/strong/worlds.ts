/**
 * Worlds a seat takes for possible, drawn as often as it believes in them: loyalties by what speaks for them, the
 * Supply as Dark as it is remembered, and the hands of Crew as they were told.
 */
import { itemAt, type Random, type Seat, shuffle } from '@airlock/kernel';
import { CREW, DARK, type Kind, type Loyalty, NO_CARD, OUTSIDER } from '../../cards.ts';
import { imagine } from '../../imagine.ts';
import { handOf, holdsKind, pileAt } from '../../rules/zones.ts';
import { type Held, kindOf, knowersOf, type State } from '../../state.ts';
import type { View } from '../../view.ts';
import { cardsSaid } from '../words.ts';
import type { Belief } from './belief.ts';
import type { Judgement } from './judgement.ts';

const FINE = 2 ** 20;
const fraction = (random: Random): number => random.int(FINE) / FINE;

export function drawWorld(view: View, judgement: Judgement, random: Random): State {
  const loyalties = drawLoyalties(judgement.belief, view.seats, random);
  const world = imagine({ ...view, loyalties }, random);
  believeClaims(world, judgement);
  darkenSupply(world, judgement, random);
  // Nobody speaks in an imagined world, and nobody has to remember: hands are read there.
  world.claims = [];
  world.claimTruth = [];
  return world;
}

function drawLoyalties({ sets, weights }: Belief, seats: number, random: Random): Loyalty[] {
  let left = fraction(random);
  const at = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  const set = itemAt(sets, at < 0 ? sets.length - 1 : at);
  return Array.from({ length: seats }, (_, seat) => ((set >> seat) % 2 === 1 ? OUTSIDER : CREW));
}

/** Gear and Goals that Crew of this world has said to hold lie in its hand, if they may lie there at all. */
function believeClaims(world: State, { seat, words }: Judgement): void {
  for (let who = 0; who < world.seats; who++) {
    if (who === seat || world.loyalties[who] !== CREW) continue;
    const told = new Set(cardsSaid(words, who));
    for (const card of told) putInHand(world, seat, who, card, told);
  }
}

const isUnknown = (held: Held, seat: Seat): boolean => (knowersOf(held) >> seat) % 2 === 0;

/** Exchanges a card the seat cannot see with one it cannot see either; not with another that was told of. */
function putInHand(world: State, seat: Seat, who: Seat, card: Kind, told: ReadonlySet<Kind>): void {
  const hand = handOf(world, who);
  if (holdsKind(hand, card)) return;
  const to = hand.findIndex((held) => isUnknown(held, seat) && !told.has(kindOf(held)));
  if (to < 0) return;
  for (const zone of hiddenZones(world, seat)) {
    const from = zone.findIndex((held) => kindOf(held) === card && isUnknown(held, seat));
    if (from < 0) continue;
    const moved = itemAt(zone, from);
    zone[from] = itemAt(hand, to);
    hand[to] = moved;
    chooseAgain(world, seat);
    return;
  }
}

/** What others had chosen in secret may lie elsewhere now. */
function chooseAgain(world: State, seat: Seat): void {
  for (const choices of world.secret) {
    for (const other of choices.keys()) if (other !== seat) choices[other] = NO_CARD;
  }
}

const hiddenZones = (world: State, seat: Seat): Held[][] => [
  ...world.piles,
  world.supply,
  world.entropy,
  ...world.hands.filter((_, other) => other !== seat),
];

/** As many Dark in the unknown part of the Supply as this seat expects there. */
function darkenSupply(world: State, { seat, supplyDark }: Judgement, random: Random): void {
  const { supply } = world;
  const unknown = supply.flatMap((held, place) => (isUnknown(held, seat) ? [place] : []));
  if (unknown.length === 0) return;
  const known = supply.filter((held) => !isUnknown(held, seat) && kindOf(held) === DARK).length;
  const share = Math.min(1, Math.max(0, (supplyDark - known) / unknown.length));
  const deck = pileAt(world, 0);
  for (const place of shuffle(unknown, random)) {
    const isDark = kindOf(itemAt(supply, place)) === DARK;
    const wanted = fraction(random) < share;
    if (isDark === wanted) continue;
    const from = deck.findIndex((held) => isUnknown(held, seat) && (kindOf(held) === DARK) === wanted);
    if (from < 0) continue;
    const moved = itemAt(deck, from);
    deck[from] = itemAt(supply, place);
    supply[place] = moved;
  }
}
