/** Bots that answer when they are told to, and what they are told to. */
import { type Known, Thinkers, type ThoughtRequest, TIMERS } from '@airlock/server';

/** A bot that was asked and has not answered. */
export interface Thought {
  readonly question: Known;
  /** By the clock of the server. */
  readonly askedAt: number;
  answer(action: string | null): void;
}

export class HeldThoughts extends Thinkers {
  readonly held: Thought[] = [];

  constructor() {
    const start = (): never => {
      throw new Error('These bots do not think in a thread.');
    };
    super({ start, timers: TIMERS, threads: 0, limitMs: 0, stuckMs: 0, patienceMs: 0 });
  }

  override get unfinished(): number {
    return this.held.length;
  }

  override think({ known, levels, begins }: ThoughtRequest): ReturnType<Thinkers['think']> {
    return new Promise((resolve) => {
      const question = known();
      if (!question) {
        resolve(null);
        return;
      }
      begins(false);
      const thought: Thought = {
        question,
        askedAt: Date.now(),
        answer: (action) => {
          this.held.splice(this.held.indexOf(thought), 1);
          resolve({ action, level: levels[0].id, milliseconds: 0 });
        },
      };
      this.held.push(thought);
    });
  }
}
