/** What a level costs: the CPU time of its decisions, wherever there is something to decide. */
import { ask } from '@airlock/bots';
import type { BotLevel, CatalogueEntry, DecisionCost } from '@airlock/catalogue';
import { type Bot, fastRandom, type Seated } from '@airlock/kernel';
import type { Plan } from '../simulation/plan.ts';
import { gamePlayer } from '../simulation/playGame.ts';

/** Enough for the 99th of a hundred to mean something, and no more games than that takes. */
const WANTED_DECISIONS = 400;
const MOST_GAMES = 40;
/** A level that thinks long is measured for about this long. */
const MOST_MILLISECONDS = 40_000;

/** Plays some games of one level against itself in this very thread. The first one warms up, if there is a second. */
export function costOf(entry: CatalogueEntry, plan: Plan, level: BotLevel): DecisionCost {
  let times: number[] = [];
  // By a name of its own, because simulations know what `random` does and do not ask it.
  const timed = { ...level, id: 'timed', bot: timedBot(entry, level.bot, (time) => times.push(time)) };
  const { sides: _, ...seated } = plan;
  const play = gamePlayer({ ...entry, levels: [timed] }, { ...seated, levels: [timed.id] });
  play(0);
  if (sum(times) < MOST_MILLISECONDS / 2) times = [];
  for (let game = 1; game < MOST_GAMES; game++) {
    if (times.length >= WANTED_DECISIONS || sum(times) > MOST_MILLISECONDS) break;
    play(game);
  }
  return costIn(times);
}

export function costIn(times: readonly number[]): DecisionCost {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { median: milliseconds(at(0.5)), p99: milliseconds(at(0.99)), decisions: sorted.length };
}

/** Three digits after the point are microseconds, and less than that nobody can measure. */
const milliseconds = (time: number): number => Math.round(time * 1000) / 1000;

const sum = (times: readonly number[]): number => times.reduce((total, time) => total + time, 0);

function timedBot({ game }: CatalogueEntry, bot: Bot, took: (milliseconds: number) => void): Bot {
  // Not the game's chance: looking whether there is a choice must not change what is chosen.
  const random = fastRandom('is there a choice');
  return {
    ...bot,
    choose(seated: Seated, choices, effort) {
      const isChoice = ask(game, seated, random).actions.size > 1;
      const before = process.cpuUsage();
      const action = bot.choose(seated, choices, effort);
      const { user, system } = process.cpuUsage(before);
      if (isChoice) took((user + system) / 1000);
      return action;
    },
  };
}
