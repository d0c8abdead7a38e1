/** What both bots do with cards, Tasks and repairs. */
import { type Action, missing, pick, type Random, type Seat } from '@airlock/kernel';
import { HOLD_ACTION, pickAction, repairAction, submitAction } from '../actions.ts';
import {
  C1,
  C2,
  CARD_COUNT,
  type Card,
  COMPLETED,
  DESTROYED,
  INF,
  INFECTED,
  isRest,
  OPEN,
  PZERO,
  REST,
  S1,
  S2,
  SHIFTS_PER_DAY,
  SURVIVOR,
  type Task,
} from '../cards.ts';
import { playableCards } from '../rules/cardLimits.ts';
import { handOf, holds, isOut, momentOf, neededFor, pointsAt, roleOf } from '../state.ts';
import type { View } from '../view.ts';
import { livingSeats, plannedFor } from './reports.ts';

const LAST_SHIFT = SHIFTS_PER_DAY - 1;

export const chance = (random: Random, probability: number): boolean =>
  random.int(2 ** 20) < probability * 2 ** 20;

const pointsLacking = (view: View, task: Task): number =>
  neededFor(view.options, task) - pointsAt(view, task);

/** The two open Tasks with the fewest points missing, in either order; completed ones if there are no others. */
export function pickTasks(view: View, random: Random): Action {
  const tasks = view.status.map((_, task) => task);
  const open = tasks
    .filter((task) => view.status[task] === OPEN)
    .sort((a, b) => pointsLacking(view, a) - pointsLacking(view, b));
  const completed = tasks.filter((task) => view.status[task] === COMPLETED);
  const [first, second] = [...open, ...completed] as [Task, Task];
  return random.int(2) === 0 ? pickAction(first, second) : pickAction(second, first);
}

function legalCards(view: View, seat: Seat): Card[] {
  const role = roleOf(view, seat);
  const cards = playableCards(role, handOf(view, seat), view.options);
  return Array.from({ length: CARD_COUNT }, (_, card) => card).filter((card) => holds(cards, card));
}

/** What a Survivor has announced for this Shift, where it still can. */
function plannedCard(view: View, seat: Seat): Card | null {
  const planned = plannedFor(view, seat, momentOf(view.day, view.shift));
  return legalCards(view, seat).includes(planned) ? planned : null;
}

/** Any card that is allowed, but what was announced where something was. */
export function anyCard(view: View, seat: Seat, random: Random): Action {
  if (isOut(view, seat)) return outsiderCard(view, seat, random);
  const planned = view.roles[seat] === SURVIVOR ? plannedCard(view, seat) : null;
  return submitAction(planned ?? pick(legalCards(view, seat), random));
}

export function chooseCard(view: View, seat: Seat, random: Random): Action {
  if (isOut(view, seat)) return outsiderCard(view, seat, random);
  const legal = legalCards(view, seat);
  const role = view.roles[seat];
  const planned = role === SURVIVOR ? plannedCard(view, seat) : null;
  if (planned !== null) return submitAction(planned);
  if (role === PZERO) return submitAction(zeroCard(view, legal, random));
  return submitAction(
    role === INFECTED ? infectedCard(view, legal, random) : survivorCard(view, legal, random),
  );
}

const taskOf = (view: View, card: Card): Task => (card === C1 || card === S1 ? view.pair[0] : view.pair[1]);

/** How much a Survivor likes a card, beside a Rest: what its Task still lacks, and what the others will add to it anyway. */
const REST_WEIGHT = 10;
const RESTS_SAFELY = 14;
const NEEDED = 14;
const NEARLY_DONE = 8;
const DONE = 4;

/**
 * Work where points are lacking, and Rest where it costs least: once Infect has been laid there is no danger in it until tomorrow.
 * Some chance stays in it on purpose: a Rest that everybody could foresee would be found.
 */
function survivorCard(view: View, legal: readonly Card[], random: Random): Card {
  const others = livingSeats(view).length - 1;
  const today = view.records.slice(SHIFTS_PER_DAY * (view.day - 1));
  const isSafe = today.some(({ pile }) => pile.includes(INF));
  const weights = legal.map((card) => {
    if (card === REST) return isSafe ? RESTS_SAFELY : REST_WEIGHT;
    const task = taskOf(view, card);
    if (view.status[task] === COMPLETED) return DONE;
    return pointsLacking(view, task) * LIKELY_HELPERS < others ? NEARLY_DONE : NEEDED;
  });
  let ticket = random.int(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [index, weight] of weights.entries()) {
    ticket -= weight;
    if (ticket < 0) return legal[index] ?? missing();
  }
  return legal[0] ?? missing();
}

/** About one in three of the others lays a Complete on the same Task. */
const LIKELY_HELPERS = 3;

/** Whether somebody else can still Rest today, as far as the piles tell. */
function someoneHasNotRested(view: View, hasRested: boolean): boolean {
  const today = view.records.slice(SHIFTS_PER_DAY * (view.day - 1));
  const rests = today.reduce((sum, { pile }) => sum + pile.filter(isRest).length, 0);
  return rests - (hasRested ? 1 : 0) < livingSeats(view).length - 1;
}

const INFECT_CHANCE = [1 / 3, 1 / 2, 1] as const;

function zeroCard(view: View, legal: readonly Card[], random: Random): Card {
  const mayHit = view.shift === 0 || someoneHasNotRested(view, !legal.includes(REST));
  if (legal.includes(INF) && mayHit && chance(random, INFECT_CHANCE[view.shift] ?? missing())) return INF;
  if (legal.includes(REST) && chance(random, view.shift === LAST_SHIFT ? 1 : 1 / 2)) return REST;
  const sabotages = legal.filter((card) => card === S1 || card === S2);
  if (sabotages.length === 0) return pick(legal, random);
  const done = sabotages.find((card) => view.status[taskOf(view, card)] === COMPLETED);
  if (done !== undefined) return done;
  if (!chance(random, 0.6)) return pick(sabotages, random);
  return sabotages.reduce((best, card) => (pointsOf(view, card) < pointsOf(view, best) ? card : best));
}

const pointsOf = (view: View, card: Card): number => pointsAt(view, taskOf(view, card));

function infectedCard(view: View, legal: readonly Card[], random: Random): Card {
  const weak = legal.filter((card) => {
    if (card !== S1 && card !== S2) return false;
    return pointsOf(view, card) === 0 || view.status[taskOf(view, card)] === COMPLETED;
  });
  if (weak.length > 0 && chance(random, 0.7)) return pick(weak, random);
  return pick(legal, random);
}

/** Voted out: for one's team where it does most, at the latest in the night shift. */
function outsiderCard(view: View, seat: Seat, random: Random): Action {
  if (view.shift < LAST_SHIFT && !chance(random, 0.4)) return HOLD_ACTION;
  const [first, second] = view.pair;
  if (view.roles[seat] === INFECTED) {
    return submitAction(pointsAt(view, first) <= pointsAt(view, second) ? S1 : S2);
  }
  return submitAction(pointsLacking(view, first) >= pointsLacking(view, second) ? C1 : C2);
}

/** Survivors want the cheapest Task back, the Infected the dearest. */
export function chooseRepair(view: View, seat: Seat): Action {
  const tasks = view.status.flatMap((status, task) => (status === DESTROYED ? [task] : []));
  const sign = view.roles[seat] === 0 ? 1 : -1;
  const cost = (task: Task): number => sign * neededFor(view.options, task);
  return repairAction(tasks.reduce((best, task) => (cost(task) < cost(best) ? task : best)));
}
