/** The flow chart of one ship: rounds of a Phage phase and a Crew phase until she is destroyed or lost. */
import { type Choice, choice, flow, step } from '@airlock/kernel';
import type { ShipEvent } from '../events.ts';
import { CLEAN_UP, DISCARD_PHAGE, MOVE, TARGET, WINDOW } from '../frames.ts';
import { AT, type NodeName, type Ship } from '../state.ts';
import { commander, type Decision } from './asking.ts';
import { countdown, destroyStation } from './countdown.ts';
import {
  crewPhase,
  dealHand,
  drawUp,
  engExtra,
  extraCards,
  forcedResolve,
  forceTrick,
  lifeSupport,
  mayDiscard,
  optDiscard,
  pendingOrder,
  resolvePending,
} from './crewPhase.ts';
import {
  arm,
  cocoonHuman,
  discardHand,
  discardPhage,
  killHuman,
  labsLock,
  labsUnlock,
  powerDown,
  powerFlip,
  takeFromDiscard,
  takeXO,
} from './effectChoices.ts';
import { applyEffect, discardMorePhage } from './effects.ts';
import { checkSurvivors, endRound } from './ending.ts';
import { layOut } from './layout.ts';
import { nextMove, opsMove } from './operations.ts';
import { beginRound, phageArrived, placePhage, resolveFreed } from './phagePhase.ts';
import { crewPlays, play } from './plays.ts';
import { REASONS } from './refusals.ts';
import { lookAtDeck, scienceReveal } from './science.ts';
import { nextTarget, securityTarget } from './security.ts';
import { openWindow, xoWindow } from './suits.ts';
import { afterTrick, chooseVictims, cleanUp, compare, killing, resolveTrick } from './tricks.ts';

/** Every decision is the commander's alone. */
function decide({ holds = 0, list, refusal, take }: Decision): Choice<Ship, ShipEvent> {
  return choice({
    holds,
    seats: commander,
    list: (ship, _seat, into) => list(ship, into),
    refusal: (ship, _seat, action) => refusal(ship, action),
    take:
      holds === 0
        ? (ship, _seat, action, context) => take(ship, action, context)
        : (ship, _seat, action, context, ...held) => take(ship, action, context, ...held),
  });
}

export const chart = flow<NodeName, Ship, ShipEvent>({
  at: AT,
  nodes: {
    layOut: decide(layOut),
    dealHand: step(dealHand),
    beginRound: step(beginRound),
    placePhage: step(placePhage),
    phageArrived: step(phageArrived, 1),
    resolveFreed: step(resolveFreed),
    crewPhase: step(crewPhase),
    forceTrick: step(forceTrick),
    forcedResolve: decide(forcedResolve),
    crewPlays: step(crewPlays),
    play: decide(play),
    resolvePending: step(resolvePending),
    pendingOrder: decide(pendingOrder),
    extraCards: step(extraCards),
    engExtra: decide(engExtra),
    mayDiscard: step(mayDiscard),
    optDiscard: decide(optDiscard),
    drawUp: step(drawUp),
    lifeSupport: step(lifeSupport),
    countdown: step(countdown),
    destroyStation: decide(destroyStation),
    endRound: step(endRound),
    resolveTrick: step(resolveTrick, 1),
    window: step(openWindow, WINDOW.holds),
    xoWindow: decide(xoWindow),
    killing: step(killing, 1),
    chooseVictims: decide(chooseVictims),
    compare: step(compare, 1),
    effect: step(applyEffect, 1),
    cleanUp: step(cleanUp, CLEAN_UP.holds),
    afterTrick: step(afterTrick),
    checkSurvivors: step(checkSurvivors),
    killHuman: decide(killHuman),
    cocoonHuman: decide(cocoonHuman),
    discardPhage: decide(discardPhage),
    discardMorePhage: step(discardMorePhage, DISCARD_PHAGE.holds),
    discardHand: decide(discardHand),
    labsUnlock: decide(labsUnlock),
    labsLock: decide(labsLock),
    powerFlip: decide(powerFlip),
    powerDown: decide(powerDown),
    takeFromDiscard: decide(takeFromDiscard),
    takeXO: decide(takeXO),
    arm: decide(arm),
    scienceReveal: decide(scienceReveal),
    lookAtDeck: step(lookAtDeck),
    nextMove: step(nextMove, MOVE.holds),
    opsMove: decide(opsMove),
    nextTarget: step(nextTarget, TARGET.holds),
    securityTarget: decide(securityTarget),
  },
  rules: { notYourTurn: REASONS.notYourTurn, noSuchAction: REASONS.noSuchAction, over: REASONS.over },
});
