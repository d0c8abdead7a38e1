/** People who race: what they send is judged by the rules, whatever it was decided on. */
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import type { NewTable } from '@airlock/protocol';
import { onTestFinished, vi } from 'vitest';
import { type Guest, guest } from './guest.ts';
import { startForTest } from './startForTest.ts';
import { stopTime } from './stoppedTime.ts';
import type { TestSocket } from './testSocket.ts';

export async function raceServer() {
  const entry = (await loadGame('omega-virus')) as CatalogueEntry;
  return startForTest({}, { games: new Map([['omega-virus', entry]]) });
}

/** The same in a time that passes only when the test lets it: no race then depends on how fast the machine is. */
export async function raceServerInStoppedTime() {
  const pass = stopTime();
  const server = await raceServer();
  // The server is stopped in real time again; what was registered last is done first.
  onTestFinished(() => void vi.useRealTimers());
  return { ...server, pass };
}

export const wish = (options: NonNullable<NewTable['options']>, ...others: NewTable['seats']): NewTable => ({
  game: 'omega-virus',
  seats: [{ kind: 'me' as const }, ...others],
  options,
});

/** Everything that one socket was told of a kind. */
export const told = (socket: TestSocket, type: string) =>
  socket.messages.flatMap((message) =>
    message.type === 'events' ? message.events.filter((event) => event.type === type) : [],
  );

export const heard = (socket: TestSocket, type: string) =>
  socket.next('events', ({ events }) => events.some((event) => event.type === type));

export class Racer {
  readonly socket: TestSocket;
  readonly code: string;
  private id = 0;

  constructor(socket: TestSocket, code: string) {
    this.socket = socket;
    this.code = code;
  }

  /** Decided on what has been heard, whatever happens meanwhile: in a race the rules judge all that comes. */
  send(action: string, id = ++this.id): void {
    this.socket.send({ type: 'act', table: this.code, id, after: this.heard, action });
  }

  /** The last sequence this racer knows of. */
  private get heard(): number {
    const last = this.socket.messages.findLast(({ type }) => type === 'events' || type === 'view');
    return last && 'sequence' in last ? last.sequence : 0;
  }

  /** A sign of life that the server has heard. */
  async isHere(): Promise<void> {
    const id = ++this.id;
    this.socket.send({ type: 'ping', id });
    await this.socket.next('pong', (message) => message.id === id);
  }

  answer(id = this.id) {
    return this.socket.next('events', (message) => message.id === id);
  }

  refusal(id = this.id) {
    return this.socket.next('refused', (message) => message.id === id);
  }
}

export async function seated(person: Guest, code: string): Promise<Racer> {
  const socket = await person.socket();
  await socket.join(code);
  return new Racer(socket, code);
}

export async function pair(url: string, options: NonNullable<NewTable['options']> = {}) {
  const [ann, bob] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  const { code } = await ann.setTable(wish(options, { kind: 'open' }));
  await bob.claim(code);
  await bob.ready(code);
  await ann.start(code);
  return {
    code,
    people: [ann, bob] as const,
    racers: [await seated(ann, code), await seated(bob, code)] as const,
  };
}
