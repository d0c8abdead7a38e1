/** One decision of our shared tree search, without any knowledge of the game: every iteration imagines, walks and plays out. */
import { treeSearchBot } from '@airlock/bots';
import { fastRandom, silentContext } from '@airlock/kernel';
import { outpostSeven } from '@airlock/outpost-seven';
import { outpost } from './outpost.ts';

export function searchDecision(seed: string, playouts: number): number {
  const random = fastRandom(seed);
  const state = outpost.setup(random);
  outpost.begin(state, silentContext(random));
  const seat = state.active;
  const bot = treeSearchBot(outpostSeven, { level: 'bench', budget: { playouts } });
  bot.choose({ seat, view: outpostSeven.view(state, seat), heard: [] }, random);
  return playouts;
}
