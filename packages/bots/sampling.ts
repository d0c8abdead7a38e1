/**
 * Tries every promising action in many imagined worlds, playing each to its end with the game's quick policy.
 * All actions meet the same worlds and the same luck, so that few worlds tell them apart; and after each round
 * the worse half is dropped, so that most playouts go to the actions that are hard to tell apart.
 */
import {
  type Action,
  ActionList,
  type Bot,
  type Game,
  type Knowledge,
  type SeenEvent,
  silentContext,
} from '@airlock/kernel';
import { ask } from './asked.ts';
import { allowed, type Budget } from './budget.ts';
import { RepeatableChance } from './chance.ts';
import { mindFor } from './mind.ts';
import { playOut } from './playOut.ts';

export interface SamplingSettings<State> {
  readonly level: string;
  readonly knowledge?: Knowledge<State>;
  readonly budget: Budget;
}

interface Rival {
  readonly action: Action;
  total: number;
}

export function samplingBot<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  { level, knowledge, budget }: SamplingSettings<State>,
): Bot<View, Event> {
  const mind = mindFor(game, knowledge);
  const chance = new RepeatableChance();
  const context = silentContext(chance);

  return {
    level,
    choose(seated, random, effort) {
      const { seat, view } = seated;
      const { state, actions } = ask(game, seated, random);
      if (actions.size === 1) return actions.at(0);
      const solved = mind.solve(state, seat);
      if (solved !== null) return solved;

      const candidates = new ActionList();
      mind.candidates(state, seat, candidates);
      let rivals: Rival[] = candidates.toArray().map((action) => ({ action, total: 0 }));
      const { playouts, isUsedUp } = allowed(budget, effort);
      const rounds = Math.ceil(Math.log2(rivals.length));
      for (let round = 0; round < rounds; round++) {
        const worlds = Math.max(1, Math.floor(playouts / (rounds * rivals.length)));
        for (let count = 0; count < worlds; count++) {
          const world = game.imagine(view, random);
          chance.renew(random);
          for (const rival of rivals) {
            const future = game.clone(world);
            chance.rewind();
            game.apply(future, seat, rival.action, context);
            playOut(game, future, mind.quick, context);
            rival.total += mind.worth(future, seat);
          }
          if (isUsedUp()) return leader(rivals).action;
        }
        rivals = betterHalf(rivals);
      }
      return leader(rivals).action;
    },
  };
}

/** All rivals have met as many worlds, so that totals compare; among equals the earlier one. */
const leader = (rivals: readonly Rival[]): Rival =>
  rivals.reduce((best, rival) => (rival.total > best.total ? rival : best));

function betterHalf(rivals: readonly Rival[]): Rival[] {
  return [...rivals].sort((a, b) => b.total - a.total).slice(0, Math.ceil(rivals.length / 2));
}
