/** A person without a browser: a cookie for HTTP and as many sockets as they like. */

import type { NewTable, TableInfo } from '@airlock/protocol';
import { atTable, ROUTES } from '@airlock/protocol';
import { expect } from 'vitest';
import { TestSocket } from './testSocket.ts';

export interface Reply<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly headers: Headers;
}

export class Guest {
  readonly url: string;
  readonly cookie: string;
  readonly name: string;
  /** Of a program. */
  readonly token: string | undefined;

  constructor(url: string, cookie: string, name: string, token?: string) {
    this.url = url;
    this.cookie = cookie;
    this.name = name;
    this.token = token;
  }

  /** The same person at a server that was started again. */
  at(url: string): Guest {
    return new Guest(url, this.cookie, this.name, this.token);
  }

  /** A program of theirs, by its token. */
  withToken(token: string): Guest {
    return new Guest(this.url, '', this.name, token);
  }

  private get headers(): Record<string, string> {
    if (this.token !== undefined) return { authorization: `Bearer ${this.token}` };
    return this.cookie ? { cookie: this.cookie } : {};
  }

  /** The beginning of an answer that has no end. */
  async begin<Body = unknown>(path: string): Promise<Reply<Body>> {
    const reply = await fetch(this.url + path, { headers: this.headers });
    const { status, headers } = reply;
    if (status >= 400) return { status, headers, body: (await reply.json()) as Body };
    await reply.body?.cancel();
    return { status, headers, body: null as Body };
  }

  /** The lines of a stream as they come. */
  async *lines(path: string, signal: AbortSignal): AsyncGenerator<unknown> {
    const reply = await fetch(this.url + path, { headers: this.headers, signal });
    let rest = '';
    for await (const bytes of reply.body ?? []) {
      const lines = (rest + new TextDecoder().decode(bytes)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') yield JSON.parse(line);
    }
  }

  async ask<Body = unknown>(method: string, path: string, body?: unknown): Promise<Reply<Body>> {
    const headers = this.headers;
    if (body !== undefined) headers['content-type'] = 'application/json';
    const reply = await fetch(this.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    return { status: reply.status, body: (isJson ? JSON.parse(text) : text) as Body, headers: reply.headers };
  }

  /** Asks for something that must be granted. */
  async get<Body = TableInfo>(method: string, path: string, body?: unknown): Promise<Body> {
    const reply = await this.ask<Body>(method, path, body);
    expect(reply, `${method} ${path}`).toMatchObject({ status: 200 });
    return reply.body;
  }

  setTable(wish: Partial<NewTable> = {}): Promise<TableInfo> {
    return this.get('POST', ROUTES.tables, { game: 'outpost-seven', seats: [{ kind: 'me' }], ...wish });
  }

  claim(code: string, seat?: number): Promise<TableInfo> {
    return this.get('POST', atTable(ROUTES.seat, code), seat === undefined ? {} : { seat });
  }

  ready(code: string): Promise<TableInfo> {
    return this.get('POST', atTable(ROUTES.ready, code), { ready: true });
  }

  start(code: string): Promise<TableInfo> {
    return this.get('POST', atTable(ROUTES.start, code), {});
  }

  /** A socket that has said hello. */
  async socket(): Promise<TestSocket> {
    const socket = await TestSocket.open(this.url, this.cookie, this.headers);
    await socket.hello();
    return socket;
  }
}

export async function guest(url: string, name: string): Promise<Guest> {
  const reply = await new Guest(url, '', name).ask('POST', ROUTES.session, { name });
  expect(reply.status).toBe(200);
  return new Guest(url, reply.headers.get('set-cookie')?.split(';')[0] ?? '', name);
}

/** Somebody without a session. */
export const stranger = (url: string): Guest => new Guest(url, '', '');

/** Two people at a table of Outpost Seven that has begun. */
export async function startedPair(url: string): Promise<{ code: string; people: [Guest, Guest] }> {
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  const { code } = await ann.setTable();
  await bob.claim(code);
  await bob.ready(code);
  await ann.start(code);
  return { code, people: [ann, bob] };
}
