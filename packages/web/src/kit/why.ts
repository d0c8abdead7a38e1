/** The papers behind "why?", as a page writes them: the frame adds the rules and where it happened. */
import type { Why } from '../games/contract.ts';

export type Paper = Omit<Why, 'rules' | 'sequence'>;

/** A sentence that does not apply is left out: `lost > 0 && '…'`. */
export const paper = (question: string, ...sentences: (string | false)[]): Paper => ({
  question,
  sentences: sentences.filter((sentence) => sentence !== false),
});

/** With a sum under its sentences: left side, right side. */
export const summed = (
  sum: readonly [left: string, right: string],
  question: string,
  ...sentences: (string | false)[]
): Paper => ({ ...paper(question, ...sentences), sum });
