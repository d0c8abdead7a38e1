/** What a reader of the table knows and may do: the view, the ship in it, and the one action list. */
import {
  decisionOf,
  hypatia,
  type NodeName,
  type ShipView,
  type State,
  shipSeen,
  type View,
} from '@airlock/hypatia';
import { type Action, fastRandom, type Refusal, type Seat } from '@airlock/kernel';
import { type Built, builtFrom } from './things.ts';

export interface Position {
  readonly view: View;
  /** The ship that is drawn; `null` for those who may look aboard none. */
  readonly ship: ShipView | null;
  readonly seat: Seat | null;
  /** What is asked; `null` before the start and after the end. */
  readonly decision: NodeName | null;
  readonly legal: ReadonlySet<Action>;
  readonly built: readonly Built[];
  refusalOf(action: Action): Refusal | null;
}

/** The ship that was chosen, the reader's own, the shared one, or after a race the first that may be seen. */
export const shipDrawn = (view: View, chosen: Seat | null = null): ShipView | null =>
  (chosen === null ? null : view.ships[chosen]) ??
  shipSeen(view) ??
  view.ships.find((ship) => ship !== null) ??
  null;

/** `chosen`: whose ship is drawn in a race, where that is not the reader's own. */
export function positionOf(
  view: View,
  seat: Seat | null,
  actions: readonly Action[],
  chosen: Seat | null = null,
): Position {
  const ship = shipDrawn(view, chosen);
  let imagined: State | undefined;
  const legal = new Set(actions);
  return {
    view,
    ship,
    seat,
    decision: ship && !ship.result ? decisionOf(ship) : null,
    legal,
    built: ship ? actions.map((action) => builtFrom(action, ship)) : [],
    refusalOf(action) {
      if (seat === null || legal.has(action)) return null;
      imagined ??= hypatia.imagine(view, fastRandom('the page'));
      return hypatia.refusal(imagined, seat, action);
    },
  };
}

export const isMyMove = ({ legal }: Position): boolean => legal.size > 0;
