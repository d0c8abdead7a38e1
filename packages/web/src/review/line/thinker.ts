/** A bot for a line: a worker of the page that answers one question at a time. */
import type { Seat, SeenEvent } from '@airlock/kernel';
import type { Answer, Question } from '@airlock/tables';
import { THINKER } from '../../local/addresses.ts';
import { SIGN } from '../../local/browserThreads.ts';

export interface Thinker {
  /** The text of an action; `null` where it has nothing to say or could not think. */
  ask(
    to: Question['to'],
    seat: Seat,
    view: unknown,
    heard: readonly SeenEvent[],
    seed: string,
  ): Promise<string | null>;
  end(): void;
}

const LONGEST_MS = 1_800;

export function openThinker(game: string, level: string): Thinker {
  const worker = new Worker(THINKER, { type: 'module', name: 'airlock-line' });
  let waiting: ((action: string | null) => void) | null = null;
  const answer = (action: string | null): void => {
    const then = waiting;
    waiting = null;
    then?.(action);
  };
  worker.onmessage = ({ data }: MessageEvent<Answer | string>) => {
    if (data === SIGN || typeof data === 'string') return;
    answer(data.ok ? data.action : null);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    answer(null);
  };
  return {
    ask(to, seat, view, heard, seed) {
      answer(null);
      return new Promise((resolve) => {
        waiting = resolve;
        const spare = { share: 1, milliseconds: LONGEST_MS };
        worker.postMessage({ to, game, level, seat, view, heard, seed, spare } satisfies Question);
      });
    },
    end() {
      answer(null);
      worker.terminate();
    },
  };
}
