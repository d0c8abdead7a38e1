/**
 * Some games tell several things as one event, where the number of events would say too much to others. Who may
 * know them sees and reads them one by one.
 */
import type { Game, SeenEvent } from '@airlock/kernel';
import type { GamePage, Moment } from '../games/contract.ts';

type Unfolds = Pick<GamePage, 'unfold'>;

export interface Step<View> {
  readonly event: SeenEvent;
  readonly after: View;
}

const partsOf = (page: Unfolds, event: SeenEvent): readonly SeenEvent[] => page.unfold?.(event) ?? [event];

export function unfoldMoments(page: Unfolds, moments: readonly Moment[]): readonly Moment[] {
  if (!page.unfold) return moments;
  return moments.map((moment) => ({
    ...moment,
    events: moment.events.flatMap((event) => partsOf(page, event)),
  }));
}

/** Steps with the views between the parts; each view is that of its step, so that nothing is lost on the way. */
export function unfoldSteps<View>(
  page: Unfolds,
  game: Pick<Game<unknown, View, SeenEvent>, 'follow'>,
  before: View,
  steps: readonly Step<View>[],
): readonly Step<View>[] {
  if (!page.unfold) return steps;
  let view = before;
  return steps.flatMap(({ event, after }) => {
    const parts = partsOf(page, event);
    const unfolded = parts.map((part, index): Step<View> => {
      if (index === parts.length - 1) return { event: part, after };
      view = structuredClone(view);
      game.follow(view, part);
      return { event: part, after: view };
    });
    view = after;
    return unfolded;
  });
}
