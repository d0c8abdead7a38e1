/** Asks the browser's push service to reach this reader although no page is open, and tells the server where. */
import type { PushInput } from '@airlock/protocol';
import { attempt } from '../look/notice.ts';
import { arrive } from '../session/session.ts';
import { api } from '../wire/http.ts';
import { wants } from './wants.ts';

/** Why this browser cannot be told anything while the page is closed; `null` where it can. */
export type Hindrance = 'insecure' | 'not installed' | 'unable' | 'blocked' | 'no worker';

const isApplePhone = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration();

export async function hindrance(): Promise<Hindrance | null> {
  // Without TLS a browser has neither workers nor push, so that is the thing to say.
  if (!isSecureContext) return 'insecure';
  if (!canPush()) return isApplePhone() ? 'not installed' : 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration()) ? null : 'no worker';
}

/** Whether the browser has subscribed; the server is told again, since a session may have ended meanwhile. */
export async function isTold(): Promise<boolean> {
  const found = await (await registration())?.pushManager.getSubscription();
  if (!found) return false;
  await api.subscribe(described(found));
  return true;
}

/** Says whether the reader is told from now on: without their consent nobody is. */
export async function beTold(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const worker = await registration();
  if (!worker) return false;
  await arrive();
  const { key } = await api.push();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  await api.subscribe(described(subscription));
  return true;
}

export async function beLeft(): Promise<void> {
  const found = await (await registration())?.pushManager.getSubscription();
  if (!found) return;
  await api.unsubscribe(found.endpoint);
  await found.unsubscribe();
}

/** What this browser wants to hear of has changed. */
export async function tellWants(): Promise<void> {
  await attempt(isTold);
}

function described(subscription: PushSubscription): PushInput {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint: endpoint ?? subscription.endpoint, keys: { p256dh, auth }, wants: [...wants.peek()] };
}
