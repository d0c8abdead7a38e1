/** Who a request comes from: the signed cookie, read from Fastify's requests and from bare upgrades alike. */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COOKIE_NAME, COOKIE_SECONDS, type Sessions } from '../people/sessions.ts';
import type { Person, PersonId } from '../store/store.ts';

export class Cookies {
  private readonly app: FastifyInstance;
  private readonly sessions: Sessions;

  constructor(app: FastifyInstance, sessions: Sessions) {
    this.app = app;
    this.sessions = sessions;
  }

  async personOf({ headers }: FastifyRequest | IncomingMessage): Promise<Person | null> {
    const id = this.idIn(headers.cookie);
    return id === undefined ? null : ((await this.sessions.find(id)) ?? null);
  }

  give(request: FastifyRequest, reply: FastifyReply, person: Person): void {
    reply.setCookie(COOKIE_NAME, person.id, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      signed: true,
      maxAge: COOKIE_SECONDS,
    });
  }

  /** The id in a cookie that we signed; nothing in any other. */
  private idIn(header: string | undefined): PersonId | undefined {
    if (!header) return undefined;
    const value = this.app.parseCookie(header)[COOKIE_NAME];
    if (value === undefined) return undefined;
    const { valid, value: id } = this.app.unsignCookie(value);
    return valid ? id : undefined;
  }
}
