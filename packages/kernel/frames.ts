/**
 * What the frames of the stack hold, each number by its name. A frame is entered with its words in the order in which they
 * are named here and its node above them; a step is handed them in the same order.
 */
import { missing } from './rows.ts';

/** How far below the top of the stack each word lies while its frame is on top; the node itself is at 0. */
export type Frame<Word extends string> = Readonly<Record<Word, number>> & {
  readonly holds: number;
  /** With its node: how far below the top the next frame begins. */
  readonly size: number;
};

export function frame<Word extends string>(...words: readonly Word[]): Frame<Word> {
  const depths = Object.fromEntries(words.map((word, index) => [word, words.length - index]));
  return { ...(depths as Record<Word, number>), holds: words.length, size: words.length + 1 };
}

interface Stacked {
  readonly stack: readonly number[];
}

/** The node on top; -1 once the game is over. */
export const topOf = ({ stack }: Stacked): number => stack[stack.length - 1] ?? -1;

/** A word of the frame on top, or further below: the sizes of what lies above are added. */
export const wordAt = ({ stack }: Stacked, depth: number): number =>
  stack[stack.length - 1 - depth] ?? missing();

export function setWord({ stack }: { readonly stack: number[] }, depth: number, value: number): void {
  stack[stack.length - 1 - depth] = value;
}
