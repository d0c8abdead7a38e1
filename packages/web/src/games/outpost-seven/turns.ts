/** The match cut into turns, as log, top bar and paper count them. */
import type { Naming } from '@airlock/kernel';
import { type OutpostEvent, seatName, type View } from '@airlock/outpost-seven';
import type { Moment } from '../contract.ts';

/** Whether an event begins a turn. */
const opensTurn = (event: OutpostEvent): boolean => event.type === 'asked' && event.open.phase === 'turn';

const eventsOf = (moments: readonly Moment<OutpostEvent>[]): OutpostEvent[] =>
  moments.flatMap(({ events }) => events);

/** 0 before the first one. */
export const turnNumber = (moments: readonly Moment<OutpostEvent>[]): number =>
  eventsOf(moments).filter(opensTurn).length;

/** What happened in the turn before the present one; the opening before the first. */
export function lastTurn(moments: readonly Moment<OutpostEvent>[]): OutpostEvent[] {
  const events = eventsOf(moments);
  const end = events.findLastIndex((event) => opensTurn(event) || event.type === 'gameOver');
  if (end < 0) return events;
  const begin = events.findLastIndex((event, index) => index < end && opensTurn(event));
  return events.slice(begin + 1, end);
}

/** The plate over the log lines of a turn; the opening has none. */
export function chapter(event: OutpostEvent, chaptersBefore: number): string | null {
  if (event.type !== 'asked' || event.open.phase !== 'turn') return null;
  return `Turn ${chaptersBefore + 1} · ${seatName(event.open.seat)}`;
}

/** Under the title: "Turn 15 · your turn". */
export function phaseWords(view: View, turn: number, { names, reader }: Naming): string {
  if (view.result) return `Finished · turn ${turn}`;
  const whose =
    view.active === reader ? 'your turn' : `${names[view.active] ?? seatName(view.active)}’s turn`;
  return turn === 0 ? `The start · ${whose}` : `Turn ${turn} · ${whose}`;
}
