/** What is worth a closer look: the Captain's best ideas of every kind, and all answers to the great questions. */
import { ActionList, missing, type Seat, topOf } from '@airlock/kernel';
import { PASS, stationAction } from '../actions.ts';
import { suitOf, suitOfStation } from '../cards.ts';
import { chart } from '../rules/chart.ts';
import { AT, type Ship, type State, shipOf } from '../state.ts';
import { Appraisal } from './appraisal.ts';
import { captainsChoice } from './captain.ts';
import { isLastRound } from './ending.ts';
import { rankPlays } from './plays.ts';
import type { Weights } from './weights.ts';

const MOST_PLAYS = 12;
/** Beyond this many answers only the Captain's own is taken. */
const MOST_ANSWERS = 12;

/** Decisions that turn a game; the others are left to the Captain. */
const TURNING_POINTS: ReadonlySet<number> = new Set([
  AT.arm,
  AT.powerFlip,
  AT.xoWindow,
  AT.chooseVictims,
  AT.forcedResolve,
  AT.pendingOrder,
  AT.destroyStation,
  AT.engExtra,
  AT.discardPhage,
  AT.securityTarget,
  AT.powerDown,
  AT.labsUnlock,
  AT.labsLock,
]);

const answers = new ActionList();

export function listCandidates(state: State, seat: Seat, weights: Weights, into: ActionList): void {
  const ship = shipOf(state, seat) as Ship;
  const node = topOf(ship);
  if (node === AT.play) {
    listPlays(ship, weights, into);
    return;
  }
  const captains = captainsChoice(ship, seat, weights);
  into.add(captains);
  if (!TURNING_POINTS.has(node)) return;
  chart.actions(ship, seat, answers.clear());
  if (answers.size > MOST_ANSWERS) return;
  for (const action of answers.toArray()) if (action !== captains) into.add(action);
}

/** The ranked plays, and for the better stations also the other end of the hand. */
function listPlays(ship: Ship, weights: Weights, into: ActionList): void {
  const view = new Appraisal(ship, weights);
  if (isLastRound(ship)) into.add(PASS);
  const ranked = rankPlays(ship, view, weights);
  const add = (action: number): void => {
    if (into.size < MOST_PLAYS && !into.has(action)) into.add(action);
  };
  const cheapest = ship.hand.slice().sort((a, b) => view.cardValue(a) - view.cardValue(b));
  for (const { action } of ranked.slice(0, MOST_RANKED)) add(action);
  for (const { station, why } of ranked.slice(0, TWO_WAYS)) {
    if (why !== 'trick') continue;
    const suited = ship.hand.filter((card) => suitOf(card) === suitOfStation(station));
    for (const card of [...suited, cheapest[0] ?? missing()]) add(stationAction(card, station));
  }
  if (into.size === 0) into.add(PASS);
}
const MOST_RANKED = 9;
const TWO_WAYS = 4;
