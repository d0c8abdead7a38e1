/** Which faults strike when: the same for the same seed, and every kind at every game as often as any other. */
import { fastRandom, takeAt } from '@airlock/kernel';

/** The process ends without warning; its disk is full for a while; it is frozen; its connections are cut. */
export const KINDS = ['kill', 'disk', 'freeze', 'cut'] as const;

/**
 * Where several share a database: one ends without warning; one is frozen until others have taken over; Redis or the database are
 * away; both are slow; all end at once; one after the other is started anew; clients' connections are cut.
 */
export const KINDS_TOGETHER = [
  'kill',
  'freeze',
  'mail',
  'database',
  'slow',
  'all',
  'rolling',
  'cut',
] as const;

export type Kind = (typeof KINDS)[number] | (typeof KINDS_TOGETHER)[number];

export interface Fault {
  readonly number: number;
  readonly kind: Kind;
  /** While somebody who plays this waits for an answer. */
  readonly game: string;
  /** This many actions of the game are sent before it strikes, */
  readonly acts: number;
  /** and this much later. */
  readonly delayMs: number;
  /** How long it lasts, where it does not end by itself. */
  readonly lengthMs: number;
  /** Which way of its kind. */
  readonly variant: number;
  /** How many bytes are left, on a disk or until a connection is cut. */
  readonly bytes: number;
}

/** Ways of every kind; the program knows what they are. */
const VARIANTS = 3;

export function planFaults(
  seed: string,
  count: number,
  games: readonly string[],
  kinds: readonly Kind[] = KINDS,
): Fault[] {
  const random = fastRandom(`faults ${seed}`);
  const pairs = kinds.flatMap((kind) => games.map((game) => ({ kind, game })));
  const faults: Fault[] = [];
  while (faults.length < count) {
    for (const { kind, game } of shuffled(pairs, (most) => random.int(most))) {
      if (faults.length === count) break;
      faults.push({
        number: faults.length + 1,
        kind,
        game,
        acts: 1 + random.int(4),
        delayMs: random.int(6),
        lengthMs: 50 + random.int(250),
        variant: random.int(VARIANTS),
        bytes: random.int(2) === 0 ? 0 : random.int(6_000),
      });
    }
  }
  return faults;
}

function shuffled<T>(items: readonly T[], below: (most: number) => number): T[] {
  const rest = [...items];
  return items.map(() => takeAt(rest, below(rest.length)));
}
