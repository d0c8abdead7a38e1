/** What moves when an event is shown: plain data, so that it can be tested without a page. */
import { eventsAboard, type HypatiaEvent, NO_CARD, type ShipEvent } from '@airlock/hypatia';

export type CueKind = 'arrive' | 'flash' | 'flip' | 'pulse' | 'lock' | 'strike' | 'shake' | 'launch';

/** One thing that moves, named as the table marks it: `station-3`, `phage-3-last`, `card-12`. */
export interface Cue {
  readonly kind: CueKind;
  readonly target: string;
}

const station = (number: number): string => `station-${number}`;

export function cuesOf(event: HypatiaEvent): Cue[] {
  return eventsAboard(event).flatMap(shipCues);
}

function shipCues(event: ShipEvent): Cue[] {
  switch (event.type) {
    case 'directed':
      return [{ kind: 'flash', target: station(event.open.station) }];
    case 'placed':
      return [{ kind: 'arrive', target: `phage-${event.open.station}-last` }];
    case 'erupted':
      return [{ kind: 'shake', target: 'tower' }];
    case 'intercepted':
    case 'suitUsed':
    case 'phageDiscarded':
      return [{ kind: 'strike', target: station(event.open.station) }];
    case 'revealed':
      return event.open.phage.map(
        ({ slot }): Cue => ({ kind: 'flip', target: `phage-${event.open.station}-${slot}` }),
      );
    case 'trickFull':
      return [{ kind: 'lock', target: station(event.open.station) }];
    case 'killed':
      return event.open.from.station === undefined
        ? []
        : [{ kind: 'strike', target: station(event.open.from.station) }];
    case 'compared':
      return comparedCues(event.open);
    case 'powerSwitched':
      return [{ kind: 'flash', target: station(event.open.station) }];
    case 'cleared':
      return event.open.rescued ? [{ kind: 'launch', target: station(event.open.station) }] : [];
    case 'destroyed':
      return [{ kind: 'shake', target: station(event.open.station) }];
    default:
      return [];
  }
}

/** The best cards of both sides. */
function comparedCues({ station: at, human }: Extract<ShipEvent, { type: 'compared' }>['open']): Cue[] {
  const ours: Cue[] = human === NO_CARD ? [] : [{ kind: 'pulse', target: `card-${human}` }];
  return [{ kind: 'flash', target: station(at) }, ...ours];
}
