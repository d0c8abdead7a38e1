/**
 * What the Engineer makes of a day's station in the person's place, against another Engineer: the par. It is worked out in the page,
 * one decision at a time, from what each of them sees; the same everywhere, because its luck has a name, too.
 */
import { defaultOptions, fastRandom, seatsIn, silentContext } from '@airlock/kernel';
import { dailyOptions, engineerKnowledge, outpostSeven, RED } from '@airlock/outpost-seven';

export interface Par {
  readonly won: boolean;
  readonly score: number;
}

/** A moment for everything else that the page has to do. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** `null` when it is no longer wanted. */
export async function parOf(day: string, isWanted: () => boolean): Promise<Par | null> {
  const { samplingBot } = await import('@airlock/bots');
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
    await pause();
    if (!isWanted()) return null;
    for (const seat of seatsIn(outpostSeven.waiting(state))) {
      const view = outpostSeven.view(state, seat);
      outpostSeven.apply(state, seat, engineer.choose({ seat, view, heard: [] }, luck), context);
    }
  }
  const { winner, population } = state.result;
  return { won: winner === RED, score: population[RED] };
}
