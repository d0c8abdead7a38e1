/** Who the reader is: a guest with a name and a session, whose token lies in a cookie no script can read. */
import type { ForgottenReply, Session } from '@airlock/protocol';
import { signal } from '@preact/signals';
import { hasTablesHere } from '../local/some.ts';
import { attempt } from '../look/notice.ts';
import { addressOf, IS_SITE } from '../site.ts';
import { api, here } from '../wire/http.ts';
import { forgetName, keepName, lastKnown, noteKnown, ownName } from './ownName.ts';

/** `null` until the server has answered. */
export const me = signal<Session | null>(null);

/** What the reader was called when this browser was last signed in, if it has forgotten that since. */
export const lost = signal<string | null>(null);

/** Takes it that the reader is somebody new. */
export function startOver(): void {
  lost.value = null;
  if (me.peek()) noteKnown(me.peek()?.name ?? '');
}

/** Whoever has a code is who it belongs to; the page starts over as theirs. */
export async function signIn(code: string): Promise<void> {
  becomeKnown(await api.signIn(code));
}

/** From now on this browser is theirs. */
export function becomeKnown(session: Session): void {
  keepName(session.name);
  noteKnown(session.name);
  location.reload();
}

let arriving: Promise<Session> | undefined;

/** Finds out who we are, once; a newcomer gets a friendly name. Asked again after a failure. */
export function arrive(): Promise<Session> {
  arriving ??= findOut().catch((error) => {
    arriving = undefined;
    throw error;
  });
  return arriving;
}

/** Nobody asks who plays in their own browser; a name is all they have there. */
const AT_HOME_ID = 'here';

async function findOut(): Promise<Session> {
  if (IS_SITE) {
    me.value = { id: AT_HOME_ID, name: ownName() };
    return me.value;
  }
  const known = (await fromLink()) ?? (await api.session());
  if (!known) lost.value = lastKnown();
  const session = known ?? (await api.introduce(ownName()));
  me.value = session;
  keepName(session.name);
  if (!lost.value) noteKnown(session.name);
  return session;
}

/** Whoever follows the link of another device is who sent it. */
async function fromLink(): Promise<Session | null> {
  const [, token] = /^#in=([\w-]+)$/.exec(location.hash) ?? [];
  if (token === undefined) return null;
  history.replaceState(null, '', location.pathname);
  return (await attempt(() => api.signIn(token))) ?? null;
}

/** Afterwards neither the server nor this browser knows anything of us. */
export async function forgetMe(): Promise<ForgottenReply> {
  const reply = await api.forgetMe();
  // Whoever does something next is a new guest.
  me.value = null;
  arriving = undefined;
  forgetName();
  await forgetBrowser();
  return reply;
}

export async function rename(name: string): Promise<void> {
  me.value = IS_SITE ? { id: AT_HOME_ID, name } : await api.rename(name);
  keepName(me.value.name);
}

/** Afterwards this browser knows nothing of us: the page starts over, as for a newcomer. */
export async function signOut(where: 'here' | 'everywhere'): Promise<void> {
  if (!IS_SITE) await api.signOut(where);
  await forgetBrowser();
  location.assign(addressOf('/'));
}

async function forgetBrowser(): Promise<void> {
  if (hasTablesHere()) await here.forget();
  for (const storage of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[storage].clear();
    } catch {
      // Storage is switched off: there is nothing to forget.
    }
  }
}
