/** Passkeys in this browser: whether it allows them here, making one, and coming back with one. */
import { api } from '../wire/http.ts';
import { Problem } from '../wire/problem.ts';
import { passkeyWords } from './passkeyWords.ts';
import { becomeKnown } from './session.ts';

/** What this address allows: browsers want TLS, or `localhost`, and never a bare number. */
export type PasskeysHere =
  | { readonly kind: 'yes' }
  /** The same server, by the name that works. */
  | { readonly kind: 'byName'; readonly address: string }
  | { readonly kind: 'needsTls' }
  | { readonly kind: 'unknown' };

const OWN_COMPUTER = /^(127(\.\d+){3}|\[::1\])$/;
const BARE_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

export function passkeysHere({ protocol, hostname, port }: Location = location): PasskeysHere {
  if (OWN_COMPUTER.test(hostname)) {
    return { kind: 'byName', address: `${protocol}//localhost${port === '' ? '' : `:${port}`}` };
  }
  if (BARE_ADDRESS.test(hostname) || !isSecureContext) return { kind: 'needsTls' };
  return { kind: 'PublicKeyCredential' in window ? 'yes' : 'unknown' };
}

/** Few ever ask for it. */
const library = () => import('@simplewebauthn/browser');

export async function makePasskey() {
  const optionsJSON = await api.passkeyToMake();
  const { startRegistration } = await library();
  const made = await startRegistration({ optionsJSON }).catch(notDone);
  return api.keepPasskey(made);
}

/** Whoever has a passkey is who it belongs to; the page starts over as theirs. */
export async function enterWithPasskey(): Promise<void> {
  const optionsJSON = await api.passkeyToEnter();
  const { startAuthentication } = await library();
  const answer = await startAuthentication({ optionsJSON }).catch(notDone);
  becomeKnown(await api.passkeySignIn(answer));
}

/** Goes to the address where passkeys work, and is the same person there. */
export async function goByName(address: string): Promise<void> {
  const { token } = await api.deviceCode();
  location.assign(`${address}/#in=${token}`);
}

/** The browser's own dialogue says what happened; here only what became of it. */
function notDone(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new Problem(0, {
    code: 'no-passkey',
    sentence: isKnown ? passkeyWords.thereAlready : passkeyWords.notDone,
  });
}
