/**
 * Codes of tables: a ship's word, a number and another word, easy to say over the phone. The number stands between the
 * words, so that a code can be read however it was written down: `keel 420 731 vane`, `Keel420731Vane`.
 */

/** Six digits: with them there are too many codes to guess. Tables set earlier have two, and keep their code. */
export const TABLE_CODE = /^[A-Z]{3,6}-(?:\d{6}|\d{2})-[A-Z]{3,6}$/;

export const CODE_EXAMPLE = 'KEEL-420731-VANE';

/**
 * Tables that stand in a page, not at a server, have this for their first word: a link to one of them leads to the browser it
 * was made in and nowhere else, and everybody who reads its code can tell.
 */
export const LOCAL_WORD = 'HERE';

export const isLocalCode = (code: string): boolean => code.startsWith(`${LOCAL_WORD}-`);

const IN_PARTS = /^([A-Z]{3,6})(\d+)([A-Z]{3,6})$/;
const IN_A_LINK = /\/(?:t|replay)\/([^/?#\s]+)/;
const IN_A_SENTENCE = /(?<![\p{L}\p{N}])[a-z]{3,6}-(?:\d{6}|\d{2})-[a-z]{3,6}(?![\p{L}\p{N}])/iu;

/** Small letters, blanks, other dashes and missing ones are forgiven; `null` for what is no code. */
export function readTableCode(text: string): string | null {
  const spoken = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{P}]+/gu, '');
  const code = spoken.replace(IN_PARTS, '$1-$2-$3');
  return TABLE_CODE.test(code) ? code : null;
}

/** The code in a pasted link, message or code; `null` when it names no table. */
export function readInvitation(text: string): string | null {
  const [, inLink] = IN_A_LINK.exec(text) ?? [];
  if (inLink !== undefined) return readTableCode(decoded(inLink));
  const [inSentence] = IN_A_SENTENCE.exec(text) ?? [];
  return readTableCode(inSentence ?? text);
}

/** Part of an address as people read it; one that was cut in the middle of a letter stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
