/** The papers behind "why?": how a scoring card was decided. */
import type { Naming } from '@airlock/kernel';
import { type OmegaEvent, scoringName, who } from '@airlock/omega-virus';
import type { Why } from '../contract.ts';

export function explain(event: OmegaEvent, naming: Naming): Omit<Why, 'rules' | 'sequence'> | null {
  if (event.type !== 'score') return null;
  const { card, values, taker } = event.open;
  const [one = 0, other = 0] = values;
  const name = taker < 0 ? 'nobody' : who(taker, naming).toLowerCase() === 'you' ? 'you' : who(taker, naming);
  return {
    question: `Why does ${name} take ${scoringName(card)}?`,
    sentences: [
      `${who(0, naming)}: ${one}. ${who(1, naming)}: ${other}.`,
      one === other
        ? taker < 0
          ? 'It is a tie and nobody finished, so the card is discarded.'
          : 'It is a tie, and a tie goes to the one who finished.'
        : 'The higher value takes the card.',
    ],
  };
}
