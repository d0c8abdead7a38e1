/**
 * What races in real time cost the server: pairs of people who act twice a second each, all through the round, with
 * everything checked, dated, stored and told to the other. Per match, because that is what a host has to plan for.
 */
import { fastRandom, followEntry, itemAt, type Random } from '@airlock/kernel';
import {
  CARD_COUNT,
  cardOf,
  flipAction,
  NO_CARD,
  omegaVirus,
  pickUpAction,
  placeAction,
  positionsAround,
  type SeatView,
  type View,
} from '@airlock/omega-virus';
import { PROTOCOL_VERSION, readServerMessage, type ServerMessage } from '@airlock/protocol';
import { airlock, session, startedTable } from './airlockContestant.ts';
import { type Line, openLine } from './frames.ts';
import { ServerProcess } from './serverProcess.ts';

export interface RaceCost {
  readonly matches: number;
  readonly seconds: number;
  /** What was done in a minute of one match, both seats together. */
  readonly actionsPerMinute: number;
  readonly cpuMsPerMatchMinute: number;
  readonly cpuMsPerAction: number;
  /** Of one match, both connections together. */
  readonly bytesToPlayersPerSecond: number;
  readonly bytesFromPlayersPerSecond: number;
  readonly refused: number;
}

interface Effort {
  readonly matches: number;
  readonly seconds: number;
}

/** As fast as hands can go for long. */
const ACTIONS_A_SECOND = 2;
/** This many cards are picked up at once when nothing else can be played. */
const MOST_LIFTED = 6;
const COUNT_MS = 5_000;

interface Traffic {
  sent: number;
  received: number;
  actions: number;
  refused: number;
}

/** Somebody who lays cards anywhere, so that a round never ends while it is measured. */
class Racer {
  private readonly seat: number;
  private readonly table: string;
  private readonly traffic: Traffic;
  private readonly random: Random;
  private line: Line | null = null;
  private view: View | null = null;
  private id = 0;
  private sequence = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(table: string, seat: number, traffic: Traffic) {
    this.table = table;
    this.seat = seat;
    this.traffic = traffic;
    this.random = fastRandom(`${table} ${seat}`);
  }

  async sitDown(port: number, cookie: string): Promise<void> {
    const address = `http://127.0.0.1:${port}`;
    this.line = await openLine(`ws://127.0.0.1:${port}/socket`, { cookie, origin: address }, (frame) => {
      this.traffic.received += frame.length;
      this.hear(readServerMessage(String(frame)));
    });
    this.send({ type: 'hello', version: PROTOCOL_VERSION });
    this.send({ type: 'join', table: this.table, compact: true });
  }

  ready(): void {
    this.act(omegaVirus.codec.read('ready') as number);
  }

  /** Both seats begin somewhere within their first beat, as people do. */
  race(): void {
    const beat = 1000 / ACTIONS_A_SECOND;
    this.timer = setTimeout(() => {
      this.timer = setInterval(() => this.deed(), beat);
    }, this.random.int(beat));
  }

  leave(): void {
    clearInterval(this.timer);
    this.line?.socket.close();
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'view' || message.type === 'events') this.sequence = message.sequence;
    if (message.type === 'view') this.view = message.view as unknown as View;
    if (message.type === 'refused') this.traffic.refused++;
    if (message.type !== 'events' || !this.view) return;
    this.view = followEntry(this.view, message);
  }

  private deed(): void {
    const mine = this.view?.seats[this.seat];
    if (!mine || this.view?.phase !== 'LIVE') return;
    this.act(this.choose(mine));
    this.traffic.actions++;
  }

  private choose({ hand, plan, deck }: SeatView): number {
    const laid = plan ?? [];
    if (hand !== null && hand !== NO_CARD) {
      const places = positionsAround(laid);
      const at = this.random.int(places.length / 2) * 2;
      return placeAction(hand, itemAt(places, at), itemAt(places, at + 1), this.random.int(4), 0);
    }
    // The last cards laid can always be lifted together: what lay before them hung together without them.
    if (deck + laid.length === CARD_COUNT && laid.length > 0) {
      return pickUpAction(laid.slice(-MOST_LIFTED).map(cardOf), 0);
    }
    return flipAction(0);
  }

  private act(action: number): void {
    const text = omegaVirus.codec.write(action);
    this.send({ type: 'act', table: this.table, id: ++this.id, after: this.sequence, action: text });
  }

  private send(message: object): void {
    const text = JSON.stringify(message);
    this.traffic.sent += text.length;
    this.line?.send(text);
  }
}

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function measureRaces({ matches, seconds }: Effort): Promise<RaceCost> {
  const server = await ServerProcess.start(airlock, '');
  const traffic: Traffic = { sent: 0, received: 0, actions: 0, refused: 0 };
  const racers: Racer[] = [];
  try {
    const { port } = server;
    for (let match = 0; match < matches; match++) {
      const cookies = [await session(port, `Red ${match}`), await session(port, `Blue ${match}`)] as const;
      const table = await startedTable(port, cookies, 'omega-virus');
      for (const [seat, cookie] of cookies.entries()) {
        const racer = new Racer(table, seat, traffic);
        await racer.sitDown(port, cookie);
        racers.push(racer);
      }
    }
    for (const racer of racers) racer.ready();
    await later(COUNT_MS + 1_000);
    for (const racer of racers) racer.race();
    // The first beats warm up what the rest is measured on.
    await later(5_000);
    Object.assign(traffic, { sent: 0, received: 0, actions: 0, refused: 0 });
    const [cpu, start] = [server.cpuSeconds(), performance.now()];
    await later(seconds * 1000);
    const spent = (server.cpuSeconds() - cpu) * 1000;
    const took = (performance.now() - start) / 1000;
    const minutes = (matches * took) / 60;
    return {
      matches,
      seconds: took,
      actionsPerMinute: traffic.actions / minutes,
      cpuMsPerMatchMinute: spent / minutes,
      cpuMsPerAction: spent / traffic.actions,
      bytesToPlayersPerSecond: traffic.received / matches / took,
      bytesFromPlayersPerSecond: traffic.sent / matches / took,
      refused: traffic.refused,
    };
  } finally {
    for (const racer of racers) racer.leave();
    await server.stop();
  }
}
