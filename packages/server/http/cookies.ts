/** Who a request comes from: the cookie with its token, read from Fastify's requests and from bare upgrades alike. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isProgram } from '@airlock/tables';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_NAME, type Session, type Sessions } from '../people/sessions.ts';

/** Browsers keep no cookie longer. Whether it is still good, the session says. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;

export class Cookies {
  private readonly app: FastifyInstance;
  private readonly sessions: Sessions;

  constructor(app: FastifyInstance, sessions: Sessions) {
    this.app = app;
    this.sessions = sessions;
  }

  async sessionOf({ headers }: FastifyRequest | IncomingMessage): Promise<Session | null> {
    const token = bearerIn(headers.authorization);
    if (token !== null) return this.programWith(token);
    const value = headers.cookie && this.app.parseCookie(headers.cookie)[COOKIE_NAME];
    if (!value) return null;
    // The id of a person, signed by us: a cookie from before there were sessions.
    const { valid, value: person } = this.app.unsignCookie(value);
    return valid ? this.sessions.exchange(value, person) : this.sessions.open(value);
  }

  /** A token of a program is never renewed; that of a person is no use here. */
  private async programWith(token: string): Promise<Session | null> {
    const session = await this.sessions.open(token);
    return session && isProgram(session.person.id) ? { ...session, renewal: null } : null;
  }

  give(request: FastifyRequest, reply: FastifyReply, token: string): void {
    reply.setCookie(COOKIE_NAME, token, { ...attributes(request), maxAge: COOKIE_SECONDS });
  }

  take(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(COOKIE_NAME, attributes(request));
  }
}

const BEARER = 'Bearer ';

const bearerIn = (header: string | undefined): string | null =>
  header?.startsWith(BEARER) ? header.slice(BEARER.length).trim() : null;

/** Whoever shows a token wants to be somebody: one that is not good makes them no stranger. */
export const showsToken = ({ authorization }: IncomingHttpHeaders): boolean =>
  bearerIn(authorization) !== null;

const attributes = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;
