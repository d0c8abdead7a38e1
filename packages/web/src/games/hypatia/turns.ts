/** The match cut into rounds and phases, as log and top bar name them. */
import {
  CREW_PHASE,
  eventsAboard,
  type HypatiaEvent,
  isArmed,
  lastRoundOf,
  type ShipView,
  survivorsOf,
  type View,
} from '@airlock/hypatia';
import type { Naming, Seat } from '@airlock/kernel';
import { shipDrawn } from './moves/position.ts';

/** The plate over the log lines of a phase; the Crew phase follows the Phage phase of its round. */
export function chapter(event: HypatiaEvent, _before: number, naming: Naming): string | null {
  const [told] = eventsAboard(event);
  if (told?.type === 'crewPhaseBegan') return `Round ${told.open.round} · Crew phase`;
  if (told?.type !== 'roundBegan') return null;
  const { round, seat } = told.open;
  const shared = event.type === 'roundBegan' && naming.names.length > 1;
  if (!shared) return `Round ${round} · Phage phase`;
  const commands = seat === naming.reader ? 'you command' : `${naming.names[seat] ?? ''} commands`;
  return `Round ${round} · ${commands}`;
}

const MODES = { solo: 'Solo', relay: 'Relay', race: 'Race' } as const;

/** "Round 3", and "Round 3 of 40" where one must be armed by then. */
function roundWords({ options }: Pick<View, 'options'>, ship: ShipView): string {
  const last = lastRoundOf({ ...ship, options });
  return Number.isFinite(last) && !isArmed(ship) ? `Round ${ship.round} of ${last}` : `Round ${ship.round}`;
}

/** Under the title: "Solo · crew phase"; where no meter shows it, with the round. */
/** `watched`: whose ship is drawn in a race, where it is not the reader's own. */
export function phaseWords(
  view: View,
  compact: boolean,
  { names, reader }: Naming,
  watched: Seat | null = null,
): string {
  const ship = shipDrawn(view, watched);
  if (!ship) return `${MODES[view.mode]} · under way`;
  const aboard = watched === null ? '' : `${names[watched] ?? ''}’s ship · `;
  if (ship.result) return `${aboard}Finished · round ${ship.result.round}`;
  const phase = ship.phase === CREW_PHASE ? 'crew' : 'Phage';
  if (compact) return `${aboard}${roundWords(view, ship)} · ${survivorsOf(ship)} aboard`;
  const whose =
    view.mode === 'relay' && ship.commander !== reader ? ` · ${names[ship.commander] ?? ''} commands` : '';
  return `${MODES[view.mode]} · ${aboard}${phase} phase${whose}`;
}
