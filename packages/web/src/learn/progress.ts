/** How far somebody has come in each lesson, kept in the browser: whoever leaves in the middle goes on there. */
import { fieldsOf, kept } from '../kit/kept.ts';

/** Steps done, by the lesson's id. */
type Progress = Readonly<Record<string, number>>;

const progress = kept<Progress>('airlock.lessons', {}, (stored) =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
    ),
  ),
);

/** The steps that need not be done again; none where the lesson was finished, or has become shorter. */
export function stepsDone(id: string, of: number): number {
  const done = progress.peek()[id] ?? 0;
  return done < of ? done : 0;
}

/** A finished lesson begins from the start again. */
export function keepSteps(id: string, done: number, of: number): void {
  const { [id]: _, ...others } = progress.peek();
  progress.value = done > 0 && done < of ? { ...others, [id]: done } : others;
}

/** The next time it begins from the start. */
export const forgetSteps = (id: string): void => keepSteps(id, 0, 0);
