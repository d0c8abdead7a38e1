/** An exercise that is being solved: a position, one action to find, and a worker that judges whatever is tried. */
import type { Reviewed } from '@airlock/bots';
import { type Action, REVIEWER, type Seat, type SeenEvent } from '@airlock/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { Desk, GamePage } from '../games/contract.ts';
import { quiet, seatsAround } from '../match/alone.ts';
import { type DeskFrame, makeDesk } from '../match/desk.ts';
import { Showing } from '../match/showing.ts';
import { unfoldMoments } from '../match/unfold.ts';
import { JUDGE } from '../review/judged/addresses.ts';
import type { Answered, Asked } from '../review/judged/messages.ts';
import type { Replay } from '../review/replay.ts';

export interface Puzzle {
  readonly replay: Replay;
  readonly page: GamePage;
  /** The position: this many entries of the log were played. */
  readonly at: number;
  readonly seat: Seat;
}

export type Tried =
  | { readonly kind: 'thinking' }
  | { readonly kind: 'judged'; readonly reviewed: Reviewed | null };

export interface Solving {
  readonly desk: Desk;
  /** What was tried last; `null` before anything was. */
  readonly tried: ReadonlySignal<Tried | null>;
  again(): void;
  end(): void;
}

/** A match up to the position and one entry more, whatever it is: what is judged is what the reader tries. */
function fileOf({ replay, at, seat }: Puzzle, action: string): string {
  const { outcome: _, ...file } = replay.file;
  return JSON.stringify({
    ...file,
    abandoned: true,
    log: [...file.log.slice(0, at), [seat, action, lastAt(replay, at)]],
  });
}

const lastAt = (replay: Replay, at: number): number => replay.moments(REVIEWER)[at]?.at ?? 0;

export function openSolving(puzzle: Puzzle, frame: DeskFrame): Solving {
  const { replay, page, at, seat } = puzzle;
  const { game, names } = replay;
  const tried = signal<Tried | null>(null);
  const view = signal(replay.view(at, seat));
  const showing = new Showing<unknown, SeenEvent>({
    first: view.peek(),
    beatOf: (event) => page.beat(event, seat),
    sound: () => undefined,
    moves: () => false,
  });
  let worker: Worker | null = null;

  /** In real time it is done at the moment at which the position was left. */
  function atItsMoment(action: Action): Action {
    const { realTime } = game;
    if (!realTime || realTime.momentOf(action) < 0) return action;
    return realTime.stamp(action, realTime.arrival(replay.stateAt(at), seat, lastAt(replay, at), []));
  }

  function judge(action: Action): void {
    const text = game.codec.write(atItsMoment(action));
    tried.value = { kind: 'thinking' };
    worker?.terminate();
    const asking = new Worker(JUDGE, { type: 'module', name: 'airlock-exercise' });
    worker = asking;
    asking.onmessage = ({ data }: MessageEvent<Answered>) => {
      if (data.kind === 'judged') tried.value = { kind: 'judged', reviewed: data.reviewed };
    };
    asking.onerror = (event) => {
      event.preventDefault();
      tried.value = { kind: 'judged', reviewed: null };
    };
    asking.postMessage({ kind: 'open', file: fileOf(puzzle, text), names } satisfies Asked);
    asking.postMessage({ kind: 'judge', index: at } satisfies Asked);
  }

  const desk = makeDesk(
    {
      ...quiet(),
      game,
      mode: 'play',
      viewer: signal(seat),
      seats: signal(seatsAround(names, seat)),
      view,
      sequence: signal(at),
      moments: signal(unfoldMoments(page, replay.moments(seat).slice(0, at + 1))),
      showing,
      matchNow: () => lastAt(replay, at),
      send: judge,
    },
    frame,
  );
  return {
    desk,
    tried,
    again() {
      tried.value = null;
      // A new object, so that whatever was picked is asked for again.
      view.value = replay.view(at, seat);
      showing.jump(view.peek());
    },
    end() {
      worker?.terminate();
      showing.settle();
    },
  };
}
