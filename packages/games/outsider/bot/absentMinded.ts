/** Players who know what the casual one knows, and often do whatever comes to hand instead. */
import { type Action, ActionList, type Bot, type Random, type Seat } from '@airlock/kernel';
import { actionOf } from '../actions.ts';
import type { OutsiderEvent } from '../events.ts';
import { outsider } from '../game.ts';
import { imagine } from '../imagine.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { casualBot } from './casual.ts';

const FINE = 2 ** 20;

/** Nobody ends a game, a turn or a choice by absence of mind. */
const NEVER_BY_CHANCE: ReadonlySet<Action> = new Set([
  actionOf('resolveShift'),
  actionOf('endTurn'),
  actionOf('cancel'),
]);

/** `strays` is the share of decisions that are left to chance; what it says is as true as what the casual player says. */
export function absentMindedBot(level: string, strays: number): Required<Bot<View, OutsiderEvent>> {
  const casual = casualBot();
  return {
    level,
    choose(seated, random) {
      if (random.int(FINE) >= strays * FINE) return casual.choose(seated, random);
      return anything(imagine(seated.view, random), seated.seat, random) ?? casual.choose(seated, random);
    },
    speak: casual.speak,
  };
}

function anything(state: State, seat: Seat, random: Random): Action | null {
  const list = new ActionList();
  outsider.actions(state, seat, list);
  const possible = list.toArray().filter((action) => !NEVER_BY_CHANCE.has(action));
  return possible[random.int(Math.max(1, possible.length))] ?? null;
}
