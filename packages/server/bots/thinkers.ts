/** Threads in which bots think, so that the event loop never waits for them. */
import { Worker } from 'node:worker_threads';
import { type Answer, type Question, READY } from './thought.ts';

export type FailureReason = 'error' | 'crash' | 'overrun';

/** A bot gave no action. */
export class ThoughtFailed extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

interface Task {
  readonly question: Question;
  readonly resolve: (action: string | null) => void;
  readonly reject: (failure: ThoughtFailed) => void;
}

export interface ThinkersSettings {
  /** The built file that a thread runs. */
  readonly thread: URL;
  readonly threads: number;
  /** A thread that thinks longer is stopped, whatever it does. */
  readonly limitMs: number;
}

export class Thinkers {
  private readonly settings: ThinkersSettings;
  private readonly waiting: Task[] = [];
  private readonly threads = new Set<Thread>();
  private closed = false;

  constructor(settings: ThinkersSettings) {
    this.settings = settings;
  }

  /** Thoughts begun or waiting for a thread. */
  get unfinished(): number {
    return this.waiting.length + [...this.threads].filter(({ isBusy }) => isBusy).length;
  }

  /** The text of the chosen action, nothing where there is nothing to say; fails with `ThoughtFailed`. */
  think(question: Question): Promise<string | null> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ question, resolve, reject });
      this.assign();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    this.waiting.length = 0;
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  private assign(): void {
    while (this.waiting.length > 0 && !this.closed) {
      const thread = [...this.threads].find(({ isBusy }) => !isBusy) ?? this.another();
      if (!thread) return;
      thread.run(this.waiting.shift() as Task);
    }
  }

  /** Threads are started when they are first needed. */
  private another(): Thread | undefined {
    if (this.threads.size >= this.settings.threads) return undefined;
    const thread = new Thread(this.settings, {
      free: () => this.assign(),
      gone: () => {
        this.threads.delete(thread);
        this.assign();
      },
    });
    this.threads.add(thread);
    return thread;
  }
}

/** A thread that has not loaded after this is broken. */
const MOST_MS_TO_LOAD = 20_000;

interface ThreadEvents {
  free(): void;
  gone(): void;
}

/** One thread and the task it is at. A thread that failed is not used again. */
class Thread {
  private readonly worker: Worker;
  private readonly limitMs: number;
  private readonly events: ThreadEvents;
  private ready = false;
  private task: Task | null = null;
  private timer: NodeJS.Timeout | undefined;
  private ended = false;

  constructor({ thread, limitMs }: ThinkersSettings, events: ThreadEvents) {
    this.events = events;
    this.limitMs = limitMs;
    this.worker = new Worker(thread);
    this.worker.on('message', (answer: Answer | typeof READY) => {
      if (answer === READY) this.begin();
      else this.answered(answer);
    });
    this.worker.on('error', (error) => this.fail(new ThoughtFailed('crash', String(error))));
    this.worker.on('exit', (code) => this.fail(new ThoughtFailed('crash', `It ended with code ${code}.`)));
  }

  get isBusy(): boolean {
    return this.task !== null;
  }

  run(task: Task): void {
    this.task = task;
    this.worker.postMessage(task.question);
    this.allow(this.ready ? this.limitMs : this.limitMs + MOST_MS_TO_LOAD);
  }

  /** The time to load is not the bot's: its limit counts from here. */
  private begin(): void {
    this.ready = true;
    if (this.task) this.allow(this.limitMs);
  }

  private allow(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(
      () => this.fail(new ThoughtFailed('overrun', `It thought longer than ${this.limitMs} ms.`)),
      milliseconds,
    );
  }

  end(): Promise<number> {
    this.ended = true;
    clearTimeout(this.timer);
    return this.worker.terminate();
  }

  private answered(answer: Answer): void {
    const task = this.finish();
    if (answer.ok) task?.resolve(answer.action);
    else task?.reject(new ThoughtFailed('error', answer.problem));
    this.events.free();
  }

  private fail(failure: ThoughtFailed): void {
    if (this.ended) return;
    const task = this.finish();
    void this.end();
    task?.reject(failure);
    this.events.gone();
  }

  private finish(): Task | null {
    clearTimeout(this.timer);
    const { task } = this;
    this.task = null;
    return task;
  }
}
