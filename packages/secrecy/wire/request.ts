/** One HTTP request, sent and answered as bytes. */
import type { RunningServer } from '@airlock/server';
import { Line } from './line.ts';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly cookie: string;
  readonly body?: unknown;
}

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Calls back when the server has answered and closed the connection. */
export function request(server: RunningServer, wish: Request, answered: (answer: Answer) => void): void {
  const parts: Buffer[] = [];
  const line = new Line({
    received: (bytes) => void parts.push(bytes),
    ended: () => answered(answerIn(Buffer.concat(parts).toString())),
  });
  server.connect(line);
  line.fromClient(textOf(wish));
}

function textOf({ method, path, cookie, body }: Request): string {
  const sent = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: airlock',
    'Connection: close',
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
    ...(body === undefined
      ? []
      : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(sent)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${sent}`;
}

/** Node dates its answers by itself, to the second and by a clock that nobody else can set. */
export const DATE = /^date: .*$/im;

function answerIn(text: string): Answer {
  const end = text.indexOf('\r\n\r\n');
  const head = (end < 0 ? text : text.slice(0, end)).replace(DATE, 'date: now');
  return { status: Number(head.split(' ')[1]), head, body: end < 0 ? '' : text.slice(end + 4) };
}
