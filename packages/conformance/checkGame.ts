/** Runs the checks on a game. Needs no test runner, so that the command line can ask the same questions. */
import {
  type Action,
  type AnyGame,
  fastRandom,
  type Game,
  itemAt,
  type OptionSpecs,
  type SeenEvent,
} from '@airlock/kernel';
import { CHECKS } from './checks/all.ts';
import { type Finding, findingFrom, type Where } from './finding.ts';
import { giveBack } from './forbidding.ts';
import { MANNERS } from './manners.ts';
import { gamesOf, nameOf, type Plan, settingsOf } from './plan.ts';
import { playThrough } from './playthrough.ts';
import { withinTime } from './timeLimit.ts';
import type { Check, Playthrough, Watcher } from './watching.ts';

/** A check that has found this much stops: the rest would be the same again. */
const MOST_FINDINGS = 3;

/** Far more than any game takes; only rules that never come to rest take longer. */
const MOST_MILLISECONDS = 60_000;

export interface Effort {
  /** Names of the checks to run; all when missing. */
  readonly only?: readonly string[];
  readonly millisecondsPerGame?: number;
}

/** Everything found, in the order of the checks; empty when the game keeps every promise. */
export function checkGame<State, View, Event extends SeenEvent, Specs extends OptionSpecs>(
  game: Game<State, View, Event, Specs>,
  plan: Plan<State>,
  effort: Effort = {},
): Finding[] {
  return CHECKS.filter(({ id }) => !effort.only || effort.only.includes(id)).flatMap((check) =>
    runCheck(game as AnyGame, plan as Plan, check, effort),
  );
}

export function runCheck(game: AnyGame, plan: Plan, check: Check, effort: Effort = {}): Finding[] {
  const settings = settingsOf(game, plan);
  const games = Math.max(settings.length, Math.ceil(gamesOf(plan) / (check.oneIn ?? 1)));
  const watcher = check.watch(game, plan);
  const seen = new Map<Action, number>();
  const findings: Finding[] = [];
  for (let number = 0; number < games && findings.length < MOST_FINDINGS; number++) {
    const setting = settings[number % settings.length];
    if (!setting) break;
    // Every setting meets every manner in turn.
    const manner = itemAt(MANNERS, (number + Math.floor(number / settings.length)) % MANNERS.length);
    const seed = `${game.id} ${number}`;
    const play: Playthrough = {
      game,
      plan,
      setting,
      seed,
      random: fastRandom(`watchers of ${seed}`),
      log: [],
    };
    const where: Where = { game: game.id, setting: nameOf(game, setting), seed, manner, log: play.log };
    const found = tryGame(check, where, effort, () => playThrough(play, manner, seen, watcher));
    if (found) findings.push(found);
  }
  if (findings.length === 0) findings.push(...sumUp(check, watcher));
  return findings;
}

function tryGame(check: Check, where: Where, effort: Effort, run: () => void): Finding | null {
  try {
    withinTime(effort.millisecondsPerGame ?? MOST_MILLISECONDS, run);
    return null;
  } catch (error) {
    return findingFrom(check.id, where, error);
  } finally {
    giveBack();
  }
}

function sumUp(check: Check, watcher: Watcher): Finding[] {
  return (watcher.sumUp?.() ?? []).map((what) => ({ check: check.id, what }));
}
