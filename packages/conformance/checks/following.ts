/** What is told keeps a view up to date, step by step and whoever else looks on. */
import {
  type AnyGame,
  followEntry,
  heardEntry,
  Onlookers,
  type SeenEvent,
  type Viewer,
} from '@airlock/kernel';
import { viewersOf } from '../choices.ts';
import { bytesOf, difference, overTheWire } from '../difference.ts';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { type Performed, performAgain, performOn } from '../otherWorlds.ts';
import type { Check, Move } from '../watching.ts';

export const following: Check = {
  id: 'following',
  sentence: 'whoever follows the steps has the view that a newcomer is given',
  watch() {
    let audience: Audience | null = null;
    return {
      moved(move) {
        const { play, state, act } = move;
        const { game, setting } = play;
        const viewers = viewersOf(setting);
        if (act && audience) audience.follow(move);
        else audience = new Audience(game, state, viewers);
      },
    };
  },
};

/** Those who look on from the first action to the last, at a match that is played beside the real one. */
class Audience {
  private readonly game: AnyGame;
  private readonly viewers: readonly Viewer[];
  private readonly onlookers: Onlookers<unknown, unknown, SeenEvent>;
  /** Views as they arrived at the other end, kept up to date by what is heard there. */
  private readonly views = new Map<Viewer, unknown>();

  constructor(game: AnyGame, state: unknown, viewers: readonly Viewer[]) {
    this.game = game;
    this.viewers = viewers;
    this.onlookers = new Onlookers(game, game.clone(state), viewers);
    for (const viewer of viewers) this.views.set(viewer, overTheWire(game.view(state, viewer)));
  }

  follow(move: Move): void {
    const { play, state } = move;
    const { viewers, views, game } = this;
    const performed = performOn(this.onlookers, move);
    expectSame('When somebody looks on, the rules play differently.', state, this.onlookers.state);
    expectAlone(move, viewers[play.random.int(viewers.length)] ?? 0, performed);
    const types = performed.events.map(({ type }) => type).join(', ') || 'nothing';
    for (const viewer of viewers) {
      const heard = overTheWire(heardEntry(performed, viewer));
      const view = followEntry(views.get(viewer), heard);
      const different = difference(overTheWire(game.view(state, viewer)), view);
      if (different) {
        throw new Fault(`The view and what was followed (${types}) differ.`, {
          viewer,
          difference: different,
        });
      }
      views.set(viewer, view);
    }
  }
}

/** Nobody is told anything else because others look on too, or because they have looked on before. */
function expectAlone(move: Move, viewer: Viewer, performed: Performed): void {
  const alone = heardEntry(performAgain(move, [viewer]), viewer);
  const among = heardEntry(performed, viewer);
  if (bytesOf(alone) === bytesOf(among)) return;
  expectSame('Steps depend on who else looks on.', alone, among, { viewer });
}
