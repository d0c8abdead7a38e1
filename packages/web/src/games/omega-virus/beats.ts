/** How events look in the log and what is heard. Nothing takes time: in a race what is shown never trails behind. */
import type { Viewer } from '@airlock/kernel';
import { detailOf, type OmegaEvent } from '@airlock/omega-virus';
import { beatOf, type EventLooks, endBeat, iconOf } from '../../kit/log.ts';
import type { IconName } from '../../look/Icon.tsx';
import type { Beat } from '../contract.ts';

const LOOKS: EventLooks<OmegaEvent> = {
  dealt: ['grid'],
  readied: ['check'],
  counting: ['clock'],
  go: ['play', 0, 'lamp-go'],
  flip: ['turn'],
  place: ['plus'],
  pickUp: ['hand'],
  key: ['unlock', 0, 'key'],
  equip: ['link'],
  finish: ['flag', 0, 'completed'],
  paused: ['pause'],
  resumed: ['play'],
  lost: ['offline'],
  back: ['online'],
  graceOver: ['clock'],
  botTookOver: ['person'],
  roundOver: ['flag'],
  speed: ['motion'],
  score: ['star', 0, 'reveal'],
  gameOver: ['star'],
};

export const logIcon = (event: OmegaEvent): IconName => iconOf(LOOKS[event.type]) ?? 'next';

/** One's own placements are heard when they are made, not when the table has answered. */
export function beat(event: OmegaEvent, viewer: Viewer): Beat | null {
  switch (event.type) {
    case 'flip':
      if (event.open.seat !== viewer) return null;
      return { lasts: 0, sound: (detailOf(event)?.skipped.length ?? 0) > 0 ? 'lock-slide' : 'flip' };
    case 'equip':
      return { lasts: 0, sound: event.open.connected ? 'connect' : 'strike' };
    case 'gameOver':
      return endBeat(viewer, event.open.result.winners);
    default:
      return beatOf(LOOKS[event.type]);
  }
}
