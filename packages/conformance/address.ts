/** Whether a sentence that speaks to its reader reads right: a name has been replaced by "you", and the words around it must follow. */

/** Words after "you" that end in s and are no verb in the third person. */
const HARMLESS = new Set(['always', 'as', 'perhaps', 'this', 'thus', 'yes', 'its', 'is']);

/** What is wrong, as a pattern and in words. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\d,’)] You\b/u, 'has "You" in the middle of a sentence'],
  [/\byou[’']s\b/i, 'puts an s of possession behind "you"'],
  [/(?<!\bof )\byou (?:was|has|does|is)\b/i, 'has a verb in the third person after "you"'],
  [
    /(?<!\b(?:all|both|each|either|many|most|none|one|some|two|three|neither|any|every one|front|ahead|rest)) of you\b/i,
    'says "of you" where it means "your"',
  ],
  [/\b(?:by|for|to|from|with) you\b[^.;:?!]*\btheir (?:next )?turn\b/i, 'speaks of "their" turn after "you"'],
  [/^you \p{L}+ you\b/iu, 'says "you" twice where it means "yourself"'],
  [/(?:^|[.:] )You(?: (?:and [^.;:]+?))?: (?!\d)/u, 'sets "You:" before a fact, like a name on a form'],
];

/** What is wrong with how a sentence addresses its reader; `null` where nothing is. */
export function misaddressed(text: string): string | null {
  const plain = text.replaceAll('*', '');
  for (const [pattern, fault] of FAULTS) if (pattern.test(plain)) return fault;
  for (const [, verb = ''] of plain.matchAll(/(?<!\bof )\byou (\p{Ll}+s)\b/giu)) {
    if (!verb.endsWith('ss') && !HARMLESS.has(verb)) return 'has a verb in the third person after "you"';
  }
  return null;
}
