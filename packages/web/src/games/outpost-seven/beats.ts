/** How events look in the log and how long they take on the table. */
import type { Viewer } from '@airlock/kernel';
import { type OutpostEvent, PLACE, POP } from '@airlock/outpost-seven';
import type { IconName } from '../../look/Icon.tsx';
import type { Beat } from '../contract.ts';
import { BREATH, lengthOf } from './motion/cues.ts';
import { PACES, preferences } from './settings.ts';

export function logIcon(event: OutpostEvent): IconName {
  switch (event.type) {
    case 'repaired':
      return 'plus';
    case 'bonusUsed':
      return event.open.kind === POP ? 'person' : event.open.kind === PLACE ? 'plus' : 'minus';
    case 'votes':
      return 'flag';
    case 'salvaged':
    case 'kept':
    case 'asked':
      return 'hand';
    case 'dealt':
      return 'grid';
    case 'burned':
    case 'offerFilled':
      return 'down';
    case 'timedOut':
      return 'clock';
    case 'playerOut':
      return 'octagon';
    case 'gameOver':
      return 'star';
  }
}

/** At the pace the reader likes. */
export function beat(event: OutpostEvent, viewer: Viewer): Beat | null {
  const usual = usualBeat(event, viewer);
  return usual && { ...usual, lasts: usual.lasts * PACES[preferences.value.pace] };
}

function usualBeat(event: OutpostEvent, viewer: Viewer): Beat | null {
  switch (event.type) {
    case 'dealt':
      return { lasts: 240, sound: 'shuffle' };
    case 'kept':
    case 'salvaged':
      return { lasts: 240 + BREATH, sound: 'flip' };
    case 'repaired':
      return { lasts: lengthOf(event), sound: 'place' };
    case 'bonusUsed':
    case 'votes':
    case 'offerFilled':
      return { lasts: lengthOf(event) };
    case 'gameOver': {
      const { winner } = event.open.result;
      return winner === null ? null : { lasts: 0, sound: viewer < 0 || winner === viewer ? 'win' : 'loss' };
    }
    default:
      return null;
  }
}
