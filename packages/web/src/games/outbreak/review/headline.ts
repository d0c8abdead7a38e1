/** What a moment of a match is called in hindsight: a pile and whom it turned, or a vote and whom it put out. */
import { type Seat, who } from '@airlock/kernel';
import { momentName, type OutbreakEvent, type ShiftView } from '@airlock/outbreak';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { OutbreakDesk } from '../model.ts';

type Revealed = Extract<OutbreakEvent, { type: 'revealed' }>;

export interface Headline {
  readonly plate: string;
  readonly title: string;
}

const eventsNow = ({ moments }: OutbreakDesk): readonly OutbreakEvent[] => moments.value.at(-1)?.events ?? [];

/** Whom a pile turned, as far as these eyes can see; -1 for nobody. */
function turnedBy({ own }: Revealed, viewer: Seat): Seat {
  if (!own) return -1;
  if ('victim' in own) return own.victim;
  return own.infection === 'infected' ? viewer : -1;
}

export function headlineOf(desk: OutbreakDesk): ReadonlySignal<Headline | null> {
  return computed(() => {
    const name = (seat: Seat): string => who(seat, { ...desk.naming.value, reader: -1 });
    for (const event of eventsNow(desk)) {
      if (event.type === 'revealed') {
        const [day, shift = ''] = momentName(desk.view.value.records.length).split(', ');
        const turned = turnedBy(event, desk.viewer.value);
        const title = turned < 0 ? `Pile of the ${shift}` : `${name(turned)} turned here`;
        return { plate: `${day} · ${shift}`, title };
      }
      if (event.type === 'votesCounted') {
        const { day, out } = event.open;
        return {
          plate: `Day ${day} · vote`,
          title: out < 0 ? 'Nobody is voted out' : `${name(out)} is voted out`,
        };
      }
    }
    return null;
  });
}

/** The pile that this moment turned up; `undefined` where it turned up none. */
export const pileNow = (desk: OutbreakDesk): ShiftView | undefined =>
  eventsNow(desk).some(({ type }) => type === 'revealed') ? desk.view.value.records.at(-1) : undefined;
