/**
 * Plays by a game's policy, unless playing games out shows something better. Every rival is measured against
 * the policy's own choice in the same worlds with the same luck, and is taken only when it is ahead by more than
 * chance explains. Where outcomes scatter widely, a plain search would follow noise away from good habits.
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
import { betterHalf, boldest, challenge, meet, type Rival } from './rivals.ts';

export interface CautiousSettings<State> {
  readonly level: string;
  readonly knowledge?: Knowledge<State>;
  readonly budget: Budget;
  /** By how many standard errors a rival must be ahead. */
  readonly caution: number;
}

export function cautiousBot<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  { level, knowledge, budget, caution }: CautiousSettings<State>,
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
      const own = mind.quick(state, seat, random);
      const candidates = new ActionList();
      mind.candidates(state, seat, candidates);
      let rivals: Rival[] = candidates
        .toArray()
        .filter((action) => action !== own)
        .map(challenge);

      let moves = 0;
      const worthOf = (world: State, action: Action): number => {
        const future = game.clone(world);
        chance.rewind();
        game.apply(future, seat, action, context);
        moves += 1 + playOut(game, future, mind.quick, context);
        return mind.worth(future, seat);
      };

      const { isUsedUp, affords } = allowed(budget, effort);
      let tried = 0;
      const rounds = Math.ceil(Math.log2(rivals.length)) + 1;
      for (let round = 0; round < rounds && rivals.length > 0; round++) {
        const more = (): number =>
          Math.max(1, Math.floor(affords(tried, moves) / (rounds * (rivals.length + 1))));
        for (let count = 0; count < more() && !isUsedUp(); count++) {
          const world = game.imagine(view, random);
          chance.renew(random);
          const usual = worthOf(world, own);
          for (const rival of rivals) meet(rival, worthOf(world, rival.action) - usual);
          tried += rivals.length + 1;
        }
        if (round < rounds - 1) rivals = betterHalf(rivals);
      }
      return boldest(rivals, caution)?.action ?? own;
    },
  };
}
