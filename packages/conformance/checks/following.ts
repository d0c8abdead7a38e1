/** What is told keeps a view up to date, step by step and whoever else looks on. */
import { followEntry, heardEntry, type Viewer } from '@airlock/kernel';
import { viewersOf } from '../choices.ts';
import { bytesOf, difference, overTheWire } from '../difference.ts';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { performAgain } from '../otherWorlds.ts';
import type { Check, Move } from '../watching.ts';

export const following: Check = {
  id: 'following',
  sentence: 'whoever follows the steps has the view that a newcomer is given',
  watch() {
    /** Views as they arrived at the other end, kept up to date by what is heard there. */
    let views = new Map<Viewer, unknown>();
    return {
      moved(move) {
        const { play, state, act } = move;
        const { game, setting } = play;
        const viewers = viewersOf(setting);
        if (act) views = followed(views, move, viewers);
        else views = new Map(viewers.map((viewer) => [viewer, overTheWire(game.view(state, viewer))]));
      },
    };
  },
};

function followed(
  views: ReadonlyMap<Viewer, unknown>,
  move: Move,
  viewers: readonly Viewer[],
): Map<Viewer, unknown> {
  const { play, state } = move;
  const { game, random } = play;
  const performed = performAgain(move, viewers);
  expectSame('When somebody looks on, the rules play differently.', state, performed.state);
  expectAlone(move, viewers[random.int(viewers.length)] ?? 0, performed);
  const types = performed.events.map(({ type }) => type).join(', ') || 'nothing';
  return new Map(
    viewers.map((viewer) => {
      const heard = overTheWire(heardEntry(performed, viewer));
      const view = followEntry(views.get(viewer), heard);
      const different = difference(overTheWire(game.view(state, viewer)), view);
      if (different) {
        throw new Fault(`The view and what was followed (${types}) differ.`, {
          viewer,
          difference: different,
        });
      }
      return [viewer, view];
    }),
  );
}

/** Nobody is told anything else because others look on too. */
function expectAlone(move: Move, viewer: Viewer, performed: ReturnType<typeof performAgain>): void {
  const alone = heardEntry(performAgain(move, [viewer]), viewer);
  const among = heardEntry(performed, viewer);
  if (bytesOf(alone) === bytesOf(among)) return;
  expectSame('Steps depend on who else looks on.', alone, among, { viewer });
}
