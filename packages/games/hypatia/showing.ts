/** How long what happens is shown: a page takes that time, and no clock runs meanwhile. */
import type { Shown } from '@airlock/kernel';
import { eventsAboard, type HypatiaEvent, type ShipEvent } from './events.ts';

const LASTS: Readonly<Partial<Record<ShipEvent['type'], number>>> = {
  drew: 260,
  shuffled: 300,
  queued: 420,
  erupted: 600,
  directed: 520,
  placed: 340,
  queueDiscarded: 420,
  intercepted: 520,
  played: 260,
  posted: 260,
  towerAction: 240,
  moved: 260,
  phageMoved: 260,
  revealed: 480,
  lookedAt: 420,
  suitUsed: 420,
  trickFull: 420,
  killed: 420,
  compared: 620,
  switched: 420,
  powerSwitched: 420,
  woken: 420,
  sleeperTaken: 420,
  cocooned: 420,
  freed: 420,
  phageDiscarded: 340,
  discarded: 240,
  cleared: 320,
  sentinelTurned: 200,
  destroyed: 900,
  wentDown: 900,
};

export function shows(event: HypatiaEvent): Shown | null {
  const [told] = eventsAboard(event);
  const lasts = told && LASTS[told.type];
  return lasts === undefined ? null : { lasts };
}
