/** A notice of the browser that it is one's move, for those who wanted it and look elsewhere; and a mark on the page's icon. */
import { keep, settings } from '../settings.ts';

export const canNotify = (): boolean => typeof Notification === 'function';

/** What the browser was told before: `denied` can only be taken back in its own settings. */
export const isBlocked = (): boolean => canNotify() && Notification.permission === 'denied';

/** Asks for consent where it is missing; says whether there is any now. */
export async function wantNotices(wanted: boolean): Promise<boolean> {
  const allowed = wanted && canNotify() && (await Notification.requestPermission()) === 'granted';
  keep({ notices: allowed });
  return allowed;
}

let shown: Notification | null = null;

/** One for each table at most: a second one takes the place of the first. */
export function notify(code: string, title: string, body: string): void {
  mark(true);
  if (!settings.peek().notices || !canNotify() || Notification.permission !== 'granted') return;
  try {
    shown = new Notification(title, { body, tag: `airlock ${code}` });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // Browsers of phones show notices only from a service worker: title and sound are left.
  }
}

/** The reader is back, or has moved. */
export function hush(): void {
  mark(false);
  shown?.close();
  shown = null;
}

function mark(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const done = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  // Only pages that were installed have an icon to mark.
  done.catch(() => undefined);
}
