/** What a player makes of a position from its own seat: its hand, what lies open, and whom it suspects. */
import type { Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { CREW, DARK, goalOf, isGear, isGoal, type Kind, OUTSIDER } from '../cards.ts';
import type { OutsiderEvent } from '../events.ts';
import { outsidersFor } from '../options.ts';
import { actionPoints } from '../rules/allowance.ts';
import { allGoals, goalsOf } from '../rules/ending.ts';
import { coversGoal, hasSkill } from '../rules/goals.ts';
import { characterOf, survivalOf } from '../rules/survival.ts';
import { gearIn, handOf, holdsKind } from '../rules/zones.ts';
import { type Stage, stageOf } from '../stages.ts';
import { kindOf, type State } from '../state.ts';
import { hasOffered, type Words, wordsIn } from './words.ts';

export interface Outlook {
  readonly state: State;
  readonly seat: Seat;
  /** How much each seat has done that an Outsider would do. */
  readonly suspicion: readonly number[];
  /** How many Dark it bears in hand before it risks a Crisis to be rid of one. */
  readonly darkBorne: number;
  /** How many Dark it takes the Supply to hold. */
  readonly supplyDark: number;
  /** What was said of hands and still stands. */
  readonly words: Words;
  /** In worlds that are only imagined: what others could say of their hands is read there, since nobody speaks. */
  readonly handsOpen?: boolean;
}

/** What an imagined state waits for. */
export const stageIn = ({ stack, active, secret, hands }: State): Stage =>
  stageOf({ stack, active, secret, hands: hands.map(({ length }) => ({ size: length, known: [] })) });

/** For bots that only speak: words are about their own hand and what lies open, so nobody needs to be judged. */
export const speakingOutlook = (state: State, seat: Seat, heard: readonly OutsiderEvent[]): Outlook => ({
  state,
  seat,
  suspicion: [],
  darkBorne: 0,
  supplyDark: 0,
  words: wordsIn(state.claims, heard, state.seats),
});

const FOR_SABOTAGE = 2;
const FOR_REPLACING = 0.5;

/** What was heard speaks against those who sabotage and those who replace Goals; the dead start afresh. */
export function suspicionFrom(heard: readonly OutsiderEvent[], seats: number): number[] {
  const suspicion = Array<number>(seats).fill(0);
  const add = (seat: Seat, amount: number): void => {
    suspicion[seat] = itemAt(suspicion, seat) + amount;
  };
  for (const event of heard) {
    if (event.type === 'sabotaged') add(event.open.seat, FOR_SABOTAGE);
    else if (event.type === 'goalPlayed' && event.open.replaced >= 0) add(event.open.seat, FOR_REPLACING);
    else if (event.type === 'died') suspicion[event.open.seat] = 0;
  }
  return suspicion;
}

export const isOutsider = ({ state, seat }: Pick<Outlook, 'state' | 'seat'>): boolean =>
  state.loyalties[seat] === OUTSIDER;

export const handKinds = ({ state, seat }: Outlook): Kind[] => handOf(state, seat).map(kindOf);

export const holds = ({ state, seat }: Outlook, kind: Kind): boolean => holdsKind(handOf(state, seat), kind);

/** Whether this seat's character has the skill for a Goal. */
export const suits = (state: State, seat: Seat, goal: Kind): boolean =>
  hasSkill(characterOf(state, seat), goal);

/** Whether a hand completes a Goal, for a seat that has the skill. */
export const handFinishes = (state: State, seat: Seat, goal: Kind): boolean =>
  holdsKind(handOf(state, seat), goalOf(goal)) || coversGoal(state, seat, goal, gearIn(state, seat));

/** Whether one's own hand completes a Goal, once it is in play and there are two actions. */
export const canFinish = ({ state, seat }: Outlook, goal: Kind): boolean =>
  suits(state, seat, goal) && handFinishes(state, seat, goal);

/** Gear that completes a Goal in play or in one's own hand, for this seat. */
export function wantedGear(outlook: Outlook): Set<Kind> {
  const { state, seat } = outlook;
  const goals = [...state.inPlay, ...handKinds(outlook).filter(isGoal)];
  return new Set(goals.filter((goal) => suits(state, seat, goal)).map(goalOf));
}

/** Own Gear, the least useful first. */
export function spareGear(outlook: Outlook): Kind[] {
  const wanted = wantedGear(outlook);
  const worth = (kind: Kind): number =>
    wanted.has(kind) ? 2 : suits(outlook.state, outlook.seat, kind + 16) ? 1 : 0;
  return handKinds(outlook)
    .filter(isGear)
    .sort((one, other) => worth(one) - worth(other) || one - other);
}

export const darkHeld = (outlook: Outlook): number =>
  handKinds(outlook).filter((kind) => kind === DARK).length;

export const deckLeft = ({ state }: Outlook): number =>
  state.piles.reduce((sum, pile) => sum + pile.length, 0);

/** Whether the deck may not last until this seat's next turn, with what others draw meanwhile. */
export const isRunningOut = (outlook: Outlook): boolean => deckLeft(outlook) <= outlook.state.seats + 6;

export const points = ({ state }: Outlook): number => actionPoints(state);

/** Whether one more action can be had without ending at zero. */
export const canAfford = ({ state, seat }: Outlook, least = 1): boolean =>
  state.bought < 3 && survivalOf(state, seat) - (state.bought + 1) >= least;

/** Seats that may be Crew for all this one knows. */
function mayBeCrew({ state, seat }: Outlook): Seat[] {
  return state.survival.flatMap((_, other) => {
    const isKnown = other === seat || (state.revealed >> other) % 2 === 1;
    return isKnown && state.loyalties[other] !== CREW ? [] : [other];
  });
}

/** OUT-802, as far as open facts tell: everybody who may be Crew has a Goal, but for the most suspected. */
export function crewWouldWin(outlook: Outlook, mayGuess: boolean): boolean {
  const { state, suspicion } = outlook;
  if (allGoals(state) <= state.seats) return false;
  const without = mayBeCrew(outlook).filter((seat) => goalsOf(state, seat) === 0);
  if (without.length === 0) return true;
  if (!mayGuess || state.revealed !== 0) return false;
  const doubted = without.every((seat) => seat !== outlook.seat && itemAt(suspicion, seat) > 0);
  return doubted && without.length <= outsidersFor(state.seats, state.options);
}

/** OUT-807, OUT-984, as far as open facts tell. */
export function outsidersWouldWin({ state, seat }: Outlook): boolean {
  const outsiders = outsidersFor(state.seats, state.options);
  const isOpen = state.revealed === (1 << state.seats) - 1;
  const crew = state.loyalties.filter((loyalty) => loyalty === CREW).length;
  if (state.options.doom === 'quickAndDead') {
    return state.deaths > (isOpen ? crew : state.seats - Math.min(outsiders, 1));
  }
  const others = state.survival.flatMap((left, other) => (left > 0 && other !== seat ? [other] : []));
  if (isOpen) {
    const anyLeft = state.survival.some((left, other) => left > 0 && state.loyalties[other] === OUTSIDER);
    return anyLeft && others.every((other) => state.loyalties[other] === OUTSIDER);
  }
  return survivalOf(state, seat) > 0 && others.length <= outsiders - 1;
}

/** The seats that have said they could complete a Goal if it were played, and have not been doubted. */
export function claimants({ state, seat, suspicion, words, handsOpen }: Outlook, goal: Kind): Seat[] {
  return state.survival.flatMap((_, other) => {
    if (other === seat || !suits(state, other, goal)) return [];
    if (handsOpen) return handFinishes(state, other, goal) ? [other] : [];
    return hasOffered(words, other, goal) && itemAt(suspicion, other) < FOR_SABOTAGE ? [other] : [];
  });
}
