/** How events look in the log and how long they take on the table. */
import type { Viewer } from '@airlock/kernel';
import { type OutpostEvent, PLACE, POP, shows } from '@airlock/outpost-seven';
import { beatOf, type EventLooks, endBeat, iconOf } from '../../kit/log.ts';
import type { IconName } from '../../look/Icon.tsx';
import type { Beat } from '../contract.ts';
import { PACES, preferences } from './settings.ts';

const LOOKS: EventLooks<OutpostEvent> = {
  dealt: ['grid', 0, 'shuffle'],
  asked: ['hand'],
  kept: ['hand', 0, 'flip'],
  salvaged: ['hand', 0, 'flip'],
  repaired: ['plus', 0, 'place'],
  bonusUsed: ['minus', 0],
  votes: ['flag', 0],
  offerFilled: ['down', 0],
  burned: ['down'],
  timedOut: ['clock'],
  playerOut: ['octagon'],
  gameOver: ['star'],
};

export function logIcon(event: OutpostEvent): IconName | null {
  if (event.type !== 'bonusUsed' || (event.open.kind !== POP && event.open.kind !== PLACE)) {
    return iconOf(LOOKS[event.type]);
  }
  return event.open.kind === POP ? 'person' : 'plus';
}

/** At the pace the reader likes; what moves takes as long as its cues. */
export function beat(event: OutpostEvent, viewer: Viewer): Beat | null {
  if (event.type === 'gameOver') {
    const { winner } = event.open.result;
    return winner === null ? null : endBeat(viewer, [winner]);
  }
  const usual = beatOf(LOOKS[event.type]);
  return usual && { ...usual, lasts: (shows(event)?.lasts ?? 0) * PACES[preferences.value.pace] };
}
