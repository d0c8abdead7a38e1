/** The small words that sentences of every game and screen are made of. */
import type { Naming } from './game.ts';
import type { Seat } from './seats.ts';

/** "You" for the reader, the name on the seat for others. */
export const who = (seat: Seat, { names, reader }: Naming, unnamed = `Seat ${seat + 1}`): string =>
  seat === reader ? 'You' : (names[seat] ?? unnamed);

/** The same inside a sentence. */
export const whom = (seat: Seat, naming: Naming): string =>
  seat === naming.reader ? 'you' : who(seat, naming);

/** Seats by the names on them, in sentences that know only their numbers, as those of buttons do. */
export const withNames = (sentence: string, naming: Naming): string =>
  sentence.replace(/\bSeat (\d)\b/g, (_, number: string) => whom(Number(number) - 1, naming));

/** Marks what stands out; `plainText` drops the marks again. */
export const bold = (text: string): string => `*${text}*`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `1 card`, `2 cards`. */
export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${number} ${number === 1 ? thing : things}`;

/** `a`, `a and b`, `a, b and c`; empty for an empty list. */
export function listOf(items: readonly (string | number)[], word: 'and' | 'or' = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}
