/** Keys that were won a moment ago: their rooms light up on the board, and the keys fly to their slots. */

import { present } from '@airlock/kernel';
import { COLOUR_COUNT, type Colour, matchingRoom, type Room } from '@airlock/omega-virus';
import { effect, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Model } from '../model.ts';

export interface WonKey {
  readonly id: string;
  readonly colour: Colour;
  readonly room: Room;
}

export type WonKeys = Signal<readonly WonKey[]>;

/** Without motion there is nothing to show: the slot has changed, and the log says so. */
export function useWonKeys(model: Model): WonKeys {
  const won = useSignal<readonly WonKey[]>([]);
  useEffect(() => {
    let before = { round: model.view.peek().round, keys: model.bench.peek().keys };
    return effect(() => {
      const { round, locations, options } = model.view.value;
      const { keys, plan } = model.bench.value;
      const fresh = round === before.round ? keys & ~before.keys : 0;
      before = { round, keys };
      if (fresh === 0 || !plan || !locations || !model.desk.motion.peek()) return;
      for (let colour = 0; colour < COLOUR_COUNT; colour++) {
        if (!(fresh & (1 << colour))) continue;
        const room = matchingRoom(plan, colour, present(locations[colour]), options.mirrorShapes);
        if (room) won.value = [...won.peek(), { id: `${round}-${colour}`, colour, room }];
      }
    });
  }, [model, won]);
  return won;
}
