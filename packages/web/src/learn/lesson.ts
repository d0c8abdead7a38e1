/** A lesson: a game that is played step by step on a prepared table, in the page alone. */
import type { Action, AnyGame, Seat } from '@airlock/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { Desk, GamePage, Parts } from '../games/contract.ts';

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

const LESSONS: Readonly<Record<string, () => Promise<Lesson>>> = {
  hypatia: async () => (await import('../games/hypatia/lesson.tsx')).lesson,
  'omega-virus': async () => (await import('../games/omega-virus/lesson.tsx')).lesson,
  outbreak: async () => (await import('../games/outbreak/lesson.tsx')).lesson,
  outsider: async () => (await import('../games/outsider/lesson.tsx')).crewLesson,
  'outsider-other-side': async () => (await import('../games/outsider/lesson.tsx')).outsiderLesson,
};

/** As in `/learn/<id>`. */
export const LESSON_IDS: readonly string[] = Object.keys(LESSONS);

const hasLesson = (game: string): boolean => Object.hasOwn(LESSONS, game);

export async function loadLesson(game: string): Promise<Lesson> {
  const load = hasLesson(game) ? LESSONS[game] : undefined;
  if (!load) throw new Error(`There is no lesson for the game "${game}".`);
  return load();
}
