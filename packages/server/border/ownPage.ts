/** A page on another site must not act in the name of whoever looks at it. Programs do not say where they come from. */
import type { IncomingHttpHeaders } from 'node:http';

/** What browsers say of requests that no other site made: our own page, or somebody who typed the address. */
const OWN: readonly unknown[] = ['same-origin', 'none'];

export function isOwnPage({ origin, host, ...headers }: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && !OWN.includes(site)) return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
