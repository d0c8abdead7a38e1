/** The par of a day: what the Commander makes of its ship. It is worked out in the page, and kept, because it takes a while. */
import { fieldsOf, kept } from '../../../kit/kept.ts';
import type { Par } from '../adviser/par.ts';

const isPar = (stored: unknown): stored is Par => {
  const { won, score } = fieldsOf(stored);
  return typeof won === 'boolean' && typeof score === 'number';
};

/** Older days are worked out again when they are asked for. */
const MOST_KEPT = 7;

const known = kept<Readonly<Record<string, Par>>>('airlock.hypatia.par', {}, (stored) =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).filter((entry): entry is [string, Par] => isPar(entry[1])),
  ),
);

/** `null` when `workOut` was given up. */
export async function keptParOf(day: string, workOut: () => Promise<Par | null>): Promise<Par | null> {
  const before = known.peek()[day];
  if (before) return before;
  const par = await workOut();
  if (par) {
    const kept = Object.entries(known.peek()).slice(1 - MOST_KEPT);
    known.value = { ...Object.fromEntries(kept), [day]: par };
  }
  return par;
}
