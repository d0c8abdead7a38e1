/** How events look in the log and what is heard. Nothing takes time: in a race what is shown never trails behind. */
import type { Viewer } from '@airlock/kernel';
import { detailOf, type OmegaEvent } from '@airlock/omega-virus';
import type { IconName } from '../../look/Icon.tsx';
import type { SoundName } from '../../sound/names.ts';
import type { Beat } from '../contract.ts';

const ICONS: Readonly<Partial<Record<OmegaEvent['type'], IconName>>> = {
  dealt: 'grid',
  readied: 'check',
  counting: 'clock',
  go: 'play',
  flip: 'turn',
  place: 'plus',
  pickUp: 'hand',
  key: 'unlock',
  equip: 'link',
  finish: 'flag',
  paused: 'pause',
  resumed: 'play',
  lost: 'offline',
  back: 'online',
  graceOver: 'clock',
  botTookOver: 'person',
  roundOver: 'flag',
  speed: 'motion',
  score: 'star',
  gameOver: 'star',
};

export const logIcon = (event: OmegaEvent): IconName => ICONS[event.type] ?? 'next';

export function beat(event: OmegaEvent, viewer: Viewer): Beat | null {
  const sound = soundOf(event, viewer);
  return sound && { lasts: 0, sound };
}

/** One's own placements are heard when they are made, not when the table has answered. */
function soundOf(event: OmegaEvent, viewer: Viewer): SoundName | null {
  switch (event.type) {
    case 'go':
      return 'lamp-go';
    case 'flip':
      if (event.open.seat !== viewer) return null;
      return (detailOf(event)?.skipped.length ?? 0) > 0 ? 'lock-slide' : 'flip';
    case 'key':
      return 'key';
    case 'equip':
      return event.open.connected ? 'connect' : 'strike';
    case 'finish':
      return 'completed';
    case 'score':
      return 'reveal';
    case 'gameOver':
      return viewer < 0 || event.open.result.winners.includes(viewer) ? 'win' : 'loss';
    default:
      return null;
  }
}
