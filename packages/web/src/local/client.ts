/** The page's side of the tables in this browser: asks the worker that has them, and opens lines to it. */
import { CLOSE, type NewTable, ROUTES, type TableInfo } from '@airlock/protocol';
import { ownName } from '../session/ownName.ts';
import { Problem } from '../wire/problem.ts';
import type { Pipe } from '../wire/socket.ts';
import { words } from '../words.ts';
import { ROOM } from './addresses.ts';
import { DATABASE } from './database.ts';
import type { FromPage, FromRoom, LocalRequest } from './messages.ts';
import { noteTablesHere } from './some.ts';

interface Asked {
  readonly request: LocalRequest;
  resolve(value: unknown): void;
  reject(problem: Problem): void;
}

const asked = new Map<number, Asked>();
const lines = new Map<number, LocalPipe>();
let worker: Worker | null = null;
let lastNumber = 0;

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(ROOM, { type: 'module', name: 'airlock-room' });
  worker.onmessage = ({ data }: MessageEvent<FromRoom>) => hear(data);
  worker.onerror = (event) => {
    event.preventDefault();
    worker?.terminate();
    worker = null;
    giveUp(new Problem(0, { code: 'no-room', sentence: words.local.notStarted }), () => true);
  };
  return worker;
}

const say = (said: FromPage): void => started().postMessage(said);

function hear(told: FromRoom): void {
  switch (told.kind) {
    case 'answer':
      asked.get(told.id)?.resolve(told.value);
      asked.delete(told.id);
      return;
    case 'problem':
      asked.get(told.id)?.reject(new Problem(told.status, told.problem));
      asked.delete(told.id);
      return;
    case 'heard':
      lines.get(told.line)?.onmessage?.({ data: told.text });
      return;
    case 'closed':
      lines.get(told.line)?.breakOff(told.code);
      return;
    case 'moved':
      moved();
  }
}

/** Another tab serves now. To ask again does no harm; to do something again might. */
function moved(): void {
  giveUp(
    new Problem(0, { code: 'moved', sentence: words.local.moved }),
    ({ request }) => request.method !== 'GET',
  );
  for (const [id, { request }] of asked) say({ kind: 'ask', id, request });
}

function giveUp(problem: Problem, isConcerned: (one: Asked) => boolean): void {
  for (const [id, one] of asked) {
    if (!isConcerned(one)) continue;
    asked.delete(id);
    one.reject(problem);
  }
  for (const line of [...lines.values()]) line.breakOff(CLOSE.goingAway);
}

export function askHere(method: string, path: string, body?: unknown): Promise<unknown> {
  const id = ++lastNumber;
  const request: LocalRequest = { method, path, name: ownName(), ...(body === undefined ? {} : { body }) };
  return new Promise((resolve, reject) => {
    asked.set(id, { request, resolve, reject });
    say({ kind: 'ask', id, request });
  });
}

/** Sets a table in this browser, and asks the browser to keep it. */
export async function tableHere(wish: NewTable): Promise<TableInfo> {
  const table = (await askHere('POST', ROUTES.tables, wish)) as TableInfo;
  noteTablesHere();
  // Some browsers ask the reader; none needs an answer before the cards are dealt.
  navigator.storage?.persist?.().catch(() => false);
  return table;
}

/** Removes everything that is kept in this browser. Other tabs let go of it by themselves. */
export function forgetHere(): Promise<void> {
  worker?.terminate();
  worker = null;
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** A line to a table in this browser, which looks like one to a server. */
export const openHere = (): Pipe => new LocalPipe(++lastNumber);

class LocalPipe implements Pipe {
  readyState: WebSocket['readyState'] = 0;
  onopen: Pipe['onopen'] = null;
  onmessage: Pipe['onmessage'] = null;
  onclose: Pipe['onclose'] = null;
  private readonly number: number;

  constructor(number: number) {
    this.number = number;
    lines.set(number, this);
    say({ kind: 'open', line: number, name: ownName() });
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(text: string): void {
    if (this.readyState === 1) say({ kind: 'say', line: this.number, text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    lines.delete(this.number);
    say({ kind: 'close', line: this.number });
  }

  /** The other side is gone. */
  breakOff(code: number): void {
    this.readyState = 3;
    lines.delete(this.number);
    this.onclose?.({ code });
  }
}
