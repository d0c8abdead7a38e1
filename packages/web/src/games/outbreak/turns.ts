/** The match cut into Days and Shifts, as log and top bar name them. */
import type { Naming } from '@airlock/kernel';
import { type OutbreakEvent, SHIFT_NAMES, shiftName, type View } from '@airlock/outbreak';
import type { Mode } from '../contract.ts';

/** The plate over the log lines that follow. */
export function chapter(event: OutbreakEvent, _before: number, _naming: Naming): string | null {
  if (event.type === 'shiftStarted') return `Day ${event.open.day} · ${shiftName(event.open.shift)}`;
  return event.type === 'dayStarted' && event.open.day > 1 ? `Day ${event.open.day} · vote` : null;
}

/** Under the title: "Day 2 · day shift". */
export function phaseWords(view: View, mode: Mode): string {
  if (view.result) return `Finished · Day ${view.result.day}`;
  const part = view.phase === 'vote' ? 'vote' : `${SHIFT_NAMES[view.shift]} shift`;
  return `Day ${view.day} · ${part}${mode === 'watch' ? ' · watching' : ''}`;
}
