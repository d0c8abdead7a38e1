/** Codes of tables as somebody guesses them who has seen one. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';

const anyOf = (letters: string): string => letters[Math.floor(Math.random() * letters.length)] ?? '';

/** A code of the same shape as one that is known: letters for letters, digits for digits. */
export const guessedCode = (known: string): string =>
  known.replace(/[A-Z]/g, () => anyOf(LETTERS)).replace(/\d/g, () => anyOf(DIGITS));
