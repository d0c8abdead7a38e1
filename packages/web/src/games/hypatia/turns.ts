/** The match cut into rounds and phases, as log and top bar name them. */
import { CREW_PHASE, eventsAboard, type HypatiaEvent, type View } from '@airlock/hypatia';
import type { Naming } from '@airlock/kernel';
import { shipDrawn } from './play/position.ts';

/** The plate over the log lines of a phase; the Crew phase follows the Phage phase of its round. */
export function chapter(event: HypatiaEvent): string | null {
  if (event.type === 'roundBegan') return `Round ${event.open.round} · Phage phase`;
  if (event.type === 'crewPhaseBegan') return 'Crew phase';
  // In a race everything that happened aboard since one's last order is one event.
  const begun = eventsAboard(event).find(({ type }) => type === 'roundBegan');
  return begun?.type === 'roundBegan' ? `Round ${begun.open.round}` : null;
}

const MODES = { solo: 'Solo', relay: 'Relay', race: 'Race' } as const;

/** Under the title: "Solo · crew phase"; where no meter shows it, with the round. */
export function phaseWords(view: View, compact: boolean, { names, reader }: Naming): string {
  const ship = shipDrawn(view);
  if (!ship) return `${MODES[view.mode]} · under way`;
  if (ship.result) return `Finished · round ${ship.result.round}`;
  const phase = ship.phase === CREW_PHASE ? 'crew' : 'Phage';
  if (compact) return `Round ${ship.round} of ${view.options.roundLimit} · ${phase}`;
  const whose =
    view.mode === 'relay' && ship.commander !== reader ? ` · ${names[ship.commander] ?? ''} commands` : '';
  return `${MODES[view.mode]} · ${phase} phase${whose}`;
}
