/** All that is asked along matches played at random, as whoever is asked sees it. */
import { ActionList, defaultOptions, fastRandom, seatsIn } from '@airlock/kernel';
import { type Options, outsider, sabotageAction } from '@airlock/outsider';
import { type Position, positionOf } from '../moves/reading.ts';

/** Every variant once, and all locations together. */
export const TABLES: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 3, options: {} },
  { seats: 4, options: { locGoals: true, locActions: true, locDraw: true, locSupply: true } },
  { seats: 5, options: { obliteration: 'eclipse', characters: 'choice' } },
  { seats: 6, options: { doom: 'quickAndDead', obliteration: 'darkSurge' } },
  { seats: 4, options: { outsiders: 0, locDraw: true } },
];

/** Nobody listens, so that nothing is told: that is what makes a match quick. */
export function* positionsAlong(seed: string, seats: number, options: Partial<Options>): Generator<Position> {
  const random = fastRandom(seed);
  const table = { random, now: 0, tell: null };
  const state = outsider.setup(
    seats,
    { ...(defaultOptions(outsider.options) as Options), ...options },
    random,
  );
  outsider.begin(state, table);
  while (outsider.outcome(state) === null) {
    const waiting = seatsIn(outsider.waiting(state));
    const seat = waiting[random.int(waiting.length)] as number;
    const list = new ActionList();
    outsider.actions(state, seat, list);
    yield positionOf(outsider.view(state, seat), seat, list.toArray());
    const [goal] = state.completed[seat] ?? [];
    const sabotage = goal === undefined ? undefined : sabotageAction(goal);
    const isOpen = sabotage !== undefined && outsider.refusal(state, seat, sabotage) === null;
    outsider.apply(state, seat, isOpen && random.int(3) === 0 ? sabotage : list.pick(random), table);
  }
}
