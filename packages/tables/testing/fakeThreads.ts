/** Threads that answer when the test wants it, so that a pool of them can be driven without any real time. */
import type { Question, StartThread, ThinkingThread, ThreadEvents } from '../bots/thought.ts';

class FakeThread implements ThinkingThread {
  signs = 0;
  isEnded = false;
  readonly asked: Question[] = [];
  readonly prepared: string[] = [];
  readonly events: ThreadEvents;

  constructor(events: ThreadEvents) {
    this.events = events;
  }

  /** What it is asked now. */
  get question(): Question {
    const question = this.asked.at(-1);
    if (!question) throw new Error('This thread was asked nothing.');
    return question;
  }

  ask(question: Question): void {
    this.asked.push(question);
  }

  prepare(game: string): void {
    this.prepared.push(game);
  }

  async end(): Promise<void> {
    this.isEnded = true;
  }

  answer(milliseconds = 1): void {
    const { level, view } = this.question;
    this.events.answered({ ok: true, action: `${level} ${view}`, milliseconds });
  }

  fail(problem = 'no idea'): void {
    this.events.answered({ ok: false, problem });
  }
}

export interface FakeThreads {
  readonly start: StartThread;
  /** All that were started, the oldest first. */
  readonly started: FakeThread[];
  at(index: number): FakeThread;
}

export function fakeThreads(): FakeThreads {
  const started: FakeThread[] = [];
  return {
    started,
    start(events) {
      const thread = new FakeThread(events);
      started.push(thread);
      return thread;
    },
    at(index) {
      const thread = started[index];
      if (!thread) throw new Error(`There are ${started.length} threads.`);
      return thread;
    },
  };
}
