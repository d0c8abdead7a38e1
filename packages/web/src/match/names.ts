import { tellApart } from '@airlock/kernel';
import { isolated } from '../look/names.ts';

/** Names that tell people apart, each of which may stand in any sentence, whatever way it is written. */
export const distinctNames = (names: readonly string[], sideOf: (seat: number) => string): string[] =>
  tellApart(names, sideOf).map((name, seat) => (names[seat] === '' ? name : isolated(name)));
