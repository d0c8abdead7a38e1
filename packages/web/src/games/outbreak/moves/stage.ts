/** Where the match stands for the reader: who has chosen, who is asked, and what a choice means. */
import { type Action, type Naming, type Seat, who } from '@airlock/kernel';
import {
  C1,
  C2,
  type Card,
  FULL_HAND,
  NO_TASK,
  NOTHING_YET,
  S1,
  S2,
  type Task,
  type View,
  type VoteView,
} from '@airlock/outbreak';

export interface Position {
  readonly view: View;
  /** The reader's seat; `null` for those who watch. */
  readonly seat: Seat | null;
  /** What the reader may choose now; empty while events are being shown. */
  readonly legal: ReadonlySet<Action>;
}

export const positionOf = (view: View, seat: Seat | null, actions: readonly Action[]): Position => ({
  view,
  seat,
  legal: new Set(actions),
});

export const isOut = (view: View, seat: Seat): boolean => (view.out >> seat) % 2 === 1;

export const seatsOf = (view: View): Seat[] => view.roles.map((_, seat) => seat);

/** The seats that choose in this stage. */
export function choosers(view: View): Seat[] {
  if (view.phase === 'pick') return [view.leader];
  if (view.phase === 'over' || view.phase === 'deal') return [];
  return seatsOf(view).filter((seat) => !isOut(view, seat) || mayAddCard(view, seat));
}

/** A voted-out seat that still has its card of the Day, as far as everybody can tell. */
function mayAddCard(view: View, seat: Seat): boolean {
  if (view.phase !== 'actions') return false;
  if (view.hands[seat] === FULL_HAND || hasChosen(view, seat)) return true;
  const today = view.records.slice(3 * (view.day - 1));
  return today.every(({ outsiders }) => (outsiders >> seat) % 2 === 0);
}

export const hasChosen = (view: View, seat: Seat): boolean => view.chosen[seat] !== NOTHING_YET;

export const chosenCount = (view: View): number =>
  choosers(view).filter((seat) => hasChosen(view, seat)).length;

/** Who leads after the Leader is voted out (OBK-808). */
export function nextLeader(view: View): Seat {
  let seat = view.leader;
  do seat = (seat + 1) % view.seats;
  while (isOut(view, seat) && seat !== view.leader);
  return seat;
}

/** The Task a card would act on in this Shift. */
export function taskFor(view: View, card: Card): Task {
  if (card === C1 || card === S1) return view.pair[0];
  return card === C2 || card === S2 ? view.pair[1] : NO_TASK;
}

/** A name for the question that stands: what was picked for one is forgotten with the next. */
export const questionOf = (view: View): string =>
  `${view.phase} ${view.day} ${view.shift} ${view.repairs} ${view.records.length}`;

/** How a vote went: "3 for Ada, 1 to skip". The last total is that of no seat. */
export const ballotWords = ({ totals }: Pick<VoteView, 'totals'>, naming: Naming): string =>
  totals
    .flatMap((ballots, seat) =>
      ballots > 0
        ? [`${ballots} ${seat === totals.length - 1 ? 'to skip' : `for ${who(seat, naming)}`}`]
        : [],
    )
    .join(', ');
