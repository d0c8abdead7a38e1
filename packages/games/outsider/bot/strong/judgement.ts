/** What the strong player makes of a position: who may be an Outsider, who can complete what, and the smallest Scrap. */
import type { Seat } from '@airlock/kernel';
import { itemAt } from '@airlock/kernel';
import { FIRST_GOAL, goalOf, isGear, type Kind, OMNI } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { goalsOf } from '../../rules/ending.ts';
import { coversGoal } from '../../rules/goals.ts';
import { survivalOf } from '../../rules/survival.ts';
import { handOf } from '../../rules/zones.ts';
import { kindOf, knowersOf, type State } from '../../state.ts';
import { deckLeft, handFinishes, handKinds, holds, type Outlook, suits, wantedGear } from '../outlook.ts';
import { isHere, leavesPile } from '../ship.ts';
import { hasOffered, NO_WORDS, wordsIn } from '../words.ts';
import { type Belief, beliefOf, chancesOf, evidenceFrom } from './belief.ts';
import { darkRemembered } from './supplyMemory.ts';

export interface Judgement extends Outlook {
  readonly evidence: readonly number[];
  readonly belief: Belief;
  /** Of each seat to be an Outsider. */
  readonly chances: readonly number[];
}

const DARK_BORNE = 1;

/** Suspected more than by chance counts against a seat; as much as a sabotage where it is more likely than not. */
const SUSPICION = 4;

export function judge(state: State, seat: Seat, heard: readonly OutsiderEvent[]): Judgement {
  const words = wordsIn(state.claims, heard, state.seats);
  const judgement = { ...judgeBy(state, seat, evidenceFrom(heard, state.seats), 0), words };
  return { ...judgement, supplyDark: darkRemembered(judgement, heard) };
}

export function judgeBy(
  state: State,
  seat: Seat,
  evidence: readonly number[],
  supplyDark: number,
  handsOpen = false,
): Judgement {
  const belief = beliefOf(state, seat, evidence);
  const chances = chancesOf(belief, state.seats);
  const others = chances.filter((_, other) => other !== seat);
  const mean = others.reduce((sum, chance) => sum + chance, 0) / others.length;
  const suspicion = chances.map((chance) => (chance > mean * 1.4 ? chance * SUSPICION : 0));
  return {
    state,
    seat,
    suspicion,
    evidence,
    belief,
    chances,
    darkBorne: DARK_BORNE,
    supplyDark,
    words: NO_WORDS,
    ...(handsOpen && { handsOpen }),
  };
}

/** How much a Gear is worth to keep: what it completes in play or in hand, and its free icons. */
function gearWorth(outlook: Outlook, kind: Kind): number {
  if (wantedGear(outlook).has(kind)) return 4;
  return suits(outlook.state, outlook.seat, FIRST_GOAL + kind) ? 2 : 1;
}

const MOST_SCRAPPED = 4;

/** The cheapest Gear in one's own hand that covers a Goal's icons; `null` if none does. */
export function bestScrap(outlook: Outlook, goal: Kind, picked: readonly Kind[] = []): Kind[] | null {
  const { state, seat } = outlook;
  const gear = handKinds(outlook).filter((kind) => isGear(kind) && !picked.includes(kind));
  let best: Kind[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let set = 0; set < 1 << Math.min(gear.length, 10); set++) {
    const chosen = gear.filter((_, index) => (set >> index) % 2 === 1);
    if (chosen.length > MOST_SCRAPPED) continue;
    const cost = chosen.reduce((sum, kind) => sum + 2 + gearWorth(outlook, kind), 0);
    if (cost < least && coversGoal(state, seat, goal, [...picked, ...chosen])) {
      best = chosen;
      least = cost;
    }
  }
  return best;
}

/** How a seat would complete a Goal, as the modes of the action count them. */
const [BY_GEAR, BY_SCRAP, BY_GEAR_OMNI, BY_SCRAP_OMNI] = [0, 1, 2, 3] as const;

export function howToFinish(outlook: Outlook, goal: Kind): number | null {
  if (!handFinishes(outlook.state, outlook.seat, goal)) return null;
  const hasGear = holds(outlook, goalOf(goal));
  if (suits(outlook.state, outlook.seat, goal)) return hasGear ? BY_GEAR : BY_SCRAP;
  if (!holds(outlook, OMNI)) return null;
  return hasGear ? BY_GEAR_OMNI : BY_SCRAP_OMNI;
}

/** Whether a Goal can be completed where this seat is; the Omni-Tool works anywhere. */
export const mayFinishHere = ({ state, seat }: Outlook, goal: Kind, mode: number): boolean =>
  leavesPile(state, goal) && (mode >= BY_GEAR_OMNI || isHere(state, seat, goal));

/** Seats that can complete a Goal soon, by their word or by what this seat has seen of their hand. */
export function finishersOf(judgement: Judgement, goal: Kind): Seat[] {
  const { state, seat, words } = judgement;
  return state.survival.flatMap((_, other) => {
    if (other === seat || survivalOf(state, other) === 0 || !suits(state, other, goal)) return [];
    if (judgement.handsOpen) return handFinishes(state, other, goal) ? [other] : [];
    const isSeen = handOf(state, other).some(
      (held) => (knowersOf(held) >> seat) % 2 === 1 && kindOf(held) === goalOf(goal),
    );
    return isSeen || hasOffered(words, other, goal) ? [other] : [];
  });
}

/** What it is worth to this seat's side, from 0 to about 1.5, that a seat completes the next Goal. */
export function worthFor({ state, chances }: Judgement, other: Seat): number {
  const lacks = goalsOf(state, other) === 0 ? 1.5 : 1;
  return lacks * Math.max(0, 1 - 1.6 * itemAt(chances, other));
}

/** Whether the deck runs out before long, with no Stabilise to stop it. */
export const isUrgent = (outlook: Outlook): boolean =>
  deckLeft(outlook) <= 2 && outlook.state.stabilised === 0;
