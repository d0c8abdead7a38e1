/**
 * Text that people write for others to see, without what cannot be seen or would spill over: controls, characters that turn
 * the direction of what follows, fillers and other blanks of no width, and towers of accents. Letters of every alphabet stay,
 * and so do the joiners that Persian, Indic scripts and emoji need.
 */

/** Letters and signs of scripts that are joined, or kept from it, by a character of no width. */
const SCRIPTS =
  'Arabic Syriac Mongolian Khmer Sinhala Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam';
const LETTERS = SCRIPTS.split(' ').map((name) => `\\p{Script=${name}}`);
const JOINING = `(?!\\p{Default_Ignorable_Code_Point})[${LETTERS.join('')}]`;
const PICTURE = '\\p{Extended_Pictographic}';

/** Where a character of no width has a meaning. */
const MEANINGFUL = [
  `(?<=${PICTURE})\\uFE0F`,
  `(?<=${PICTURE}(?:\\uFE0F|\\p{Emoji_Modifier})?)\\u200D(?=${PICTURE})`,
  `(?<=${JOINING}\\p{M}?)[\\u200C\\u200D](?=${JOINING})`,
].join('|');

/** U+2800 is a Braille cell without dots, which no property of it tells. */
const UNSEEN = new RegExp(
  `(?![\\s]|${MEANINGFUL})[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}\\u2800]`,
  'gu',
);

const BLANKS = /[\s\p{Z}]+/gu;

/** More than any language stacks on one letter grows over the lines above and below. */
const MARKS_TOO_MANY = /(\p{M}{3})\p{M}+/gu;
const MARKS_ALONE = /(^| )\p{M}+/gu;

/** What is taken away may have been what something else needed beside it, so it is done again until nothing changes. */
const MOST_PASSES = 4;

const JOINERS = /[\u200C\u200D]|\uFE0F/g;

export function visibleText(text: string): string {
  let seen = text;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const cleaner = cleaned(seen);
    if (cleaner === seen) return seen;
    seen = cleaner;
  }
  // Somebody took pains to need ever more of it; without joiners nothing depends on what is beside it.
  return cleaned(cleaned(seen.replaceAll(JOINERS, '')));
}

const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(BLANKS, ' ')
    .replaceAll(MARKS_TOO_MANY, '$1')
    .replaceAll(MARKS_ALONE, '$1')
    .trim();
