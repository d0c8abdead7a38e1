/**
 * What comes over a socket is whatever a stranger writes: far too long, nested a thousand deep, squeezed so that it unpacks
 * to gigabytes, in a million pieces, or with names that mean something to the language. All of it is answered or closed, and
 * nobody else notices.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { PROTOCOL_VERSION, SOCKET_PATH } from '@airlock/protocol';
import { WebSocket } from 'ws';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import type { Line } from '../ground/line.ts';
import { playOn } from '../ground/player.ts';
import { only, playedTable } from '../ground/seating.ts';
import { figure } from '../judging/figures.ts';

const MEBIBYTE = 1 << 20;
/** What a busy server may gain by itself. */
const MOST_GROWTH = 96 * MEBIBYTE;
const PATIENCE_MS = 4_000;
const REPEATS = 20;
const MOST_PING_MS = 1_000;

interface Strange {
  readonly called: string;
  send(line: Line, code: string): void;
}

const nested = (depth: number): string => `${'{"type":'.repeat(depth)}1${'}'.repeat(depth)}`;

const STRANGE: readonly Strange[] = [
  {
    called: 'a frame of 5 KB',
    send: ({ raw }) => raw.send(`{"type":"ping","id":1,"x":"${'x'.repeat(5_000)}"}`),
  },
  { called: 'a frame of 4 MB', send: ({ raw }) => raw.send('x'.repeat(4 * MEBIBYTE)) },
  { called: 'JSON nested 1,000 deep', send: ({ raw }) => raw.send('['.repeat(1_000) + ']'.repeat(1_000)) },
  { called: 'objects nested 400 deep', send: ({ raw }) => raw.send(nested(400)) },
  {
    called: 'bytes that are not text',
    send: ({ raw }) => raw.send(Buffer.from([0xff, 0xfe, 0, 0xc3, 0x28]), { binary: true }),
  },
  {
    called: 'text that is not UTF-8',
    send: ({ raw }) => raw.send(Buffer.from([0xff, 0xfe, 0xc3, 0x28]), { binary: false }),
  },
  {
    called: 'a message in 5,000 pieces without an end',
    send: ({ raw }) => {
      for (let count = 0; count < 5_000; count++) raw.send('x', { fin: false });
    },
  },
  {
    called: 'keys that mean something to the language',
    send: (line, code) => {
      for (const key of ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']) {
        line.raw.send(`{"type":"join","table":"${code}","${key}":{"admin":true,"limited":false}}`);
        line.raw.send(`{"type":"${key}","table":"${code}"}`);
        line.raw.send(`{"__proto__":{"type":"hello","version":1}}`);
      }
    },
  },
  {
    called: 'numbers beyond all bounds',
    send: (line, code) => {
      for (const number of ['1e308', '-1', '0.5', '9007199254740993', '1e999', 'null', '"1"', '2147483649']) {
        line.raw.send(`{"type":"join","table":"${code}","seen":${number}}`);
        line.raw.send(`{"type":"act","table":"${code}","id":${number},"after":${number},"action":"resign"}`);
        line.raw.send(`{"type":"ping","id":${number}}`);
      }
    },
  },
  {
    called: 'pings of WebSocket by the hundred',
    send: ({ raw }) => {
      for (let count = 0; count < 500; count++) raw.ping('x'.repeat(100));
    },
  },
];

export const sendStrangeFrames: Attack = {
  number: 16,
  name: 'send strange frames',
  harm: 'One message stops the server, fills its memory or changes what it takes for granted.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const { code, players } = await playedTable(ground, server, { game: 'outpost-seven', seats: 2 });
    const { line: other } = only(players, 0);
    const before = server.residentBytes();
    const silent: string[] = [];
    let slowest = 0;
    for (const { called, send } of STRANGE) {
      for (let repeat = 0; repeat < REPEATS; repeat++) {
        const line = await ground.stranger(server).line();
        const heard = line.messages.length;
        send(line, code);
        if (repeat === 0) {
          const isMet = await line.until(
            () => line.messages.length > heard || line.closed !== null,
            PATIENCE_MS,
          );
          if (!isMet && !called.startsWith('a message in') && !called.startsWith('pings'))
            silent.push(called);
        }
        if (repeat === REPEATS - 1) slowest = Math.max(slowest, await other.ping(PATIENCE_MS));
        line.close();
      }
    }
    const acted = await playOn(players, 4);
    const grown = server.residentBytes() - before;
    yield {
      tried: `${STRANGE.length} kinds of strange frames, ${REPEATS} times each`,
      held: silent.length === 0 && acted === 4 && server.isRunning && slowest < MOST_PING_MS,
      evidence:
        silent.length > 0
          ? `not answered: ${silent.join(', ')}`
          : `all answered or closed; others play on, and their slowest ping took ${figure(slowest)} ms`,
    };
    yield {
      tried: 'fill the memory with them',
      held: grown < MOST_GROWTH,
      evidence: `${figure(Math.max(0, grown) / MEBIBYTE)} MB more than before (less than ${MOST_GROWTH / MEBIBYTE})`,
    };
    yield await bomb(ground, server);
  },
};

/** A squeezed frame of a few kilobytes that unpacks to 64 MB, where the server agrees to squeezed frames at all. */
async function bomb(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const before = server.residentBytes();
  const squeezed = deflateRawSync(Buffer.alloc(64 * MEBIBYTE, 'x'));
  const socket = new WebSocket(server.socketUrl + SOCKET_PATH, {
    headers: ground.stranger(server).headers,
    perMessageDeflate: { threshold: 0 },
  });
  ground.atEnd(() => socket.terminate());
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => {});
  await new Promise((resolve) => socket.on('open', resolve));
  const isAgreed = socket.extensions.includes('permessage-deflate');
  socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
  for (let count = 0; count < REPEATS; count++) socket.send('x'.repeat(MEBIBYTE));
  const code = await Promise.race([closed, sleep(PATIENCE_MS, 0)]);
  const grown = server.residentBytes() - before;
  return {
    tried: `offer squeezed frames, of which ${figure(squeezed.length / 1024)} KB unpack to 64 MB`,
    held: !isAgreed && grown < MOST_GROWTH,
    evidence: isAgreed
      ? 'the server agrees to them'
      : `the server does not agree to them, and closes a frame that is too long with ${code}`,
  };
}
