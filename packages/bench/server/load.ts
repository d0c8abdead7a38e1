/** The load: as fast as it goes, at a steady pace, faster and faster. Bounded in matches and in time. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { LoadMatch } from './loadMatch.ts';
import type { ServerProcess } from './serverProcess.ts';

const LONGEST_WAIT_MS = 15_000;

export interface Saturated {
  readonly moves: number;
  readonly movesPerCpuSecond: number;
  readonly movesPerSecond: number;
}

/** Keeps some matches moving all the time until they, and all that follow them, are over or the time is. */
export async function saturate(
  server: Pick<ServerProcess, 'cpuSeconds'>,
  pool: LoadMatch[],
  atOnce: number,
  milliseconds: number,
): Promise<Saturated> {
  let moves = 0;
  let stopped = false;
  const goOn = (match: LoadMatch): void => {
    if (stopped) return;
    const next = match.over ? takeFresh(pool) : match;
    if (!next) return;
    next.onSeen = (seen) => {
      moves++;
      goOn(seen);
    };
    next.move(performance.now());
  };
  const cpuBefore = server.cpuSeconds();
  const start = performance.now();
  const active: LoadMatch[] = [];
  for (let started = 0; started < atOnce; started++) {
    const match = takeFresh(pool);
    if (match) active.push(match);
  }
  for (const match of active) goOn(match);
  while (performance.now() - start < milliseconds && pool.length > 0) await sleep(20);
  const cpu = server.cpuSeconds() - cpuBefore;
  const seconds = (performance.now() - start) / 1000;
  const counted = moves;
  stopped = true;
  await sleep(200);
  return { moves: counted, movesPerCpuSecond: counted / cpu, movesPerSecond: counted / seconds };
}

export interface Paced {
  readonly offered: number;
  readonly achieved: number;
  readonly p50: number;
  readonly p99: number;
  readonly worst: number;
}

/** Offers moves at a fixed rate, whatever comes back; latency counts from when a move was due. */
export async function offer(pool: LoadMatch[], rate: number, seconds: number): Promise<Paced> {
  const latencies: number[] = [];
  const idle: LoadMatch[] = [];
  let owed: number[] = [];
  const release = (match: LoadMatch): void => {
    const due = owed.shift();
    const next = match.over ? takeFresh(pool) : match;
    if (!next) return;
    next.onSeen = (seen, latency) => {
      latencies.push(latency);
      release(seen);
    };
    if (due === undefined) idle.push(next);
    else next.move(due);
  };
  const matches = Math.min(pool.length, Math.max(32, Math.ceil(rate / 20)));
  for (let added = 0; added < matches; added++) release(pool.pop() as LoadMatch);
  const start = performance.now() + 20;
  const end = start + seconds * 1000;
  for (let sent = 0; performance.now() < end; ) {
    const now = performance.now();
    for (
      let due = start + (sent * 1000) / rate;
      due <= now && due < end;
      due = start + (sent * 1000) / rate
    ) {
      sent++;
      const match = idle.shift();
      if (match) match.move(due);
      else owed.push(due);
    }
    await sleep(1);
  }
  const achieved = latencies.length / seconds;
  const unanswered = owed.length;
  owed = [];
  const deadline = performance.now() + LONGEST_WAIT_MS;
  while (idle.length < matches - 1 && pool.length > 0 && performance.now() < deadline) await sleep(20);
  // What was never even sent has waited at least until the end.
  for (let late = 0; late < unanswered; late++) latencies.push(Number.POSITIVE_INFINITY);
  latencies.sort((a, b) => a - b);
  return {
    offered: rate,
    achieved,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    worst: latencies.at(-1) ?? Number.NaN,
  };
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function takeFresh(pool: LoadMatch[]): LoadMatch | undefined {
  return pool.pop();
}

/** Plays some moves in every match, a few matches at a time. */
export async function playSome(matches: readonly LoadMatch[], moves: number): Promise<void> {
  const atOnce = 50;
  for (let from = 0; from < matches.length; from += atOnce) {
    await Promise.all(matches.slice(from, from + atOnce).map((match) => playMoves(match, moves)));
  }
}

function playMoves(match: LoadMatch, moves: number): Promise<void> {
  return new Promise((resolve) => {
    let left = moves;
    const next = (): void => {
      if (left-- === 0 || match.over) resolve();
      else match.move(performance.now());
    };
    match.onSeen = next;
    next();
  });
}
