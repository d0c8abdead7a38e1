/** Names that look alike: whoever takes another one's name, or one that only a magnifying glass tells from it, gets a number. */
import { MOST_LETTERS_IN_NAME } from '@airlock/protocol';

/**
 * Letters that look like Latin ones, in small letters. Too many rather than too few: at worst, two people whose names differ
 * by such a letter are told apart by a number.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ',
  b: 'вβʙьᖯ',
  c: 'сϲᴄ¢',
  d: 'ԁđᴅɗ',
  e: 'еεєᴇҽ€',
  f: 'ƒϝꜰ',
  g: 'ɡɢԍց',
  h: 'нһħηнʜհ',
  j: 'јʝᴊϳ',
  k: 'кκᴋқ',
  l: 'iıіιlłɩӏ1|!ɪʟⅼ',
  m: 'мμᴍ',
  n: 'пɴոռ',
  o: 'оο0øᴏօ°',
  p: 'рρᴘþ',
  q: 'ԛգ',
  r: 'гʀ',
  s: 'ѕꜱ$',
  t: 'тτᴛŧ',
  u: 'υսᴜц',
  v: 'νѵᴠ',
  w: 'ωѡԝшᴡ',
  x: 'хχ×',
  y: 'уγʏү',
  z: 'ζᴢ',
  ae: 'æӕ',
  ss: 'ß',
};

const FOLDED: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([latin, others]) =>
    [...others].map((letter) => [letter, latin] as const),
  ),
);

/** Two names with the same likeness can be taken for each other. */
export function likenessOf(name: string): string {
  const letters = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFKC');
  const folded = [...letters].map((letter) => FOLDED.get(letter) ?? letter).join('');
  // Where a name is nothing but signs, they are what it is known by.
  const known = folded.replaceAll(/[^\p{L}\p{N}]/gu, '') || folded.replaceAll(/[\s\p{P}\p{C}]/gu, '') || name;
  return known.replaceAll('rn', 'm').replaceAll('vv', 'w');
}

/** The name, or the name with a number where one of the others could be taken for it. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(likenessOf));
  let distinct = name;
  for (let number = 2; taken.has(likenessOf(distinct)); number++) distinct = numbered(name, number);
  return distinct;
}

function numbered(name: string, number: number): string {
  const behind = ` ${number}`;
  return (
    [...name]
      .slice(0, MOST_LETTERS_IN_NAME - behind.length)
      .join('')
      .trim() + behind
  );
}
