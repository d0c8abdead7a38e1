/** How often one person or address may ask for things that cost us something. */
import type { FastifyRequest } from 'fastify';
import { COOKIE_NAME } from '../people/sessions.ts';

interface RouteLimit {
  readonly rateLimit: { readonly max: number; readonly timeWindow: string } | false;
}

export interface Limits {
  readonly forNewSessions: RouteLimit;
  readonly forNewTables: RouteLimit;
  readonly forChanges: RouteLimit;
}

const aMinute = (max: number): RouteLimit => ({ rateLimit: { max, timeWindow: '1 minute' } });
const unlimited: RouteLimit = { rateLimit: false };

export const limitsWhen = (limited: boolean): Limits =>
  limited
    ? { forNewSessions: aMinute(20), forNewTables: aMinute(30), forChanges: aMinute(240) }
    : { forNewSessions: unlimited, forNewTables: unlimited, forChanges: unlimited };

/** By session where there is one: people behind one address must not slow each other down. */
export function whoIsCounted(request: FastifyRequest): string {
  const cookie = request.cookies[COOKIE_NAME];
  return cookie && request.unsignCookie(cookie).valid ? cookie : request.ip;
}
