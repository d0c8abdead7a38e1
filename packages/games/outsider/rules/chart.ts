/** The flow chart of a match: turns of actions and Entropy, with Crises, sabotage and reactions on top of anything. */
import { choice, type Flowing, flow, step } from '@airlock/kernel';
import type { OutsiderEvent } from '../events.ts';
import * as frames from '../frames.ts';
import { AT, type State } from '../state.ts';
import { asides } from './asides.ts';
import { inOrder, refillSupply } from './catastrophes.ts';
import { darkDiscarded, drawCrisis, finishCrisis, reactingToCrisis } from './crisis.ts';
import { choosingInSecret, deciding } from './decide.ts';
import { everyoneDraws, resolveAssigned } from './declaration.ts';
import { passChosen, swapChosen } from './exchanges.ts';
import { finishGoal } from './goals.ts';
import { acting } from './moves.ts';
import {
  chooseCharacters,
  chooseFirst,
  dealHands,
  dealLoyalties,
  formSupply,
  placeTokens,
} from './opening.ts';
import { dealOut } from './places.ts';
import { fillHand } from './questions/picks.ts';
import { REASONS } from './refusals.ts';
import { run } from './run.ts';
import { checkSupply, closeExchange, exchange, lookAgain } from './supply.ts';
import { endTurn, increaseEntropy, reactingToEntropy, removeCards, startTurn } from './turn.ts';

export const chart = flow<keyof typeof AT, State & Flowing, OutsiderEvent>({
  at: AT,
  nodes: {
    chooseCharacters: step(chooseCharacters),
    chooseFirst: step(chooseFirst),
    placeTokens: step(placeTokens),
    dealLoyalties: step(dealLoyalties),
    dealHands: step(dealHands),
    formSupply: step(formSupply),
    startTurn: step(startTurn),
    actions: choice(acting),
    increaseEntropy: step(increaseEntropy),
    reactToEntropy: choice(reactingToEntropy),
    removeCards: step(removeCards, frames.REMOVE_CARDS.holds),
    endTurn: step(endTurn),
    decide: choice(deciding),
    secretCards: choice(choosingInSecret),
    run: step(run, frames.RUN.holds),
    darkDiscarded: step(darkDiscarded, frames.DARK_DISCARDED.holds),
    drawCrisis: step(drawCrisis, frames.DRAW_CRISIS.holds),
    reactToCrisis: choice(reactingToCrisis),
    finishCrisis: step(finishCrisis, frames.FINISH_CRISIS.holds),
    finishGoal: step(finishGoal, frames.FINISH_GOAL.holds),
    checkSupply: step(checkSupply, frames.CHECK_SUPPLY.holds),
    refillSupply: step(refillSupply, frames.REFILL_SUPPLY.holds),
    exchange: step(exchange, frames.EXCHANGE.holds),
    closeExchange: step(closeExchange),
    inOrder: step(inOrder, frames.IN_ORDER.holds),
    fillHand: step(fillHand, frames.FILL_HAND.holds),
    resolveAssigned: step(resolveAssigned, frames.RESOLVE_ASSIGNED.holds),
    everyoneDraws: step(everyoneDraws, frames.EVERYONE_DRAWS.holds),
    passChosen: step(passChosen),
    swapChosen: step(swapChosen, frames.SWAP_CHOSEN.holds),
    dealOut: step(dealOut, frames.DEAL_OUT.holds),
    lookAgain: step(lookAgain, frames.LOOK_AGAIN.holds),
  },
  asides,
  rules: { notYourTurn: REASONS.notYourTurn, noSuchAction: REASONS.noSuchAction, over: REASONS.over },
});
