/**
 * Settles the doubts of a game's own bot. What it would do by habit and every rival are tried in the same imagined
 * worlds with the same luck; a rival that falls behind is dropped, and one is taken only when it is ahead of habit by
 * more than chance explains. So a search can be short: it costs little where habit is right.
 */
import {
  type Action,
  type Bot,
  type Doubt,
  type Doubter,
  type Effort,
  type Game,
  type Random,
  type Seat,
  type SeenEvent,
  silentContext,
} from '@airlock/kernel';
import { allowed, type Budget } from './budget.ts';
import { RepeatableChance } from './chance.ts';
import { betterHalf, boldest, challenge, meet, type Rival } from './rivals.ts';

export interface SettlingSettings {
  readonly level: string;
  readonly budget: Budget;
  /** By how many standard errors a rival must be ahead to be taken, */
  readonly caution: number;
  /** and by how much at least. */
  readonly margin: number;
  /** How many worlds every rival meets before the first are dropped. */
  readonly firstWorlds: number;
}

export function settlingBot<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  doubter: Doubter<State, View, Event>,
  settings: SettlingSettings,
): Bot<View, Event> {
  const chance = new RepeatableChance();
  const context = silentContext(chance);

  function settle(doubt: Doubt<State>, seat: Seat, random: Random, effort?: Effort): Action {
    const { budget, caution, margin, firstWorlds } = settings;
    let moves = 0;
    const worthOf = (world: State, action: Action): number => {
      const future = game.clone(world);
      chance.rewind();
      game.apply(future, seat, action, context);
      moves += 1 + doubt.playOn(future, context);
      return doubt.worth(future);
    };
    const { isUsedUp, affords } = allowed(budget, effort);
    let rivals: Rival[] = doubt.rivals.map(challenge);
    let tried = 0;
    for (let worlds = 1; rivals.length > 0; worlds++) {
      const more = rivals.length + 1;
      if (tried + more > affords(tried, moves) || isUsedUp()) break;
      tried += more;
      const world = doubt.world(random);
      chance.renew(random);
      const usual = worthOf(world, doubt.habit);
      for (const rival of rivals) meet(rival, worthOf(world, rival.action) - usual);
      if (worlds % firstWorlds === 0) rivals = promising(rivals);
    }
    return boldest(rivals, caution, margin)?.action ?? doubt.habit;
  }

  return {
    level: settings.level,
    choose(seated, random, effort) {
      const considered = doubter.consider(seated, random);
      return typeof considered === 'number' ? considered : settle(considered, seated.seat, random, effort);
    },
    ...(doubter.speak && { speak: doubter.speak }),
  };
}

/** Those that are ahead, the better half of all at most. */
const promising = (rivals: readonly Rival[]): Rival[] => betterHalf(rivals).filter(({ lead }) => lead > 0);
