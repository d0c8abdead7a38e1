/** How one scoring card was decided, in sentences: what each side had, and why that takes the card. */
import { count, type Naming } from '@airlock/kernel';
import {
  colourName,
  colourOf,
  familyOf,
  isReader,
  type Scoring,
  type SlotResult,
  scoringName,
  who,
} from '@airlock/omega-virus';

const owner = (side: number, naming: Naming): string =>
  isReader(side, naming) ? 'Your' : `${who(side, naming)}’s`;
const has = (side: number, naming: Naming): string =>
  isReader(side, naming) ? 'You have' : `${who(side, naming)} has`;

/** "Your largest red room has 7 squares." The Station has no plan, only a mark to reach. */
function valueWords(card: Scoring, side: number, value: number, naming: Naming): string {
  if (side >= naming.names.length) return `The Station’s mark is ${value}.`;
  const colour = colourName(colourOf(card));
  switch (familyOf(card)) {
    case 'LARGEST':
      if (value === 0) return `${has(side, naming)} no ${colour} room.`;
      return `${owner(side, naming)} largest ${colour} room has ${count(value, 'square')}.`;
    case 'WIDEST':
      if (value === 0) return `${has(side, naming)} no ${colour} room.`;
      return `${owner(side, naming)} widest ${colour} room is ${count(value, 'square')} wide.`;
    case 'MOST2':
      return `${has(side, naming)} ${count(value, `${colour} room`)} of 2 or more.`;
    case 'MOST3':
      return `${has(side, naming)} ${count(value, `${colour} room`)} of 3 or more.`;
  }
}

function reasonWords({ values, taker }: Pick<SlotResult, 'values' | 'taker'>): string {
  if (values[0] !== values[1]) return 'The higher value takes the card.';
  return taker < 0
    ? 'It is a tie and nobody finished, so the card is discarded.'
    : 'It is a tie, and a tie goes to whoever finished.';
}

const takerWords = (taker: number, naming: Naming): string =>
  taker < 0 ? 'nobody' : isReader(taker, naming) ? 'you' : who(taker, naming);

/** All of it, in the order in which one would say it. */
export const decidedWords = (slot: SlotResult, naming: Naming): string[] => [
  ...slot.values.map((value, side) => valueWords(slot.card, side, value, naming)),
  reasonWords(slot),
];

/** "Why do you take the largest red room?" */
export function decidedQuestion(card: Scoring, taker: number, naming: Naming): string {
  const name = scoringName(card);
  const verb = taker >= 0 && isReader(taker, naming) ? 'do' : 'does';
  return `Why ${verb} ${takerWords(taker, naming)} take “${name}”?`;
}
