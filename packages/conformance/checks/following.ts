/** Events alone keep a view up to date. */
import { eventFor, type Viewer } from '@airlock/kernel';
import { viewersOf } from '../choices.ts';
import { difference, overTheWire } from '../difference.ts';
import { Fault } from '../finding.ts';
import type { Check } from '../watching.ts';

export const following: Check = {
  id: 'following',
  sentence: 'whoever follows the events has the view that a newcomer is given',
  watch() {
    /** Views as they arrived at the other end, kept up to date by what is heard there. */
    let views = new Map<Viewer, unknown>();
    return {
      opened({ play: { game, setting }, state }) {
        views = new Map(viewersOf(setting).map((viewer) => [viewer, overTheWire(game.view(state, viewer))]));
      },
      moved({ play: { game }, state, events }) {
        for (const [viewer, view] of views) {
          for (const event of events) game.follow(view, overTheWire(eventFor(event, viewer)));
          const different = difference(overTheWire(game.view(state, viewer)), overTheWire(view));
          if (!different) continue;
          const types = events.map(({ type }) => type).join(', ') || 'nothing';
          throw new Fault(`The view and what was followed (${types}) differ.`, {
            viewer,
            difference: different,
          });
        }
      },
    };
  },
};
