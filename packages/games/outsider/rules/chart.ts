/** The flow chart of a match: turns of actions and Entropy, with Crises, sabotage and reactions on top of anything. */
import { choice, type Flowing, flow, step } from '@airlock/kernel';
import type { OutsiderEvent } from '../events.ts';
import { DEAL_OUT, IN_ORDER } from '../frames.ts';
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
import { checkSupply, closeExchange, exchange } from './supply.ts';
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
    removeCards: step(removeCards, 1),
    endTurn: step(endTurn),
    decide: choice(deciding),
    secretCards: choice(choosingInSecret),
    run: step(run, 5),
    darkDiscarded: step(darkDiscarded, 2),
    drawCrisis: step(drawCrisis, 1),
    reactToCrisis: choice(reactingToCrisis),
    finishCrisis: step(finishCrisis, 2),
    finishGoal: step(finishGoal, 2),
    checkSupply: step(checkSupply, 1),
    refillSupply: step(refillSupply, 2),
    exchange: step(exchange, 2),
    closeExchange: step(closeExchange),
    inOrder: step(inOrder, IN_ORDER.holds),
    fillHand: step(fillHand, 1),
    resolveAssigned: step(resolveAssigned, 1),
    everyoneDraws: step(everyoneDraws, 2),
    passChosen: step(passChosen),
    swapChosen: step(swapChosen, 2),
    dealOut: step(dealOut, DEAL_OUT.holds),
  },
  asides,
  rules: { notYourTurn: REASONS.notYourTurn, noSuchAction: REASONS.noSuchAction, over: REASONS.over },
});
