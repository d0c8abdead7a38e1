/** How events look in the log and how long they take on the table. */
import { eventsAboard, type HypatiaEvent, type ShipEvent } from '@airlock/hypatia';
import type { Viewer } from '@airlock/kernel';
import type { IconName } from '../../look/Icon.tsx';
import type { SoundName } from '../../sound/names.ts';
import type { Beat } from '../contract.ts';
import { aids } from './settings.ts';

const ICONS: Readonly<Partial<Record<ShipEvent['type'], IconName>>> = {
  laidOut: 'grid',
  handedOver: 'person',
  timedOut: 'clock',
  drew: 'down',
  shuffled: 'recycle',
  queued: 'plus',
  erupted: 'warn',
  directed: 'next',
  placed: 'next',
  queueDiscarded: 'minus',
  intercepted: 'flag',
  played: 'hand',
  posted: 'flag',
  towerAction: 'hand',
  passed: 'stepForward',
  moved: 'motion',
  phageMoved: 'motion',
  revealed: 'eye',
  lookedAt: 'eye',
  suitUsed: 'person',
  trickFull: 'grid',
  killed: 'close',
  compared: 'star',
  switched: 'turn',
  powerSwitched: 'turn',
  woken: 'person',
  sleeperTaken: 'warn',
  cocooned: 'warn',
  freed: 'person',
  phageDiscarded: 'minus',
  discarded: 'minus',
  taken: 'hand',
  issued: 'hand',
  cleared: 'check',
  sentinelTurned: 'turn',
  sentinelLeft: 'minus',
  destroyed: 'octagon',
  wentDown: 'octagon',
  ended: 'star',
};

export function logIcon(event: HypatiaEvent): IconName {
  if (event.type === 'progress') return 'person';
  const [first] = eventsAboard(event);
  return (first && ICONS[first.type]) ?? 'next';
}

/** Milliseconds at normal speed and what is heard. */
const BEATS: Readonly<Partial<Record<ShipEvent['type'], readonly [lasts: number, sound?: SoundName]>>> = {
  queued: [420, 'phage'],
  erupted: [600, 'crisis'],
  directed: [520, 'flip'],
  placed: [340, 'phage'],
  queueDiscarded: [420, 'flip'],
  intercepted: [520, 'strike'],
  played: [260, 'place'],
  posted: [260, 'place'],
  towerAction: [240, 'flip'],
  moved: [260, 'place'],
  phageMoved: [260, 'phage'],
  revealed: [480, 'reveal'],
  lookedAt: [420, 'flip'],
  suitUsed: [420, 'strike'],
  trickFull: [420, 'lock-slide'],
  killed: [420, 'strike'],
  compared: [620],
  switched: [420, 'key'],
  powerSwitched: [420, 'connect'],
  woken: [420, 'completed'],
  sleeperTaken: [420, 'doom'],
  cocooned: [420, 'doom'],
  freed: [420, 'completed'],
  phageDiscarded: [340, 'flip'],
  discarded: [240, 'flip'],
  drew: [260, 'flip'],
  shuffled: [300, 'shuffle'],
  cleared: [320],
  sentinelTurned: [200, 'flip'],
  destroyed: [900, 'explode'],
  wentDown: [900, 'explode'],
};

/** What the Phage do by themselves; its pace can be chosen. */
const PHAGE: ReadonlySet<string> = new Set([
  'queued',
  'erupted',
  'directed',
  'placed',
  'queueDiscarded',
  'intercepted',
]);

const FASTER = 0.4;

export function beat(event: HypatiaEvent, _viewer: Viewer): Beat | null {
  let lasts = 0;
  let sound: SoundName | undefined;
  for (const told of eventsAboard(event)) {
    const [length, heard] = BEATS[told.type] ?? [0];
    lasts += length * (PHAGE.has(told.type) ? paceNow() : 1);
    sound ??= rescueSound(told) ?? heard;
  }
  // In a race everything that happened aboard is one event; it is not drawn out.
  const limit = event.type === 'aboard' ? 900 : Number.POSITIVE_INFINITY;
  return lasts === 0 && sound === undefined
    ? null
    : { lasts: Math.min(lasts, limit), ...(sound === undefined ? {} : { sound }) };
}

const paceNow = (): number => ({ steps: 1, fast: FASTER, once: 0 })[aids.peek().pace];

function rescueSound(event: ShipEvent): SoundName | undefined {
  if (event.type === 'cleared' && event.open.rescued && event.open.humans.length > 0) return 'rescue';
  if (event.type === 'compared' && event.open.winner === 'humans') return 'completed';
  return undefined;
}
