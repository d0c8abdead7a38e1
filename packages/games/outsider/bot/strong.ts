/**
 * The strong bot. As an Outsider it imagines many worlds that fit its view, with loyalties weighed by what everybody has
 * done, tries its options in each of them, lets casual players go on to its next turn, and compares what that leads
 * to. As Crew it plays casually: the same search made a Crew weaker, since it spends Survival on Goals too readily.
 */
import {
  type Action,
  ActionList,
  type Bot,
  fastRandom,
  type Random,
  type Seat,
  silentTable,
} from '@airlock/kernel';
import { decode } from '../actions.ts';
import { CREW, OUTSIDER } from '../cards.ts';
import type { OutsiderEvent } from '../events.ts';
import { outsider } from '../game.ts';
import { imagine } from '../imagine.ts';
import { allGoals, goalsOf, seatsOf } from '../rules/ending.ts';
import { survivalOf } from '../rules/survival.ts';
import { stageOf } from '../stages.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { casualAction, casualBot } from './casual.ts';
import { suspicionFrom } from './outlook.ts';
import { sabotage } from './talk.ts';

export interface StrongSettings {
  /** How many worlds every option is tried in. */
  readonly worlds: number;
  /** How many options are looked at. */
  readonly options: number;
}

const DEFAULTS: StrongSettings = { worlds: 8, options: 6 };

/** Far more than a round takes; a rollout that gets here is given up and judged as it stands. */
const MOST_STEPS = 400;
/** So many worlds are imagined for each that is kept, by how well its loyalties fit what was heard. */
const WORLDS_WEIGHED = 3;
const WON = 60;

/** Worlds in which the suspected are Outsiders are likelier. */
function likelyWorld(view: View, suspicion: readonly number[], random: Random): State {
  const worlds = Array.from({ length: WORLDS_WEIGHED }, () => imagine(view, random));
  const weights = worlds.map(({ loyalties }) =>
    loyalties.reduce(
      (weight, loyalty, seat) =>
        loyalty === OUTSIDER && seat !== view.viewer ? weight * (1 + (suspicion[seat] as number)) : weight,
      1,
    ),
  );
  let ticket = (random.int(2 ** 20) / 2 ** 20) * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of weights.entries()) {
    ticket -= weight;
    if (ticket < 0) return worlds[index] as State;
  }
  return worlds[0] as State;
}

/** Casual players go on until the seat has had another turn; Outsiders sabotage as turns begin. */
function playOn(state: State, seat: Seat, suspicion: readonly number[], random: Random): void {
  const table = silentTable(random);
  const until = state.turn + state.seats + 1;
  let turn = state.turn;
  for (let steps = 0; steps < MOST_STEPS && state.turn < until; steps++) {
    const waiting = outsider.waiting(state);
    if (waiting === 0) return;
    if (state.turn !== turn) {
      turn = state.turn;
      for (const other of seatsOf(state, OUTSIDER)) {
        const action = other === seat ? null : sabotage({ state, seat: other, suspicion });
        if (action !== null) outsider.apply(state, other, action, table);
      }
      continue;
    }
    const next = 31 - Math.clz32(waiting & -waiting);
    outsider.apply(state, next, casualAction(state, next, suspicion, random), table);
  }
}

/** How good a position is for an Outsider. Weights follow the design, with more on the Crew's Survival. */
function worthOf(state: State, seat: Seat): number {
  if (state.result) {
    if (state.result.winners.includes(seat)) return WON;
    return state.result.winners.length === 0 ? -WON / 2 : -WON;
  }
  const crew = seatsOf(state, CREW);
  const goals = Math.min(allGoals(state), state.seats + 1);
  const survival = crew.reduce((sum, other) => sum + survivalOf(state, other), 0);
  const doomed = crew.filter((other) => survivalOf(state, other) === 0).length;
  const deck = state.piles.reduce((sum, pile) => sum + pile.length, 0);
  return (
    8 * doomed -
    2 * survival +
    survivalOf(state, seat) -
    3 * Math.max(0, goals - state.seats + 1) +
    goalsOf(state, seat) -
    (deck <= state.seats ? 8 : 0)
  );
}

/** What is worth a closer look: what the casual player would do, and a few others of every kind. */
function candidates(state: State, seat: Seat, favourite: Action, most: number): Action[] {
  const list = new ActionList();
  outsider.actions(state, seat, list);
  const perKind = new Map<string, number>();
  const found = [favourite];
  for (const action of list.toArray()) {
    const { kind } = decode(action);
    const seen = perKind.get(kind) ?? 0;
    if (action === favourite || seen > 1 || kind === 'resolveShift' || kind === 'cancel') continue;
    perKind.set(kind, seen + 1);
    found.push(action);
  }
  return found.slice(0, most);
}

const SEARCHED: ReadonlySet<string> = new Set(['actions', 'crisisWindow']);

export function strongBot(settings: StrongSettings = DEFAULTS): Required<Bot<View, OutsiderEvent>> {
  const casual = casualBot();
  return {
    level: 'strong',
    speak: casual.speak,
    choose(seated, random) {
      const { seat, view, heard } = seated;
      const suspicion = suspicionFrom(heard, view.seats);
      const favourite = casual.choose(seated, random);
      const isCertain = decode(favourite).kind === 'resolveShift';
      const isCrew = view.loyalties[seat] !== OUTSIDER;
      if (isCertain || isCrew || !SEARCHED.has(stageOf(view).kind)) return favourite;
      const options = candidates(imagine(view, random), seat, favourite, settings.options);
      if (options.length === 1) return favourite;
      const totals = options.map(() => 0);
      for (let count = 0; count < settings.worlds; count++) {
        const world = likelyWorld(view, suspicion, random);
        // All options meet the same luck, so that few worlds tell them apart.
        const luck = random.int(2 ** 30);
        for (const [index, action] of options.entries()) {
          if (outsider.refusal(world, seat, action) !== null) continue;
          const future = outsider.clone(world);
          const chance = fastRandom(luck);
          outsider.apply(future, seat, action, silentTable(chance));
          playOn(future, seat, suspicion, chance);
          totals[index] = (totals[index] as number) + worthOf(future, seat);
        }
      }
      // The favourite is kept unless something is clearly better: few worlds are a noisy judge.
      const best = totals.indexOf(Math.max(...totals));
      const lead = (totals[best] as number) - (totals[0] as number);
      return lead > settings.worlds ? (options[best] as Action) : favourite;
    },
  };
}
