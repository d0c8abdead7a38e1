import { isolated } from '../look/names.ts';

/**
 * Names that tell people apart: two bots of one level would otherwise both be "Officer". They get what is last in the
 * name of their seat, "Officer Red" or "Deckhand 2", which reads like a name in every sentence.
 */
export function distinctNames(names: readonly string[], sideOf: (seat: number) => string): string[] {
  return names.map((name, seat) => {
    if (name === '') return sideOf(seat);
    const isAlone = names.every((other, at) => at === seat || other.toLowerCase() !== name.toLowerCase());
    return isAlone ? isolated(name) : `${isolated(name)} ${sideOf(seat).split(' ').at(-1)}`;
  });
}
