/** A lesson: a game that is played step by step on a prepared table, in the page alone. */
import type { Action, AnyGame, Seat } from '@airlock/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { Desk, GamePage, Parts } from '../games/contract.ts';
import { CARDS } from '../games/found.ts';

export interface LessonStep {
  readonly lesson: string;
  /** What is explained before the action. */
  readonly text: string;
  readonly task: string;
  /** The action that fulfils it, as the codec writes it; in real time at the moment 0, whenever it is done. */
  readonly action: string;
  /** What else belongs to it: one group after the other, each in any order. */
  readonly further?: readonly (readonly string[])[];
  /** What has just happened, shown after it. */
  readonly after?: string;
  /** The seat one sits in for this step; the first one when not said. */
  readonly seat?: Seat;
  /** What happens then, where there are others. */
  readonly others?: readonly (readonly [seat: Seat, action: string])[];
}

/** Where one is in a lesson; nothing after its last step. */
export interface LessonPlace {
  readonly step: LessonStep;
  /** What may be done now. */
  readonly wanted: readonly Action[];
  /** What the step before it brought. */
  readonly before: string | null;
  readonly number: number;
  readonly of: number;
}

export interface Lesson {
  readonly game: AnyGame;
  readonly page: GamePage;
  readonly steps: readonly LessonStep[];
  /** Who sits at the table, where one is not alone. */
  readonly names?: readonly string[];
  /** Chance as the lesson needs it. */
  readonly seed?: string;
  /** What others do before the first step. */
  readonly opening?: readonly (readonly [seat: Seat, action: string])[];
  /** The game's own table, which shows what the lesson says. */
  open(desk: Desk, place: ReadonlySignal<LessonPlace | null>): Parts;
}

/** What `games/<id>/lesson.tsx` exports: its lessons by their ids. */
export type Lessons = Readonly<Record<string, Lesson>>;

const FOUND = import.meta.glob<Lessons>('../games/*/lesson.tsx', { import: 'lessons' });

/** As in `/learn/<id>`. */
export const LESSON_IDS: readonly string[] = CARDS.flatMap(({ lessons = [] }) => lessons);

/** `undefined` where there is no such lesson; throws where it cannot be fetched. */
export async function loadLesson(id: string): Promise<Lesson | undefined> {
  const game = CARDS.find(({ lessons = [] }) => lessons.includes(id))?.id;
  return (await FOUND[`../games/${game}/lesson.tsx`]?.())?.[id];
}
