/** Somebody with a browser of their own: an address, perhaps a session, and as many sockets as they like. */
import { atTable, type NewTable, ROUTES, type TableInfo } from '@airlock/protocol';
import type { ClientOptions } from 'ws';
import type { AirlockProcess } from './airlockProcess.ts';
import { Line } from './line.ts';

export interface Reply {
  readonly status: number;
  /** What JSON says, or the text where it is none. */
  readonly body: unknown;
  readonly headers: Headers;
}

export class Person {
  readonly server: AirlockProcess;
  readonly name: string;
  /** Where they come from, as the proxy in front of the server tells it. */
  readonly address: string;
  /** Empty for a stranger. */
  cookie = '';
  private readonly opened: (line: Line) => void;

  constructor(server: AirlockProcess, name: string, address: string, opened: (line: Line) => void) {
    this.server = server;
    this.name = name;
    this.address = address;
    this.opened = opened;
  }

  /** The same person at a server that was started again on the same folder. */
  at(server: AirlockProcess): Person {
    const person = new Person(server, this.name, this.address, this.opened);
    person.cookie = this.cookie;
    return person;
  }

  get headers(): Record<string, string> {
    return { 'x-forwarded-for': this.address, ...(this.cookie ? { cookie: this.cookie } : {}) };
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const reply = await fetch(this.server.url + path, {
      method,
      headers: {
        ...this.headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.includes('json') === true;
    return { status: reply.status, body: isJson ? JSON.parse(text) : text, headers: reply.headers };
  }

  /** Asks for something that an honest person must be granted. */
  async must<Body = TableInfo>(method: string, path: string, body?: unknown): Promise<Body> {
    const reply = await this.ask(method, path, body);
    if (reply.status !== 200) {
      throw new Error(`${method} ${path} was answered ${reply.status}: ${sentenceOf(reply)}`);
    }
    return reply.body as Body;
  }

  /** Becomes somebody, if the server lets them. */
  async introduce(name = this.name): Promise<Reply> {
    const reply = await this.ask('POST', ROUTES.session, { name });
    if (reply.status === 200) this.cookie = cookieIn(reply) || this.cookie;
    return reply;
  }

  setTable(wish: Partial<NewTable> = {}): Promise<TableInfo> {
    return this.must('POST', ROUTES.tables, { game: 'outpost-seven', seats: [{ kind: 'me' }], ...wish });
  }

  async sitDown(code: string): Promise<void> {
    await this.must('POST', atTable(ROUTES.seat, code), {});
    await this.must('POST', atTable(ROUTES.ready, code), { ready: true });
  }

  start(code: string): Promise<TableInfo> {
    return this.must('POST', atTable(ROUTES.start, code), {});
  }

  /** A socket that has said nothing yet. */
  async silentLine(options: ClientOptions = {}): Promise<Line> {
    const line = await Line.open(this.server.socketUrl, this.headers, options);
    this.opened(line);
    return line;
  }

  /** A socket that has said hello. */
  async line(options: ClientOptions = {}): Promise<Line> {
    const line = await this.silentLine(options);
    await line.hello();
    return line;
  }
}

/** The sentence of a refusal, or as much of whatever came instead. */
export function sentenceOf({ body }: Reply): string {
  const said = typeof body === 'object' && body !== null && 'sentence' in body ? body.sentence : body;
  return String(typeof said === 'string' ? said : JSON.stringify(said)).slice(0, 160);
}

/** The code of a refusal; empty where there is none. */
export const codeOf = ({ body }: Reply): string =>
  typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
    ? body.code
    : '';

const cookieIn = ({ headers }: Reply): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');
