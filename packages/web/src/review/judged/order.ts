/** Which decision is judged next. */
import type { Judgeable } from './messages.ts';

/** What the reader waits for most: their own decisions in order, then everybody else's. */
export function nextOf(
  decisions: readonly Judgeable[],
  isTaken: (index: number) => boolean,
  preferred: number,
): Judgeable | undefined {
  const left = decisions.filter(({ index }) => !isTaken(index));
  return left.find(({ seat }) => seat === preferred) ?? left[0];
}
