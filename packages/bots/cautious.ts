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
  silentTable,
} from '@airlock/kernel';
import { ask } from './asked.ts';
import { type Budget, timer } from './budget.ts';
import { RepeatableChance } from './chance.ts';
import { mindFor } from './mind.ts';
import { playOut } from './playOut.ts';

export interface CautiousSettings<State> {
  readonly level: string;
  readonly knowledge?: Knowledge<State>;
  readonly budget: Budget;
  /** By how many standard errors a rival must be ahead. */
  readonly caution: number;
}

/** An action and how it did against the policy's choice. */
interface Rival {
  readonly action: Action;
  lead: number;
  squares: number;
}

export function cautiousBot<State, View, Event extends SeenEvent>(
  game: Game<State, View, Event>,
  { level, knowledge, budget, caution }: CautiousSettings<State>,
): Bot<View, Event> {
  const mind = mindFor(game, knowledge);
  const chance = new RepeatableChance();
  const table = silentTable(chance);

  return {
    level,
    choose(seated, random) {
      const { seat, view } = seated;
      const { state, actions } = ask(game, seated, random);
      if (actions.size === 1) return actions.at(0);
      const own = mind.quick(state, seat, random);
      const candidates = new ActionList();
      mind.candidates(state, seat, candidates);
      let rivals: Rival[] = candidates
        .toArray()
        .filter((action) => action !== own)
        .map((action) => ({ action, lead: 0, squares: 0 }));

      const worthOf = (world: State, action: Action): number => {
        const future = game.clone(world);
        chance.rewind();
        game.apply(future, seat, action, table);
        playOut(game, future, mind.quick, table);
        return mind.worth(future, seat);
      };

      const isTimeUp = timer(budget);
      const rounds = Math.ceil(Math.log2(rivals.length)) + 1;
      let worlds = 0;
      for (let round = 0; round < rounds && rivals.length > 0; round++) {
        const more = Math.max(1, Math.floor(budget.playouts / (rounds * (rivals.length + 1))));
        for (let count = 0; count < more && !isTimeUp(); count++) {
          const world = game.imagine(view, random);
          chance.renew(random);
          const usual = worthOf(world, own);
          for (const rival of rivals) {
            const lead = worthOf(world, rival.action) - usual;
            rival.lead += lead;
            rival.squares += lead * lead;
          }
          worlds++;
        }
        if (round < rounds - 1) rivals = betterHalf(rivals);
      }
      return boldest(rivals, worlds, caution)?.action ?? own;
    },
  };
}

/** The rival that is most surely ahead, if any is. */
function boldest(rivals: readonly Rival[], worlds: number, caution: number): Rival | undefined {
  let best: Rival | undefined;
  let most = 0;
  for (const rival of rivals) {
    const sure = sureLead(rival, worlds, caution);
    if (sure <= most) continue;
    most = sure;
    best = rival;
  }
  return best;
}

/** The mean lead less so many of its standard errors. */
function sureLead({ lead, squares }: Rival, worlds: number, caution: number): number {
  if (worlds < 2) return 0;
  const mean = lead / worlds;
  const variance = Math.max(0, squares / worlds - mean * mean);
  return mean - caution * Math.sqrt(variance / (worlds - 1));
}

const betterHalf = (rivals: readonly Rival[]): Rival[] =>
  [...rivals].sort((a, b) => b.lead - a.lead).slice(0, Math.max(1, Math.ceil(rivals.length / 2)));
