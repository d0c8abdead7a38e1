/**
 * What the frames of the stack hold, each number by its name. A frame is entered with its words in this order and its
 * node above them.
 */

/** How far below the top of the stack each word lies while its frame is on top; the node itself is at 0. */
type Frame<Word extends string> = Readonly<Record<Word, number>> & {
  readonly holds: number;
  /** With its node: how far below the top the next frame begins. */
  readonly size: number;
};

function frame<Word extends string>(...words: readonly Word[]): Frame<Word> {
  const depths = Object.fromEntries(words.map((word, index) => [word, words.length - index]));
  return { ...(depths as Record<Word, number>), holds: words.length, size: words.length + 1 };
}

export const DECIDE = frame('question', 'seat', 'argument');

/** CR03 and CR04: `fallen` are those whom it has brought to 0, `asked` is 1 while somebody owes an answer. */
export const IN_ORDER = frame('what', 'you', 'index', 'fallen', 'asked');

/** OUT-935: the cards of this Recycle are those from `start` on, and the next location is `at`. */
export const DEAL_OUT = frame('seat', 'at', 'start');

interface Stacked {
  readonly stack: readonly number[];
}

/** A word of the frame on top, or further below: the sizes of what lies above are added. */
export const wordAt = ({ stack }: Stacked, depth: number): number => stack[stack.length - 1 - depth];

export function setWord({ stack }: { readonly stack: number[] }, depth: number, value: number): void {
  stack[stack.length - 1 - depth] = value;
}

/** While the recycler is asked: how many of all recycled cards this Recycle has left. */
export const leftToDeal = (state: Stacked, recycled: number): number =>
  recycled - wordAt(state, DECIDE.size + DEAL_OUT.start);
