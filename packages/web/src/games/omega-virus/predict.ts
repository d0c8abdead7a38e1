/** What the reader's own screen shows before the table has answered. */
import type { Action } from '@airlock/kernel';
import {
  CONTINUE,
  isKind,
  type Kind,
  type Moment,
  predict,
  READY,
  stamp,
  UNREADY,
  type View,
} from '@airlock/omega-virus';

/** The earliest moment that the rules take for a seat: the table sets the true one when the command arrives. */
export const momentFor = ({ seats, viewer, liveMs }: View): Moment =>
  Math.max(seats[viewer]?.at ?? 0, liveMs);

/** What changes nothing but the reader's own bench. Everything else depends on others or turns up new cards. */
const PREDICTABLE: readonly Kind[] = ['place', 'pickUp', 'mark', 'unmark', 'autoFlip'];

/** Being ready is seen at once; what follows when everybody is, only the table knows. */
const READINESS = new Map<Action, boolean>([
  [READY, true],
  [UNREADY, false],
  [CONTINUE, true],
]);

const withReadiness = (view: View, isReady: boolean): View => ({
  ...view,
  seats: view.seats.map((seat, index) => (index === view.viewer ? { ...seat, isReady } : seat)),
});

/** Dated afresh each time, since an answer may have moved the seat's clock on in the meantime. */
export function predictedView(view: View, action: Action): View | null {
  const readiness = READINESS.get(action);
  if (readiness !== undefined) return withReadiness(view, readiness);
  if (!PREDICTABLE.some((kind) => isKind(action, kind))) return view;
  const prediction = predict(view, stamp(action, momentFor(view)));
  return prediction.ok ? prediction.view : null;
}
