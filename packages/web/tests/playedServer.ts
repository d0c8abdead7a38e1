/** The test plays the server for a page: what it is asked over HTTP and told over its socket, the test answers. */
import type { Page, WebSocketRoute } from '@playwright/test';
import { follow, leaveTable } from './rest.ts';

interface Message {
  readonly type: string;
  readonly [field: string]: unknown;
}

export interface PlayedServer {
  /** By path; who the reader is is answered already, and what has no answer goes to the real server. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** What the page says over its socket; greetings and pings are answered already. */
  hears(message: Message, say: (message: object) => void): void;
}

interface Told {
  readonly type: string;
  readonly rule: string;
  readonly open: object;
  readonly own?: unknown;
  readonly changes?: unknown;
}

/** A message as the server would write it: events go without the names of their fields (protocol/heard.ts). */
const onTheWire = (message: object): string =>
  JSON.stringify(message, (_, value: unknown) => (isTelling(value) ? wireEvents(value) : value));

interface Telling {
  readonly events: readonly Told[];
}

/** Something that holds events with the names of their fields. */
const isTelling = (value: unknown): value is Telling =>
  typeof value === 'object' &&
  value !== null &&
  'events' in value &&
  Array.isArray(value.events) &&
  value.events.some((event: unknown) => !Array.isArray(event));

function wireEvents({ events, ...rest }: Telling): object {
  const own = events.flatMap((event, place) => (event.own === undefined ? [] : [[place, event.own]]));
  const steps = events.map(({ changes }) => changes ?? 0);
  return {
    ...rest,
    events: events.map(({ type, rule, open }) => [type, rule, open]),
    ...(own.length > 0 ? { own: Object.fromEntries(own) } : {}),
    ...(steps.some((changes) => changes !== 0) ? { steps } : {}),
  };
}

/** Whoever sits before a page whose server is played. */
const READER = { name: 'Moonhopper', id: 'one' };

/** A page, and what plays its server just now. */
class Stage {
  server: PlayedServer;
  /** A line that was broken lets nobody in again. */
  isCut = false;
  readonly lines = new Set<WebSocketRoute>();

  constructor(server: PlayedServer) {
    this.server = server;
  }

  connect(line: WebSocketRoute): void {
    if (this.isCut) {
      void line.close();
      return;
    }
    this.lines.add(line);
    line.onClose(() => this.lines.delete(line));
    const say = (message: object): void => line.send(onTheWire(message));
    line.onMessage((frame) => {
      const message = JSON.parse(String(frame)) as Message;
      if (message.type === 'hello') say({ type: 'welcome', version: message.version, name: READER.name });
      else if (message.type === 'ping') say({ type: 'pong', id: message.id, now: Date.now() });
      else this.server.hears(message, say);
    });
  }
}

const stages = new WeakMap<Page, Stage>();

/** Answers inside the page: a route would lead every file that it loads through the test. */
function answerInside(): void {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const answer = pathname.startsWith('/api/') ? await window.answerOf?.(pathname) : undefined;
    return answer === undefined ? ask(input, init) : Response.json(answer);
  };
}

declare global {
  interface Window {
    answerOf?(path: string): Promise<unknown>;
  }
}

async function setStage(page: Page, server: PlayedServer): Promise<Stage> {
  const stage = new Stage(server);
  stages.set(page, stage);
  await page.exposeFunction('answerOf', (path: string) =>
    path === '/api/session' ? READER : stage.server.answers[path],
  );
  await page.addInitScript(answerInside);
  await page.routeWebSocket(/\/socket$/, (line) => stage.connect(line));
  return stage;
}

export interface Playing {
  /** Says something to the page of its own accord. */
  say(message: object): void;
  /** Breaks the line, and lets nobody in again. */
  cut(): void;
}

/** Plays the server from now on, and brings the page to an address of it. */
export async function playServer(page: Page, path: string, server: PlayedServer): Promise<Playing> {
  const known = stages.get(page);
  const stage = known ?? (await setStage(page, server));
  if (known && !known.isCut) {
    await leaveTable(page);
    stage.server = server;
    await follow(page, path);
  } else {
    stage.server = server;
    stage.isCut = false;
    await page.goto(path);
  }
  return {
    say(message) {
      for (const line of stage.lines) line.send(onTheWire(message));
    },
    cut() {
      stage.isCut = true;
      for (const line of stage.lines) void line.close();
    },
  };
}
