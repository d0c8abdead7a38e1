/** What somebody makes of a day's ship, from what a commander sees. It is the same everywhere, because its luck has a name, too. */
import { dailyOptions, type HypatiaEvent, hypatia, type ShipResult, type View } from '@airlock/hypatia';
import { type Bot, defaultOptions, fastRandom, present, silentContext } from '@airlock/kernel';

export type Par = Pick<ShipResult, 'won' | 'score'>;

export function parPlayedBy(player: Bot<View, HypatiaEvent>, day: string): Par {
  const luck = fastRandom(`the par of ${day}`);
  const options = { ...defaultOptions(hypatia.options), ...dailyOptions(day) };
  const state = hypatia.setup(1, options, luck);
  const context = silentContext(luck);
  hypatia.begin(state, context);
  const ship = present(state.ships[0]);
  while (!ship.result) {
    const view = hypatia.view(state, 0);
    hypatia.apply(state, 0, player.choose({ seat: 0, view, heard: [] }, luck), context);
  }
  const { won, score } = ship.result;
  return { won, score };
}
