/** Work that would hold up the page, sent to a worker of its own. The worker starts with the first errand and stays. */
import type { Order, Report } from './order.ts';

interface Waiting<Answer> {
  done(answer: Answer | null): void;
  failed(error: Error): void;
}

export class Errands<Task, Answer> {
  private readonly start: () => Worker;
  private readonly waiting = new Map<number, Waiting<Answer>>();
  private worker: Worker | null = null;
  private last = 0;

  constructor(start: () => Worker) {
    this.start = start;
  }

  /** Starts the worker ahead of an errand that is likely to come. */
  prepare(): void {
    this.running();
  }

  /** `null` when `signal` gave it up: that ends the worker, because nothing else stops one that is busy. */
  send(task: Task, signal?: AbortSignal): Promise<Answer | null> {
    if (signal?.aborted) return Promise.resolve(null);
    const id = ++this.last;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.running().postMessage({ id, task } satisfies Order<Task>);
      signal?.addEventListener('abort', () => this.waiting.has(id) && this.drop(), { once: true });
    });
  }

  private running(): Worker {
    if (this.worker) return this.worker;
    const worker = this.start();
    worker.onmessage = ({ data }: MessageEvent<Report<Answer>>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.end((one) => one.failed(new Error(event.message || 'The worker could not be loaded.')));
    };
    this.worker = worker;
    return worker;
  }

  private hear(report: Report<Answer>): void {
    const waiting = this.waiting.get(report.id);
    this.waiting.delete(report.id);
    if (report.ok) waiting?.done(report.answer);
    else waiting?.failed(new Error(report.problem));
  }

  private drop(): void {
    this.end((one) => one.done(null));
  }

  private end(tell: (one: Waiting<Answer>) => void): void {
    this.worker?.terminate();
    this.worker = null;
    const all = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of all) tell(one);
  }
}
