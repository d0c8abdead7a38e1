/** Bots that answer when they are told to, and what they are told to. */
import { type Question, Thinkers } from '@airlock/server';

/** A bot that was asked and has not answered. */
export interface Thought {
  readonly question: Question;
  /** By the clock of the server. */
  readonly askedAt: number;
  answer(action: string | null): void;
}

export class HeldThoughts extends Thinkers {
  readonly held: Thought[] = [];

  constructor() {
    super({ thread: new URL('file:///none'), threads: 0, limitMs: 0 });
  }

  override get unfinished(): number {
    return this.held.length;
  }

  override think(question: Question): Promise<string | null> {
    return new Promise((resolve) => {
      const thought: Thought = {
        question,
        askedAt: Date.now(),
        answer: (action) => {
          this.held.splice(this.held.indexOf(thought), 1);
          resolve(action);
        },
      };
      this.held.push(thought);
    });
  }
}
