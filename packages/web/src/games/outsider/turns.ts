/** The match cut into turns, as log and top bar name them. */
import { type Naming, who } from '@airlock/kernel';
import type { OutsiderEvent, View } from '@airlock/outsider';
import type { Mode } from '../contract.ts';

/** The plate over the log lines that follow. */
export const chapter = (event: OutsiderEvent, _before: number, naming: Naming): string | null =>
  event.type === 'turnStarted' ? `Turn ${event.open.turn} · ${who(event.open.seat, naming)}` : null;

/** Under the title: "Turn 18 · your turn". */
export function phaseWords(view: View, mode: Mode, naming: Naming): string {
  if (view.result) return `Finished · turn ${view.turn}`;
  const watching = mode === 'watch' ? ' · watching' : '';
  if (view.turn === 0) return `Getting ready${watching}`;
  const whose = view.active === naming.reader && mode === 'play' ? 'your turn' : who(view.active, naming);
  return `Turn ${view.turn} · ${whose}${watching}`;
}
