/** What the reader keeps to themselves on this screen: whom they trust or suspect at each table, and standing orders. */
import type { Seat } from '@airlock/kernel';
import { effect, type Signal, signal } from '@preact/signals';

export type Mark = 'trust' | 'suspect';
export type Marks = Readonly<Record<Seat, Mark>>;

/** What is done in reaction windows without asking. Set before anybody knows what the reader will hold. */
export interface Orders {
  /** Let every Entropy step pass. */
  readonly passEntropy: boolean;
  /** Let every Crisis pass. */
  readonly passCrises: boolean;
  /** Crises against which a Gravity Shield is played at once. */
  readonly shieldFrom: readonly number[];
}

export const NO_ORDERS: Orders = { passEntropy: false, passCrises: false, shieldFrom: [] };

interface Kept {
  readonly marks: Marks;
  readonly orders: Orders;
}

const PLACE = 'airlock.outsider.notes';
const EMPTY: Kept = { marks: {}, orders: NO_ORDERS };

/** Notes belong to one table; those of another one are forgotten. */
function read(table: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}') as Partial<Kept & { table: string }>;
    return kept.table === table && kept.marks && kept.orders
      ? { marks: kept.marks, orders: kept.orders }
      : EMPTY;
  } catch {
    // Storage is switched off or holds something else: start over.
    return EMPTY;
  }
}

export interface Notes {
  readonly marks: Signal<Marks>;
  readonly orders: Signal<Orders>;
}

export function notesFor(table: string): Notes {
  const kept = read(table);
  const notes = { marks: signal(kept.marks), orders: signal(kept.orders) };
  effect(() => {
    const text = JSON.stringify({ table, marks: notes.marks.value, orders: notes.orders.value });
    try {
      sessionStorage.setItem(PLACE, text);
    } catch {
      // Nothing to remember it in.
    }
  });
  return notes;
}

export const withMark = (marks: Marks, seat: Seat, mark: Mark | null): Marks => {
  const { [seat]: _, ...others } = marks;
  return mark === null ? others : { ...others, [seat]: mark };
};
