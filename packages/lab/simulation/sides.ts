/** Bots by the side they are dealt to: what one level is worth against another is then seen side by side. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { type Bot, itemAt, type Seat, type Seated } from '@airlock/kernel';
import { levelNamed } from '../arguments.ts';
import type { Plan } from './plan.ts';

/** At every decision the level of the side that the seat is on just then. The bots themselves know no more by it. */
export function bySides(
  entry: CatalogueEntry,
  state: unknown,
  table: Pick<Plan, 'seats' | 'options'>,
  levels: readonly string[],
): Bot[] {
  const { sides } = entry.game;
  if (!sides) throw new Error(`${entry.game.id} has no sides.`);
  const bots = levels.map((id) => levelNamed(entry, id, table).bot);
  const now = (seat: Seat): Bot => itemAt(bots, sides.of(state, seat));
  return Array.from({ length: table.seats }, (_, seat) => ({
    level: levels.join(' against '),
    choose: (seated: Seated, random, effort) => now(seat).choose(seated, random, effort),
    speak: (seated, random, turn) => now(seat).speak?.(seated, random, turn) ?? null,
  }));
}
