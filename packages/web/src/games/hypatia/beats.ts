/** How events look in the log and how long they take on the table. */
import { eventsAboard, type HypatiaEvent, type ShipEvent } from '@airlock/hypatia';
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
  drew: ['down', 260, 'flip'],
  shuffled: ['recycle', 300, 'shuffle'],
  queued: ['plus', 420, 'phage'],
  erupted: ['warn', 600, 'crisis'],
  directed: ['next', 520, 'flip'],
  placed: ['next', 340, 'phage'],
  queueDiscarded: ['minus', 420, 'flip'],
  intercepted: ['flag', 520, 'strike'],
  played: ['hand', 260, 'place'],
  posted: ['flag', 260, 'place'],
  towerAction: ['hand', 240, 'flip'],
  passed: ['stepForward'],
  moved: ['motion', 260, 'place'],
  phageMoved: ['motion', 260, 'phage'],
  revealed: ['eye', 480, 'reveal'],
  lookedAt: ['eye', 420, 'flip'],
  suitUsed: ['person', 420, 'strike'],
  trickFull: ['grid', 420, 'lock-slide'],
  killed: ['close', 420, 'strike'],
  compared: ['star', 620],
  switched: ['turn', 420, 'key'],
  powerSwitched: ['turn', 420, 'connect'],
  woken: ['person', 420, 'completed'],
  sleeperTaken: ['warn', 420, 'doom'],
  cocooned: ['warn', 420, 'doom'],
  freed: ['person', 420, 'completed'],
  phageDiscarded: ['minus', 340, 'flip'],
  discarded: ['minus', 240, 'flip'],
  taken: ['hand'],
  issued: ['hand'],
  cleared: ['check', 320],
  sentinelTurned: ['turn', 200, 'flip'],
  sentinelLeft: ['minus'],
  destroyed: ['octagon', 900, 'explode'],
  wentDown: ['octagon', 900, 'explode'],
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
  const lasts = (usual?.lasts ?? 0) * (PHAGE.has(told.type) ? paceNow() : 1);
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
