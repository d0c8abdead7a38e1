/**
 * Floods a server from a process of its own, so that whoever measures beside it is not held up by the flood's own work.
 * Gets its plan as JSON; prints a line when it is about to begin, and its counts as JSON when it is over.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atTable, PROTOCOL_VERSION, ROUTES, SOCKET_PATH } from '@airlock/protocol';
import { WebSocket } from 'ws';
import { guessedCode } from '../ground/codes.ts';
import type { FloodCount, FloodPlan } from './plan.ts';

const plan = JSON.parse(process.argv[2] ?? '') as FloodPlan;
const count: FloodCount = { sent: 0, served: 0, refused: 0 };

/** How often the flood catches up with its rate. */
const TICK_MS = 10;
/** What was closed is opened again after this. */
const REOPEN_MS = 250;
const OPENING_MS = 400;
const LAST_ANSWERS_MS = 300;
/** A client library would cost more than the server does. */
const HTTP_CONNECTIONS = 20;

const sockets: WebSocket[] = [];
const connections: Socket[] = [];
let isOver = false;

function again(open: (place: number) => void, place: number): void {
  if (!isOver) setTimeout(() => open(place), REOPEN_MS).unref();
}

function openSocket(place: number): void {
  const socket = new WebSocket(plan.url.replace(/^http/, 'ws') + SOCKET_PATH, {
    headers: plan.headers,
    perMessageDeflate: false,
  });
  sockets[place] = socket;
  socket.on('open', () => {
    socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
    if (plan.kind === 'talk') socket.send(JSON.stringify({ type: 'join', table: plan.code }));
  });
  socket.on('message', (data: Buffer) => tally(data.toString('latin1', 0, 200), place));
  socket.on('error', () => {
    count.refused++;
  });
  socket.on('close', () => again(openSocket, place));
}

function tally(frame: string, place: number): void {
  const [, type] = /^{"type":"(\w+)"/.exec(frame) ?? [];
  if (type === 'refused') {
    if (frame.includes('"no-such-table"')) count.served++;
    else count.refused++;
  }
  if (plan.kind === 'joins' && type === 'view') count.served++;
  // Every socket hears every line; one of them counts.
  if (plan.kind === 'talk' && type === 'talk' && place === 0) count.served++;
}

function openConnection(place: number): void {
  const { hostname, port } = new URL(plan.url);
  const connection = connect({ host: hostname, port: Number(port) });
  connections[place] = connection;
  connection.on('data', (data) => {
    for (const [, status] of data.toString('latin1').matchAll(/HTTP\/1\.1 (\d+)/g)) {
      if (status === '404') count.served++;
      else count.refused++;
    }
  });
  // It shows in what is not served.
  connection.on('error', () => {});
  connection.on('close', () => again(openConnection, place));
}

const headers = Object.entries(plan.headers)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

function guessByHttp(): void {
  const path = atTable(ROUTES.table, guessedCode(plan.code));
  const connection = connections[(count.sent >> 1) % HTTP_CONNECTIONS];
  if (connection?.writable) connection.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n`);
  else count.refused++;
}

function frame(): object {
  if (plan.kind === 'talk') {
    return { type: 'talk', table: plan.code, id: count.sent, text: `line ${count.sent}` };
  }
  return { type: 'join', table: plan.kind === 'guesses' ? guessedCode(plan.code) : plan.code };
}

function send(): void {
  count.sent++;
  // Every second guess comes by HTTP.
  if (plan.kind === 'guesses' && count.sent % 2 === 0) {
    guessByHttp();
    return;
  }
  const socket = sockets[count.sent % plan.sockets];
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(frame()));
  else count.refused++;
}

for (let place = 0; place < plan.sockets; place++) openSocket(place);
if (plan.kind === 'guesses') for (let place = 0; place < HTTP_CONNECTIONS; place++) openConnection(place);
await sleep(OPENING_MS);
console.log('begins');
const began = performance.now();
for (let now = 0; now < plan.milliseconds; now = performance.now() - began) {
  const owed = Math.floor((now / 1000) * plan.rate) - count.sent;
  for (let index = 0; index < owed; index++) send();
  await sleep(TICK_MS);
}
isOver = true;
await sleep(LAST_ANSWERS_MS);
console.log(JSON.stringify(count));
process.exit(0);
