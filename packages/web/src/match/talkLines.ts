/** Lines of talk as they come in, some of them again after a lost connection. */
import { EVERYBODY } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';

/** Lines are counted in each circle. */
const nameOfLine = ({ circle = EVERYBODY, number }: TalkLine): string => `${circle} ${number}`;

/** All of them in the order they were said; the same list where none is new. */
export function withTalk(known: readonly TalkLine[], lines: readonly TalkLine[]): readonly TalkLine[] {
  const names = new Set(known.map(nameOfLine));
  const fresh = lines.filter((line) => !names.has(nameOfLine(line)));
  if (fresh.length === 0) return known;
  return [...known, ...fresh].sort((a, b) => a.at - b.at || a.number - b.number);
}
