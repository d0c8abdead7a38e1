/** The papers behind "why?": how a scoring card was decided. */
import type { Naming } from '@airlock/kernel';
import type { OmegaEvent } from '@airlock/omega-virus';
import type { Why } from '../contract.ts';
import { decidedQuestion, decidedWords } from './review/decided.ts';

export function explain(event: OmegaEvent, naming: Naming): Omit<Why, 'rules' | 'sequence'> | null {
  if (event.type !== 'score') return null;
  const { card, taker } = event.open;
  return {
    question: decidedQuestion(card, taker, naming),
    sentences: decidedWords(event.open, naming),
  };
}
