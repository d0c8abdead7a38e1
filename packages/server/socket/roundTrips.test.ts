import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { guest } from '../testing/guest.ts';
import { raceServer, wish } from '../testing/racers.ts';
import { TestSocket } from '../testing/testSocket.ts';
import { Connection, type ConnectionParts } from './connection.ts';
import { RoundTrips } from './roundTrips.ts';

describe('round trips', () => {
  it('are the time between a ping and the pong that carries its number', () => {
    const trips = new RoundTrips();
    const number = trips.send(1_000);
    trips.hear(number, 1_080);
    expect(trips.latest).toEqual([80]);
  });

  it('are not measured by a pong that answers no ping, nor twice by the same', () => {
    const trips = new RoundTrips();
    const number = trips.send(1_000);
    for (const forged of ['', '0', '700', 'NaN', 'e'.repeat(16)]) trips.hear(forged, 1_001);
    trips.hear(number, 1_040);
    trips.hear(number, 1_300);
    expect(trips.latest).toEqual([40]);
  });

  it('carry numbers that nobody can foretell', () => {
    const trips = new RoundTrips();
    const numbers = Array.from({ length: 100 }, () => trips.send(5));
    expect(new Set(numbers).size).toBe(100);
    for (const number of numbers) expect(number).toMatch(/^[0-9a-f]{16}$/);
  });

  it('are the last nine, and a ping that was lost long ago is not waited for', () => {
    const trips = new RoundTrips();
    const lost = trips.send(0);
    for (let trip = 1; trip <= 20; trip++) trips.hear(trips.send(100), 100 + trip);
    expect(trips.latest).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20]);
    for (let pings = 0; pings < 16; pings++) trips.send(200);
    trips.hear(lost, 9_000);
    expect(trips.latest.at(-1)).toBe(20);
  });
});

describe('the pongs of a client', () => {
  it('are believed where they answer a ping, and nowhere else', async () => {
    const { url, hall } = await raceServer();
    const ann = await guest(url, 'Ann');
    const { code } = await ann.setTable({ ...wish({ mode: 'clock' }), start: true });
    const socket = await TestSocket.open(url, ann.cookie, {}, false);
    await socket.hello();
    await socket.join(code);
    const [listener] = (await hall.find(code)).members.map((member) => member.listener);
    // What a client would send that wants to seem far away: any number, its own clock, the server's clock.
    for (const forged of ['-400', '0', String(performance.now() - 400), '']) socket.raw.pong(forged);
    await socket.settle();
    expect(listener?.roundTrips).toEqual([]);
    const [ping] = (await once(socket.raw, 'ping')) as [Buffer];
    socket.raw.pong(ping);
    socket.raw.pong(ping);
    await socket.settle();
    expect(listener?.roundTrips).toHaveLength(1);
  });

  it('are signs of life even where they answer no ping', () => {
    const socket = { ping: () => undefined } as unknown as WebSocket;
    const connection = new Connection(
      socket,
      new PassThrough(),
      { address: '127.0.0.1', person: null, session: undefined },
      {} as ConnectionParts,
      null,
    );
    connection.demandSign();
    expect(connection.alive).toBe(false);
    connection.hearPong('I am here');
    expect(connection.alive).toBe(true);
    // A race that asks now and then who is there takes nobody for dead.
    connection.heartbeat();
    expect(connection.alive).toBe(true);
  });
});
