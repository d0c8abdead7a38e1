/** What the reader's own screen shows before the table has answered. */
import type { Action } from '@airlock/kernel';
import { isKind, type Kind, type Moment, predict, stamp, type View } from '@airlock/omega-virus';

/** The earliest moment that the rules take for a seat: the table sets the true one when the command arrives. */
export const momentFor = ({ seats, viewer, liveMs }: View): Moment =>
  Math.max(seats[viewer]?.at ?? 0, liveMs);

/** What changes nothing but the reader's own bench. Everything else depends on others or turns up new cards. */
const PREDICTABLE: readonly Kind[] = ['place', 'pickUp', 'mark', 'unmark', 'autoFlip'];

/** Dated anew each time, since an answer may have moved the seat's clock on meanwhile. */
export function predictedView(view: View, action: Action): View | null {
  if (!PREDICTABLE.some((kind) => isKind(action, kind))) return view;
  const prediction = predict(view, stamp(action, momentFor(view)));
  return prediction.ok ? prediction.view : null;
}
