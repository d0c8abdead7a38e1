/** Desks that nobody else sits at: lessons, reviews, lines and exercises. */
import type { Seat } from '@airlock/kernel';
import { signal } from '@preact/signals';
import type { SeatedPlayer } from '../games/contract.ts';
import type { DeskSource } from './desk.ts';

type Quiet = Pick<
  DeskSource,
  'questions' | 'undoable' | 'sending' | 'sealed' | 'online' | 'due' | 'finished' | 'undo'
>;

/** Nothing is on its way, nothing is due, and nothing is taken back. */
export const quiet = (): Quiet => ({
  questions: signal(0),
  undoable: signal(false),
  sending: signal(false),
  sealed: signal(null),
  online: signal(true),
  due: signal(null),
  finished: null,
  undo: () => undefined,
});

/** Everybody is there. Unless `bots` says who is one, all but the reader are. */
export const seatsAround = (
  names: readonly string[],
  reader: Seat | null,
  bots: readonly Seat[] | null = null,
): readonly SeatedPlayer[] =>
  names.map((name, seat) => ({
    seat,
    name,
    bot: bots ? bots.includes(seat) : seat !== reader,
    you: seat === reader,
    here: true,
    standIn: false,
  }));
