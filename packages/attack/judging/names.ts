/** What people see of a name or a line: whether anything is to be seen, whether it plays tricks, and what it looks like. */

/** Drawn as nothing, or as a blank, although Unicode counts some of them among letters and symbols. */
const BLANK = /[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** What turns the direction of what follows, or is not text at all. */
const TRICKS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\ufff9-\ufffb]/u;

/** More marks on one letter than any language writes. */
const MOST_MARKS = 4;
const STACK = new RegExp(`\\p{M}{${MOST_MARKS + 1},}`, 'u');

/** Whether there is something to be seen at all; marks without a letter are not. */
export const isVisible = (text: string): boolean => text.replace(BLANK, '').replace(/\p{M}/gu, '') !== '';

/** Why a text should not be shown as it is; `null` when it may. */
export function trickIn(text: string): string | null {
  if (!isVisible(text)) return 'there is nothing to see';
  if (TRICKS.test(text)) return 'turns or breaks the text around it';
  if (STACK.test(text)) return 'marks are piled up over other lines';
  return null;
}

/** Letters of other scripts, and digits, that look like Latin ones. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ո: 'n',
  օ: 'o',
  '0': 'o',
  '1': 'l',
  ı: 'i',
};

/** Two texts that look the same to somebody in a hurry have the same looks. */
export function looksOf(text: string): string {
  const plain = text.normalize('NFKC').replace(BLANK, '').toLowerCase();
  return [...plain].map((letter) => LOOKS_LIKE[letter] ?? letter).join('');
}

/** The page writes a bot as "Bot · Engineer"; a person must not look like one. */
export const looksLikeBot = (name: string): boolean => /^bot([^a-z]|$)/.test(looksOf(name));
