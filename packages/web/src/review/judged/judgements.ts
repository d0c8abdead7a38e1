/**
 * The judgements of a review while they come in: workers take one decision after the other, the reader's own first and from
 * where they look on, so that what is read next is judged next. Nothing is worked out on the page's own thread.
 */
import type { Reviewed, Suspicions } from '@airlock/bots';
import { type ReadonlySignal, signal } from '@preact/signals';
import { JUDGE } from './addresses.ts';
import { openReviewStore, type ReviewStore } from './kept.ts';
import type { Answered, Asked, Outline } from './messages.ts';
import { nextOf } from './order.ts';

export interface Judgements {
  /** `null` until it is known, and for games that are not judged. */
  readonly outline: ReadonlySignal<Outline | null>;
  /** By place in the log; `null` where there was nothing to decide. */
  readonly judged: ReadonlySignal<ReadonlyMap<number, Reviewed | null>>;
  /** Whether no judgement will come: a worker could not be started, or the game has none. */
  readonly failed: ReadonlySignal<boolean>;
  /** What seats could believe of the others, where roles are hidden; by seat, as far as it was asked for. */
  readonly suspicions: ReadonlySignal<ReadonlyMap<number, Suspicions>>;
  /** Asks what a seat could believe. */
  suspect(seat: number): void;
  /** The seat whose decisions come first. */
  prefer(seat: number): void;
  end(): void;
}

const MOST_WORKERS = 2;

/** `match` names what is kept; `file` is its text. */
export function openJudgements(
  match: string,
  file: string,
  names: readonly string[],
  first: number,
): Judgements {
  const outline = signal<Outline | null>(null);
  const judged = signal<ReadonlyMap<number, Reviewed | null>>(new Map());
  const failed = signal(false);
  const suspicions = signal<ReadonlyMap<number, Suspicions>>(new Map());
  const suspected = new Set<number>();
  const taken = new Set<number>();
  const workers: Worker[] = [];
  let preferred = first;
  let store: ReviewStore | null = null;
  let isOver = false;

  function keep(): void {
    const now = outline.peek();
    if (!store || !now) return;
    const review = { outline: now, judged: Object.fromEntries(judged.peek()), at: Date.now() };
    // What cannot be kept is judged again the next time.
    store.write(match, review).catch(() => undefined);
  }

  function ask(worker: Worker, asked: Asked): void {
    worker.postMessage(asked);
  }

  function giveWork(worker: Worker): void {
    const next = nextOf(outline.peek()?.decisions ?? [], (index) => taken.has(index), preferred);
    if (!next) {
      worker.terminate();
      keep();
      return;
    }
    taken.add(next.index);
    ask(worker, { kind: 'judge', index: next.index });
  }

  function start(): void {
    const count = Math.min(MOST_WORKERS, Math.max(1, navigator.hardwareConcurrency || 1));
    for (let number = 0; number < count; number++) {
      const worker = new Worker(JUDGE, { type: 'module', name: 'airlock-judge' });
      workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (isOver) return;
        if (data.kind === 'outline') {
          if (data.outline) outline.value = data.outline;
          else failed.value = true;
        } else if (data.kind === 'judged') {
          judged.value = new Map(judged.peek()).set(data.index, data.reviewed);
          if (judged.peek().size % KEPT_EVERY === 0) keep();
        }
        giveWork(worker);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        worker.terminate();
        if (!isOver && !outline.peek()) failed.value = true;
      };
      ask(worker, { kind: 'open', file, names });
    }
  }

  async function open(): Promise<void> {
    store = await openReviewStore();
    const kept = await store.read(match).catch(() => null);
    if (isOver) return;
    if (kept) {
      outline.value = kept.outline;
      judged.value = new Map(Object.entries(kept.judged).map(([index, one]) => [Number(index), one]));
      for (const index of judged.peek().keys()) taken.add(index);
      if (taken.size >= kept.outline.decisions.length) return;
    }
    start();
  }
  void open();

  return {
    outline,
    judged,
    failed,
    suspicions,
    suspect(seat) {
      if (suspected.has(seat) || isOver) return;
      suspected.add(seat);
      // A worker of its own: beliefs are known long before all decisions are judged.
      const worker = new Worker(JUDGE, { type: 'module', name: 'airlock-beliefs' });
      workers.push(worker);
      worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (isOver || data.kind !== 'suspicions') return;
        suspicions.value = new Map(suspicions.peek()).set(data.seat, data.suspicions);
        worker.terminate();
      };
      worker.onerror = (event) => event.preventDefault();
      ask(worker, { kind: 'open', file, names });
      ask(worker, { kind: 'suspect', seat });
    },
    prefer(seat) {
      preferred = seat;
    },
    end() {
      isOver = true;
      for (const worker of workers) worker.terminate();
      keep();
    },
  };
}

/** Often enough to lose little, seldom enough to cost nothing. */
const KEPT_EVERY = 4;
