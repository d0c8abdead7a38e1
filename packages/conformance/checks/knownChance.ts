/**
 * What is hidden comes from the match's secret seed. Options are known to everybody before the start: where they decide a
 * deal, whoever reads them can work it out, and the game has to say so, for a table lets only one person play it.
 */
import { type AnyGame, fastRandom, seatsIn, silentContext, type Viewer } from '@airlock/kernel';
import { awaitedActions, guessersOf } from '../choices.ts';
import { bytesOf, isObject } from '../difference.ts';
import { Fault } from '../finding.ts';
import { nameOf, type Plan, type Setting, settingsOf } from '../plan.ts';
import type { Check } from '../watching.ts';
import { differingPaths } from '../worlds.ts';

/** This many deals of the same options: few enough to be quick, too many for something to stay the same by chance. */
const DEALS = 40;

/** Everybody in turn does the first thing they may, this often: some games ask something before they deal. */
const FIRST_ACTIONS = 12;

/** This many imagined worlds are laid over each other to find what is hidden. */
const WORLDS = 6;

export const knownChance: Check = {
  id: 'known chance',
  sentence: 'options deal nothing that is hidden, unless the game says that its deal is known',
  watch(game, plan) {
    const named = textsOf(game, plan);
    const judged = new Set<string>();
    return {
      opened({ play: { setting } }) {
        for (const variant of variantsOf(setting, named)) {
          const name = nameOf(game, variant);
          if (judged.has(name)) continue;
          judged.add(name);
          if (game.isDealKnown?.(variant.options)) expectKnown(game, variant, name);
          else expectSecret(game, plan, variant, name);
        }
      },
    };
  },
};

/** Every text that the plan tries, by the option it is for. */
function textsOf(game: AnyGame, plan: Plan): [option: string, text: string][] {
  const texts = Object.entries(game.options).flatMap(([option, spec]) =>
    spec.kind === 'text'
      ? settingsOf(game, plan).map(({ options }) => [option, options[option]] as const)
      : [],
  );
  const kept = new Map(texts.map(([option, text]) => [`${option} ${text}`, [option, String(text)]] as const));
  return [...kept.values()] as [string, string][];
}

/** The setting, and the same with each text in its place. */
function variantsOf(setting: Setting, texts: readonly [option: string, text: string][]): Setting[] {
  const { seats, options } = setting;
  return [setting, ...texts.map(([option, text]) => ({ seats, options: { ...options, [option]: text } }))];
}

function dealt(game: AnyGame, { seats, options }: Setting, seed: number, actions: number): unknown {
  const random = fastRandom(`known chance ${seed}`);
  const state = game.setup(seats, options, random);
  const context = silentContext(random);
  game.begin(state, context);
  for (let done = 0; done < actions; done++) {
    const awaited = seatsIn(game.waiting(state));
    const seat = awaited[done % awaited.length];
    const [action] = seat === undefined ? [] : awaitedActions(game, state, seat);
    if (seat === undefined || action === undefined) break;
    game.apply(state, seat, action, context);
  }
  return state;
}

function expectKnown(game: AnyGame, setting: Setting, name: string): void {
  const deals = [0, 1, 2].map((seed) => bytesOf(dealt(game, setting, seed, FIRST_ACTIONS)));
  if (new Set(deals).size > 1) {
    throw new Fault(`The deal is said to be known with ${name}, but differs with another seed.`);
  }
}

/** Whatever a viewer has to guess is not always the same, unless no chance deals it. */
function expectSecret(game: AnyGame, plan: Plan, setting: Setting, name: string): void {
  const { notDealt = {}, dealtLater = {} } = plan;
  for (const actions of [0, FIRST_ACTIONS]) {
    const exempt = actions === 0 ? { ...notDealt, ...dealtLater } : notDealt;
    const deals = Array.from({ length: DEALS }, (_, seed) => dealt(game, setting, seed, actions));
    for (const viewer of guessersOf(setting)) {
      for (const path of hiddenFrom(viewer, game, deals[0])) {
        const [value, ...others] = new Set(deals.map((deal) => valueAt(deal, path)));
        if (others.length > 0 || value === undefined || Object.hasOwn(exempt, placeOf(path))) continue;
        const place = path.join('.');
        throw new Fault(
          `With ${name}, ${place} is hidden and the same with every seed: whoever knows the options knows it.`,
          { viewer },
        );
      }
    }
  }
}

function hiddenFrom(viewer: Viewer, game: AnyGame, state: unknown): (readonly string[])[] {
  const view = game.view(state, viewer);
  return differingPaths(
    Array.from({ length: WORLDS }, (_, number) => game.imagine(view, fastRandom(number))),
  );
}

/** `seats.*.bench.deck.*`: the same place at every seat. */
const placeOf = (path: readonly string[]): string =>
  path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((holder: unknown, key) => (isObject(holder) ? holder[key] : undefined), value);
