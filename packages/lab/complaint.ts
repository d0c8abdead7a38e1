/** What somebody typed or handed in cannot be used: one sentence on stderr and exit code 2, never a stack trace. */
export class Complaint extends Error {}

/** "a, b and c" for sentences. */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`;
}
