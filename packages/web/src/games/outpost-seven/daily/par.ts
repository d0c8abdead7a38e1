/**
 * What the Engineer makes of a day's station in the person's place, against another Engineer: the par. It comes from what each of
 * them sees, and is the same everywhere, because its luck has a name, too.
 */
import { samplingBot } from '@airlock/bots';
import { defaultOptions, fastRandom, seatsIn, silentContext } from '@airlock/kernel';
import { dailyOptions, engineerKnowledge, outpostSeven, RED } from '@airlock/outpost-seven';

export interface Par {
  readonly won: boolean;
  readonly score: number;
}

export function parPlayed(day: string): Par {
  const engineer = samplingBot(outpostSeven, {
    level: 'planner',
    knowledge: engineerKnowledge(1),
    budget: { playouts: 2 },
  });
  const luck = fastRandom(`the par of ${day}`);
  const options = { ...defaultOptions(outpostSeven.options), ...dailyOptions(day) };
  const state = outpostSeven.setup(2, options, luck);
  const context = silentContext(luck);
  outpostSeven.begin(state, context);
  while (!state.result) {
    for (const seat of seatsIn(outpostSeven.waiting(state))) {
      const view = outpostSeven.view(state, seat);
      outpostSeven.apply(state, seat, engineer.choose({ seat, view, heard: [] }, luck), context);
    }
  }
  const { winner, population } = state.result;
  return { won: winner === RED, score: population[RED] };
}
