/** Codes by which somebody comes back: words to be written down, digits to be typed once. */
import { randomInt } from 'node:crypto';
import { CODE_WORDS } from '@airlock/tables';

/** With nearly two hundred words, eleven of them are more than 80 bits: nobody guesses that. */
const WORDS_IN_CODE = 11;
const DIGITS = 8;

export const newWordCode = (): string =>
  Array.from({ length: WORDS_IN_CODE }, () => CODE_WORDS[randomInt(CODE_WORDS.length)]).join('-');

export const newDigitCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** As people type it: in small letters, with blanks or lines between. What is no code of words or digits stays as it is. */
export function readCode(text: string): string {
  const parts = text
    .trim()
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const joined = parts.join('');
  if (/^\d+$/.test(joined)) return joined;
  return parts.length === WORDS_IN_CODE ? parts.join('-') : text.trim();
}
