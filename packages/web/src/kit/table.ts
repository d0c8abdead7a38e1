/** What every table's model begins with: the seat one plays from, what is drawn, and what is picked for a question. */
import type { Action, Seat } from '@airlock/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { isCompact } from '../frame/layout.ts';
import type { Desk } from '../games/contract.ts';

interface Table<Position> {
  /** The seat one plays from; `null` for those who watch. */
  readonly seat: ReadonlySignal<Seat | null>;
  /** What is true already, with what may be done about it. */
  readonly position: ReadonlySignal<Position>;
  /** What to draw, with what can be pressed in it; nothing can while events are being shown. */
  readonly drawn: ReadonlySignal<Position>;
  readonly compact: ReadonlySignal<boolean>;
}

type TableDesk<View> = Pick<Desk<never, View>, 'mode' | 'mySeat' | 'actions' | 'layout' | 'playing'> & {
  readonly view: ReadonlySignal<View>;
  readonly shown: ReadonlySignal<View>;
};

export function openPositions<View, Position>(
  desk: TableDesk<View>,
  positionOf: (view: View, seat: Seat | null, actions: readonly Action[]) => Position,
  /** In review the seat that one looks through may be drawn as one's own. */
  inReview: 'watches' | 'looks through it' = 'watches',
): Table<Position> {
  const sits = desk.mode === 'play' || (desk.mode === 'review' && inReview === 'looks through it');
  const seat = computed(() => (sits ? desk.mySeat.value : null));
  const position = computed(() => positionOf(desk.view.value, seat.value, desk.actions.value));
  return {
    seat,
    position,
    drawn: computed(() =>
      desk.playing.value === null ? position.value : positionOf(desk.shown.value, seat.value, []),
    ),
    compact: computed(() => isCompact(desk.layout.value)),
  };
}

interface Picked<Selection> {
  readonly selection: ReadonlySignal<Selection>;
  pick(next: Selection): void;
}

/** What was picked for one question is forgotten with the next: `place` names the question that stands. */
export function keptFor<Selection>(
  place: ReadonlySignal<string | number>,
  start: () => Selection,
): Picked<Selection> {
  const picked = signal<{ readonly at: string | number; readonly selection: Selection } | null>(null);
  return {
    selection: computed(() => (picked.value?.at === place.value ? picked.value.selection : start())),
    pick(next) {
      picked.value = { at: place.peek(), selection: next };
    },
  };
}
