/** How events look in the log and how long they take on the table. */
import { eventsAboard, type HypatiaEvent, type ShipEvent, shows } from '@airlock/hypatia';
import type { Viewer } from '@airlock/kernel';
import { beatOf, type EventLooks, iconOf } from '../../kit/log.ts';
import type { IconName } from '../../look/Icon.tsx';
import type { SoundName } from '../../sound/names.ts';
import type { Beat } from '../contract.ts';
import { aids } from './settings.ts';

const LOOKS: EventLooks<ShipEvent> = {
  laidOut: ['grid'],
  handedOver: ['person'],
  timedOut: ['clock'],
  drew: ['down', 0, 'flip'],
  shuffled: ['recycle', 0, 'shuffle'],
  queued: ['plus', 0, 'phage'],
  erupted: ['warn', 0, 'crisis'],
  directed: ['next', 0, 'flip'],
  placed: ['next', 0, 'phage'],
  queueDiscarded: ['minus', 0, 'flip'],
  intercepted: ['flag', 0, 'strike'],
  played: ['hand', 0, 'place'],
  posted: ['flag', 0, 'place'],
  towerAction: ['hand', 0, 'flip'],
  passed: ['stepForward'],
  moved: ['motion', 0, 'place'],
  phageMoved: ['motion', 0, 'phage'],
  revealed: ['eye', 0, 'reveal'],
  lookedAt: ['eye', 0, 'flip'],
  suitUsed: ['person', 0, 'strike'],
  trickFull: ['grid', 0, 'lock-slide'],
  killed: ['close', 0, 'strike'],
  compared: ['star', 0],
  switched: ['turn', 0, 'key'],
  powerSwitched: ['turn', 0, 'connect'],
  woken: ['person', 0, 'completed'],
  sleeperTaken: ['warn', 0, 'doom'],
  cocooned: ['warn', 0, 'doom'],
  freed: ['person', 0, 'completed'],
  phageDiscarded: ['minus', 0, 'flip'],
  discarded: ['minus', 0, 'flip'],
  taken: ['hand'],
  issued: ['hand'],
  cleared: ['check', 0],
  sentinelTurned: ['turn', 0, 'flip'],
  sentinelLeft: ['minus'],
  destroyed: ['octagon', 0, 'explode'],
  wentDown: ['octagon', 0, 'explode'],
  ended: ['star'],
  roundBegan: [null],
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
  return iconOf(first && LOOKS[first.type]);
}

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
  const usual = beatOf(LOOKS[told.type]);
  const lasts = (shows(event)?.lasts ?? 0) * (PHAGE.has(told.type) ? paceNow() : 1);
  const sound = rescueSound(told) ?? usual?.sound;
  if (lasts === 0 && sound === undefined) return null;
  return { lasts, ...(sound === undefined ? {} : { sound }) };
}

const paceNow = (): number => ({ steps: 1, fast: FASTER, once: 0 })[aids.peek().pace];

function rescueSound(event: ShipEvent): SoundName | undefined {
  if (event.type === 'cleared' && event.open.rescued && event.open.humans.length > 0) return 'rescue';
  if (event.type === 'compared' && event.open.winner === 'humans') return 'completed';
  return undefined;
}
