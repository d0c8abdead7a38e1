/**
 * One address opens a thousand sockets and says nothing, one socket joins more tables than it may, some read nothing of what
 * they ask for. None of it may fill the memory or keep others out.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { MOST_TABLES_A_SOCKET } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import type { Line } from '../ground/line.ts';
import { longMatch } from '../ground/longMatch.ts';
import { inParallel } from '../ground/parallel.ts';
import { only } from '../ground/seating.ts';
import { figure } from '../judging/figures.ts';

const SOCKETS = 1_000;
const AT_ONCE = 20;
/** A class of thirty with several windows each. */
const MOST_SOCKETS = 250;

const MEBIBYTE = 1 << 20;
/** What a busy server may gain by itself. */
const MOST_GROWTH = 96 * MEBIBYTE;
/** Long, so that all that is asked for is more than the system keeps. */
const ACTIONS = 130;
const READERS = 2;
const JOINS_EACH = 700;
const BETWEEN_JOINS_MS = 10;
const CUT_OFF_MS = 10_000;
const MOST_PING_MS = 1_000;

export const stretchTheLimits: Attack = {
  number: 20,
  name: 'stretch the limits',
  harm: 'One address fills the memory or takes all the room, and others are kept out.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const { data, code } = await longMatch(ground, ACTIONS);
    yield await readNothing(ground, data, code);
    const server = await ground.server({ data });
    yield await joinTooMany(ground, server);
    yield await openThousands(ground, server);
  },
};

async function joinTooMany(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const hosts = [await ground.person(server, 'Ann'), await ground.person(server, 'Bob')];
  const codes: string[] = [];
  while (codes.length <= MOST_TABLES_A_SOCKET)
    codes.push((await only(hosts, codes.length % 2).setTable()).code);
  const line = await only(hosts, 0).line();
  for (const code of codes) line.send({ type: 'join', table: code, compact: true });
  await line.ping();
  const joined = new Set(line.all('table').map(({ table }) => table.code)).size;
  line.close();
  return {
    tried: `join ${codes.length} tables on one socket`,
    held: joined <= MOST_TABLES_A_SOCKET && line.all('refused').length > 0,
    evidence: `${joined} joined, ${line.all('refused').length} refused`,
  };
}

/** Asks for a long match again and again, and reads not a byte of it. */
async function readNothing(ground: Ground, data: string, code: string): Promise<Trial> {
  // More than the system keeps for a connection, which is more than anybody may ask for where there are limits.
  const server = await ground.server({ data, environment: { AIRLOCK_LIMITS: 'off' } });
  const [bytes, descriptors] = [server.residentBytes(), server.openDescriptors()];
  const lines = await Promise.all(Array.from({ length: READERS }, () => ground.stranger(server).line()));
  for (const { raw } of lines) raw.pause();
  let grown = 0;
  for (let count = 0; count < JOINS_EACH; count++) {
    for (const line of lines) line.send({ type: 'join', table: code, compact: true });
    await sleep(BETWEEN_JOINS_MS);
    grown = Math.max(grown, server.residentBytes() - bytes);
  }
  const began = performance.now();
  const held = (): number => server.openDescriptors() - descriptors;
  while (held() > 0 && performance.now() - began < CUT_OFF_MS) await sleep(BETWEEN_JOINS_MS);
  const left = held();
  for (const line of lines) line.close();
  await server.stop();
  return {
    tried: `${READERS} sockets ask for a match ${JOINS_EACH} times each and read none of it`,
    held: grown < MOST_GROWTH && left <= 0,
    evidence:
      `${figure(grown / MEBIBYTE)} MB more memory (less than ${MOST_GROWTH / MEBIBYTE}), ` +
      `${READERS - Math.max(0, left)} of ${READERS} were cut off`,
  };
}

async function openThousands(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const attacker = ground.stranger(server);
  const lines: Line[] = [];
  let refused = 0;
  await inParallel(AT_ONCE, SOCKETS, async () => {
    const line = await attacker.line().catch(() => null);
    if (line) lines.push(line);
    else refused++;
  });
  // Somebody else comes in the meantime.
  const other = await ground.person(server, 'Ann').catch(() => null);
  const line = await other?.line().catch(() => null);
  const ping = await line?.ping();
  const open = lines.filter(({ isOpen }) => isOpen).length;
  for (const one of lines) one.close();
  return {
    tried: `open ${figure(SOCKETS)} sockets from one address and say nothing`,
    held: open <= MOST_SOCKETS && ping !== undefined && ping < MOST_PING_MS,
    evidence:
      `${open} are open (at most ${MOST_SOCKETS}), ${refused} were refused; ` +
      `${ping === undefined ? 'nobody else can come' : `somebody else comes and is answered in ${figure(ping)} ms`}`,
  };
}
