/**
 * A full state that fits what one viewer knows. It is made from the view alone, so that nothing a viewer may not know
 * can find its way into a bot. Cards the viewer knows lie where they are; all others are dealt at random.
 */
import { has, itemAt, present, type Random, REVIEWER, type Seat, shuffle, takeAt } from '@airlock/kernel';
import {
  CREW,
  CREW_CARDS,
  CRISIS_COPIES,
  type Crisis,
  HIDDEN_CARD,
  isGear,
  type Kind,
  type Loyalty,
  NO_CARD,
  NO_LOYALTY,
  OUTSIDER,
  OUTSIDER_CARDS,
} from './cards.ts';
import { copiesIn, outsidersFor } from './options.ts';
import { stageOf } from './stages.ts';
import { CLAIM_OPEN, type Held, heldAs, kindOf, lists, marked, type State, thingOf } from './state.ts';
import { bitOf, type Pile, type View, type Zone } from './view.ts';

/** Cards nobody has shown the viewer, in random order; hidden places are filled from here. */
class Unseen {
  private readonly cards: number[];
  private readonly bit: number;

  /** `copies` says how often each card exists. */
  constructor(copies: readonly number[], seen: readonly number[], bit: number, random: Random) {
    const left = copies.slice();
    for (const card of seen) {
      const more = (left[card] ?? 0) - 1;
      if (more < 0) throw new Error(`The view shows card ${card} too often.`);
      left[card] = more;
    }
    const cards: number[] = [];
    for (let card = 0; card < left.length; card++) {
      for (let copy = present(left[card]); copy > 0; copy--) cards.push(card);
    }
    this.cards = shuffle(cards, random);
    this.bit = bit;
  }

  next(): number {
    const card = this.cards.pop();
    if (card === undefined) throw new Error('The view hides more cards than there are.');
    return card;
  }

  /** A place without order; with `wanted`, one of its cards is such a one. */
  fill({ size, known }: Zone, wanted?: (card: number) => boolean): Held[] {
    const cards = known.map((kind) => heldAs(kind, this.bit));
    if (wanted && !known.some(wanted)) {
      const at = this.cards.findIndex(wanted);
      if (at >= 0) cards.push(takeAt(this.cards, at));
    }
    while (cards.length < size) cards.push(this.next());
    return cards;
  }

  /** A place with an order. */
  stack({ size, known }: Pile): Held[] {
    const cards: Held[] = Array<Held>(size).fill(HIDDEN_CARD);
    for (let index = 0; index < known.length; index += 2) {
      cards[present(known[index])] = heldAs(present(known[index + 1]), this.bit);
    }
    return cards.map((held) => (held === HIDDEN_CARD ? this.next() : held));
  }
}

/** The cards of a place with an order stand at every second place of what is known. */
function addCards({ known }: Pile, into: number[]): void {
  for (let index = 1; index < known.length; index += 2) into.push(present(known[index]));
}

function knownCards(view: View): Kind[] {
  const cards: Kind[] = [
    ...view.supply.known,
    ...view.entropy.known,
    ...view.hold.known,
    ...view.recycled.known,
    ...view.aside.known,
  ];
  for (const { known } of view.hands) cards.push(...known);
  for (const pile of view.piles) addCards(pile, cards);
  for (const entry of view.discard) cards.push(thingOf(entry));
  cards.push(...view.inPlay, ...view.completing);
  for (const goals of view.completed) cards.push(...goals);
  return cards;
}

function knownCrises(view: View): Crisis[] {
  const crises: Crisis[] = [...view.crisisDiscard, ...view.resolving];
  addCards(view.crisisDeck, crises);
  addCards(view.drawnCrises, crises);
  for (const entry of view.ongoing) crises.push(thingOf(entry));
  for (const entry of view.assigned) if (entry !== HIDDEN_CARD) crises.push(thingOf(entry));
  return crises;
}

export function imagine(view: View, random: Random): State {
  const bit = bitOf(view.viewer);
  const cards = new Unseen(copiesIn(view), knownCards(view), bit, random);
  const crises = new Unseen(CRISIS_COPIES, knownCrises(view), bit, random);
  const loyalties = imagineLoyalties(view, random);
  const holder = askedForGear(view);
  const withGear = holder < 0 ? [] : cards.fill(itemAt(view.hands, holder), isGear);
  const hands = view.hands.map((hand, seat) => {
    if (seat === view.viewer) return [...hand.known];
    return seat === holder ? withGear : cards.fill(hand);
  });
  const count = (side: Loyalty): number => loyalties.filter((loyalty) => loyalty === side).length;
  // Nobody else may know it before the end; what a view shows of it all the same is not believed.
  const seesTruth = view.viewer === REVIEWER || view.result !== null;
  const isDealt = loyalties[0] !== NO_LOYALTY;
  return {
    stack: [...view.stack],
    options: view.options,
    seats: view.seats,
    turn: view.turn,
    active: view.active,
    first: view.first,
    direction: view.direction,
    characters: [...view.characters],
    unused: [...view.unused],
    dead: [...view.dead],
    deaths: view.deaths,
    reborn: view.reborn,
    loyalties,
    revealed: view.revealed,
    spareLoyalties: isDealt ? [CREW_CARDS - count(CREW), OUTSIDER_CARDS - count(OUTSIDER)] : [0, 0],
    survival: [...view.survival],
    stabilised: view.stabilised,
    slowed: view.slowed,
    tokens: [...view.tokens],
    destroyed: view.destroyed,
    supplyPlace: view.supplyPlace,
    base: view.base,
    used: view.used,
    bonus: view.bonus,
    bought: view.bought,
    skipEntropy: view.skipEntropy,
    slowedNow: view.slowedNow,
    absorbed: view.absorbed,
    hands,
    piles: view.piles.map((pile) => cards.stack(pile)),
    supply: cards.fill(view.supply),
    entropy: cards.fill(view.entropy),
    hold: cards.fill(view.hold),
    recycled: cards.fill(view.recycled).map(kindOf),
    discard: [...view.discard],
    inPlay: [...view.inPlay],
    completing: [...view.completing],
    completed: view.completed.map((goals) => [...goals]),
    aside: cards.fill(view.aside),
    lookedCards: view.lookedCards,
    lookedPile: view.lookedPile,
    picked: [...view.picked],
    secret: view.secret.map((kinds) =>
      kinds.map((kind, seat) => chosenFrom(kind, itemAt(hands, seat), random)),
    ),
    lastLeft: [...view.lastLeft],
    lastTook: [...view.lastTook],
    crisisDeck: crises.stack(view.crisisDeck),
    crisisDiscard: [...view.crisisDiscard],
    ongoing: [...view.ongoing],
    resolving: [...view.resolving],
    lookedCrises: view.lookedCrises,
    drawnCrises: crises.stack(view.drawnCrises),
    assigned: imagineAssigned(view, crises, random),
    assigners: view.assigners,
    memos: lists(view.seats).map((none, seat) => (seat === view.viewer ? [...view.memos] : none)),
    claims: [...view.claims],
    claimTruth: view.claims.map((_, number) => (seesTruth ? itemAt(view.claimTruth, number) : CLAIM_OPEN)),
    said: [...view.said],
    questions: view.questions,
    stop: view.stop,
    result: view.result,
  };
}

/** CR03, CR04: whoever is asked to discard Gear and cannot lose instead holds some. */
function askedForGear(view: View): Seat {
  const stage = stageOf(view);
  if (stage.kind !== 'question' || stage.seat === view.viewer) return -1;
  const mustHold =
    stage.question === 'discardGear' ||
    (stage.question === 'discardOrLose' && view.survival[stage.seat] === 0);
  return mustHold ? stage.seat : -1;
}

function chosenFrom(kind: Kind, hand: readonly Held[], random: Random): Kind {
  if (kind !== HIDDEN_CARD) return kind;
  return hand.length === 0 ? NO_CARD : kindOf(itemAt(hand, random.int(hand.length)));
}

/** OUT-804: hidden Crises lie before different Crew players. */
function imagineAssigned(view: View, crises: Unseen, random: Random): number[] {
  const seats = shuffle(
    view.survival.flatMap((_, seat) => (has(view.assigners, seat) ? [] : [seat])),
    random,
  );
  return view.assigned.map((entry) =>
    entry === HIDDEN_CARD ? marked(crises.next(), seats.pop() ?? 0) : entry,
  );
}

/**
 * Loyalties as they were dealt fit the number of Outsiders; a seat that died since has drawn from all cards outside
 * the game (OUT-982). What the viewer knows of any of them holds.
 */
function imagineLoyalties(view: View, random: Random): Loyalty[] {
  const loyalties = [...view.loyalties];
  if (view.first < 0 || isUndealt(view)) return loyalties;
  const hidden = loyalties.flatMap((loyalty, seat) => (loyalty === NO_LOYALTY ? [seat] : []));
  const isReborn = (seat: Seat): boolean => has(view.reborn, seat);
  const outsiders = loyalties.filter((loyalty, seat) => loyalty === OUTSIDER && !isReborn(seat)).length;
  const slots = shuffle(
    view.survival.flatMap((_, seat) => (isReborn(seat) || loyalties[seat] === NO_LOYALTY ? [seat] : [])),
    random,
  );
  const wanted = new Set(slots.slice(0, outsidersFor(view.seats, view.options) - outsiders));
  for (const seat of hidden) if (!isReborn(seat)) loyalties[seat] = wanted.has(seat) ? OUTSIDER : CREW;
  const spare: Loyalty[] = [
    ...Array<Loyalty>(CREW_CARDS - loyalties.filter((loyalty) => loyalty === CREW).length).fill(CREW),
    ...Array<Loyalty>(
      Math.max(0, OUTSIDER_CARDS - loyalties.filter((loyalty) => loyalty === OUTSIDER).length),
    ).fill(OUTSIDER),
  ];
  shuffle(spare, random);
  for (const seat of hidden) if (isReborn(seat)) loyalties[seat] = spare.pop() ?? CREW;
  return loyalties;
}

/** Before the loyalties are dealt nobody has a hand, and nobody ever had. */
const isUndealt = (view: View): boolean => view.turn === 0 && view.hands.every(({ size }) => size === 0);
