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

/** In a race everything that happened aboard since one's last order is one event. */
export function unfold(event: HypatiaEvent): readonly HypatiaEvent[] {
  if (event.type !== 'aboard' || !event.own || event.own.events.length === 0) return [event];
  return event.own.events.map((told) => ({ ...event, rule: told.rule, own: { events: [told] } }));
}

export function logIcon(event: HypatiaEvent): IconName | null {
  // How far the others are stands beside the ship; only that one has finished is news.
  if (event.type === 'progress') return event.open.progress.finished ? 'person' : null;
  const [first] = eventsAboard(event);
  if (first?.type === 'roundBegan') return null;
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
  const [told] = eventsAboard(event);
  if (!told) return null;
  const [length, heard] = BEATS[told.type] ?? [0];
  const lasts = length * (PHAGE.has(told.type) ? paceNow() : 1);
  const sound = rescueSound(told) ?? heard;
  if (lasts === 0 && sound === undefined) return null;
  return { lasts, ...(sound === undefined ? {} : { sound }) };
}

const paceNow = (): number => ({ steps: 1, fast: FASTER, once: 0 })[aids.peek().pace];

function rescueSound(event: ShipEvent): SoundName | undefined {
  if (event.type === 'cleared' && event.open.rescued && event.open.humans.length > 0) return 'rescue';
  if (event.type === 'compared' && event.open.winner === 'humans') return 'completed';
  return undefined;
}
