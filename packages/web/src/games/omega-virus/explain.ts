/** The papers behind "why?": how a scoring card was decided. */
import type { Naming } from '@airlock/kernel';
import type { OmegaEvent } from '@airlock/omega-virus';
import { type Paper, paper } from '../../kit/why.ts';
import { decidedQuestion, decidedWords } from './review/decided.ts';

export function explain(event: OmegaEvent, naming: Naming): Paper | null {
  if (event.type !== 'score') return null;
  const { card, taker } = event.open;
  return paper(decidedQuestion(card, taker, naming), ...decidedWords(event.open, naming));
}
