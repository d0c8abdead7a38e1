/**
 * What the Commander makes of a day's ship: the par. It is worked out in the page, one decision at a time, from what a commander
 * sees; the same everywhere, because its luck has a name, too.
 */
import { dailyOptions, hypatia, type ShipResult } from '@airlock/hypatia';
import { defaultOptions, fastRandom, present, silentContext } from '@airlock/kernel';
import { fieldsOf, kept } from '../../../kit/kept.ts';
import { commander } from '../moves/hint.ts';

export type Par = Pick<ShipResult, 'won' | 'score'>;

const isPar = (stored: unknown): stored is Par => {
  const { won, score } = fieldsOf(stored);
  return typeof won === 'boolean' && typeof score === 'number';
};

/** Older days are worked out again when they are asked for. */
const MOST_KEPT = 7;

const known = kept<Readonly<Record<string, Par>>>('airlock.hypatia.par', {}, (stored) =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter((entry): entry is [string, Par] => isPar(entry[1])),
  ),
);

/** A moment for everything else that the page has to do. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** `null` when it is no longer wanted. */
export async function parOf(
  day: string,
  isWanted: () => boolean,
  findPlayer: typeof commander = commander,
): Promise<Par | null> {
  const before = known.peek()[day];
  if (before) return before;
  const par = await playedBy(day, isWanted, findPlayer);
  if (par) {
    const kept = Object.entries(known.peek()).slice(1 - MOST_KEPT);
    known.value = { ...Object.fromEntries(kept), [day]: par };
  }
  return par;
}

async function playedBy(
  day: string,
  isWanted: () => boolean,
  findPlayer: typeof commander,
): Promise<Par | null> {
  const player = await findPlayer();
  const luck = fastRandom(`the par of ${day}`);
  const options = { ...defaultOptions(hypatia.options), ...dailyOptions(day) };
  const state = hypatia.setup(1, options, luck);
  const context = silentContext(luck);
  hypatia.begin(state, context);
  const ship = present(state.ships[0]);
  while (!ship.result) {
    await pause();
    if (!isWanted()) return null;
    const view = hypatia.view(state, 0);
    hypatia.apply(state, 0, player.choose({ seat: 0, view, heard: [] }, luck), context);
  }
  const { won, score } = ship.result;
  return { won, score };
}
