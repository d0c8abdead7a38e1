/** What the reader keeps to themselves on this screen: whom they trust or suspect at each table, and standing orders. */
import type { Seat } from '@airlock/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import { fieldsOf, kept } from '../../kit/kept.ts';

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
  /** How many loyalties of their own they have looked at: the first, and one for every death. */
  readonly looked: number;
}

const EMPTY: Kept = { marks: {}, orders: NO_ORDERS, looked: 0 };

export interface Notes {
  readonly marks: ReadonlySignal<Marks>;
  readonly orders: ReadonlySignal<Orders>;
  readonly looked: ReadonlySignal<number>;
  note(change: Partial<Kept>): void;
}

/** Notes belong to one table; those of another one are forgotten. */
export function notesFor(table: string): Notes {
  const notes = kept(
    'airlock.outsider.notes',
    { ...EMPTY, table },
    (stored) => {
      const { marks, orders, looked = 0, table: of } = fieldsOf(stored) as Partial<Kept & { table: string }>;
      return of === table && marks && orders ? { table, marks, orders, looked } : null;
    },
    () => sessionStorage,
  );
  return {
    marks: computed(() => notes.value.marks),
    orders: computed(() => notes.value.orders),
    looked: computed(() => notes.value.looked),
    note(change) {
      notes.value = { ...notes.peek(), ...change };
    },
  };
}

export const withMark = (marks: Marks, seat: Seat, mark: Mark | null): Marks => {
  const { [seat]: _, ...others } = marks;
  return mark === null ? others : { ...others, [seat]: mark };
};
