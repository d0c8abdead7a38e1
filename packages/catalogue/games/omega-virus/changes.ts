/** What was changed because of the figures of balance.ts and why, for docs/BALANCE.md: a paragraph each. */
export const changes: readonly string[] = [
  'Nothing was changed: both decks are dealt alike, and nobody begins.',
];
