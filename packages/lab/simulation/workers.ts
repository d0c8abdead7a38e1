/** Plays a plan on several threads. Which thread plays what makes no difference to the result. */
import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { itemAt } from '@airlock/kernel';
import { complaintOf, Programs } from '../outside/programs.ts';
import type { Order as ProgramOrder } from '../outside/question.ts';
import { firstGame, type Plan, type Range, rangesOf } from './plan.ts';
import type { NumberedGame, PlayedRange } from './playRange.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import type { Order } from './worker.ts';

export const MOST_WORKERS = 256;

/** How long a program of somebody else's may take for an answer. */
export const USUAL_ANSWER_MS = 10_000;

export const allCores = (): number => Math.min(MOST_WORKERS, availableParallelism());

/** How a caller follows a running simulation. */
export interface Following {
  /** Ends it early: what has been played until then is the result. */
  readonly signal?: AbortSignal;
  progress?(gamesDone: number): void;
  /** Hears of every range that is done, in the order of games; after an early end, of those that are. */
  took?(played: PlayedRange): void;
}

export interface PlayedOut {
  readonly tally: Tally;
  /** Which games were played: one range unless it was ended early. */
  readonly ranges: readonly Range[];
}

/** Plays all games of a plan, or as many as there is time for. */
export async function playOut(plan: Plan, workers: number, following: Following = {}): Promise<PlayedOut> {
  const ranges = rangesOf(plan);
  const parts: (Range & { readonly tally: Tally })[] = [];
  const waiting = ranges.values();
  const told = new InOrder(firstGame(plan), (one) => following.took?.(one));
  let done = 0;

  async function work(thread: Thread): Promise<void> {
    await thread.order({ plan });
    for (const { from, to } of waiting) {
      for (let next = from; next < to; ) {
        const played = (await thread.order({ range: { from: next, to } })) as PlayedRange;
        parts.push({ from: next, to: played.to, tally: played.tally });
        told.add(played);
        done += played.to - next;
        following.progress?.(done);
        next = played.to;
      }
    }
  }

  const threads = Array.from({ length: Math.min(workers, ranges.length) }, () => startThread(plan));
  await untilAborted(threads, following.signal, () => Promise.all(threads.map(work)));
  told.rest();
  return sumOf(
    plan,
    parts.sort((a, b) => a.from - b.from),
  );
}

/** The games of one plan of several that were played side by side. */
export interface Side extends PlayedOut {
  readonly games: readonly NumberedGame[];
}

/**
 * Plays plans side by side, range by range, so that an early end leaves as many games of each. Every plan has threads of its
 * own, because a thread knows only one set of a game's numbers; no more than `workers` of all threads work at a time.
 */
export async function playSideBySide(
  plans: readonly Plan[],
  workers: number,
  following: Omit<Following, 'took'> = {},
): Promise<Side[]> {
  const ranges = rangesOf(itemAt(plans, 0));
  const waiting = ranges.values();
  const played: PlayedRange[][] = plans.map(() => []);
  let done = 0;

  async function work(threads: readonly Thread[]): Promise<void> {
    for (const [index, thread] of threads.entries()) await thread.order({ plan: itemAt(plans, index) });
    for (const { from, to } of waiting) {
      for (let next = from; next < to; ) next = await playNext(threads, { from: next, to });
    }
  }

  /** As much as the first plays before it answers, and the same games of the others; gives where they end. */
  async function playNext(threads: readonly Thread[], range: Range): Promise<number> {
    let end = range.to;
    for (const [index, thread] of threads.entries()) {
      for (let next = range.from; next < end; ) {
        const part = (await thread.order({ range: { from: next, to: end } })) as PlayedRange;
        itemAt(played, index).push(part);
        done += part.to - next;
        following.progress?.(done);
        next = part.to;
        if (index === 0) end = next;
      }
    }
    return end;
  }

  const teams = Array.from({ length: Math.min(workers, ranges.length) }, () => plans.map(startThread));
  await untilAborted(teams.flat(), following.signal, () => Promise.all(teams.map(work)));
  return plans.map((plan, index) => {
    const parts = itemAt(played, index).sort((a, b) => a.from - b.from);
    return { ...sumOf(plan, parts), games: parts.flatMap(({ games }) => games) };
  });
}

function sumOf(plan: Plan, parts: readonly (Range & { readonly tally: Tally })[]): PlayedOut {
  const tally = emptyTally(plan);
  for (const part of parts) addTally(tally, part.tally);
  return { tally, ranges: joined(parts.map(({ from, to }) => ({ from, to }))) };
}

/** Tells ranges in the order of their games, whenever they come; in the end also what lies behind a gap. */
class InOrder {
  private readonly tell: (played: PlayedRange) => void;
  private readonly early = new Map<number, PlayedRange>();
  private next: number;

  constructor(first: number, tell: (played: PlayedRange) => void) {
    this.next = first;
    this.tell = tell;
  }

  add(played: PlayedRange): void {
    this.early.set(played.from, played);
    for (let found = this.early.get(this.next); found; found = this.early.get(this.next)) {
      this.early.delete(this.next);
      this.next = found.to;
      this.tell(found);
    }
  }

  rest(): void {
    for (const played of [...this.early.values()].sort((a, b) => a.from - b.from)) this.tell(played);
  }
}

/** Does the work, and ends the threads with it; what an early end breaks off is no error. */
async function untilAborted(
  threads: readonly Thread[],
  signal: AbortSignal | undefined,
  work: () => Promise<unknown>,
): Promise<void> {
  const stop = (): unknown => Promise.all(threads.map((thread) => thread.stop()));
  signal?.addEventListener('abort', stop);
  try {
    if (!signal?.aborted) await work();
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await stop();
  }
}

/** Ranges that follow on each other become one. */
function joined(ranges: readonly Range[]): Range[] {
  const whole: Range[] = [];
  for (const range of ranges) {
    const last = whole.at(-1);
    if (last?.to === range.from) whole[whole.length - 1] = { from: last.from, to: range.to };
    else whole.push(range);
  }
  return whole;
}

interface Thread {
  /** Sends an order and waits for its answer; one at a time. */
  order(order: Order): Promise<unknown>;
  stop(): Promise<unknown>;
}

function startThread(plan: Plan): Thread {
  const { port1: here, port2: there } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: { port: there, answered },
    transferList: [there],
  });
  const programs = new Programs(plan.answerMs ?? USUAL_ANSWER_MS);
  // A thread that breaks while nobody waits for it is met again by the next order.
  let broken: Error | undefined;
  let settle: { resolve(answer: unknown): void; reject(error: Error): void } | undefined;
  const breakOff = (error: Error): void => {
    broken ??= error;
    settle?.reject(error);
  };
  worker.on('message', (answer) => settle?.resolve(answer));
  worker.on('error', breakOff);
  here.on('message', async (order: ProgramOrder) => {
    try {
      if ('fault' in order) throw complaintOf(order.command, order.fault);
      here.postMessage(await programs.ask(order.command, order.hello, order.question));
      Atomics.add(answered, 0, 1);
      Atomics.notify(answered, 0);
    } catch (error) {
      breakOff(error as Error);
    }
  });
  return {
    order: (order) =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        settle = { resolve, reject };
        worker.postMessage(order);
      }),
    stop() {
      breakOff(new Error('The thread was stopped.'));
      programs.end();
      here.close();
      return worker.terminate();
    },
  };
}
