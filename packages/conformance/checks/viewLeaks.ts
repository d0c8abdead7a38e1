/** The leak test of what is shown: a viewer's view is the same in every world that the viewer may imagine. */
import { seatsIn, type Viewer } from '@airlock/kernel';
import { viewersOf } from '../choices.ts';
import { difference, overTheWire } from '../difference.ts';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { namesFor } from '../matches.ts';
import type { Check, Snapshot } from '../watching.ts';
import { countOf, missingFrom } from './census.ts';

const WORLDS = 2;

export const viewLeaks: Check = {
  id: 'leaks in views',
  sentence: 'leak test: no view, prompt or waiting list tells the real match from an imagined one',
  watch: () => ({
    opened: (position) => inspect(position, false),
    rested: (position) => inspect(position, true),
  }),
};

/** Before the game has begun nobody can be awaited. */
function inspect(position: Snapshot, begun: boolean): void {
  const { game, plan, setting, random } = position.play;
  const count = countOf(plan, position.state);
  for (const viewer of viewersOf(setting)) {
    const view = game.view(position.state, viewer);
    const arrived = overTheWire(view);
    const lost = difference(view, arrived);
    if (lost) throw new Fault('A view does not arrive as it was sent.', { viewer, difference: lost });
    const prompt = promptOf(position, viewer, view);
    const sent = promptOf(position, viewer, arrived);
    expectSame('The prompt knows more than the view that is sent.', prompt, sent, { viewer });
    for (let worlds = 0; worlds < WORLDS; worlds++) {
      const world = game.imagine(view, random);
      const imagined = game.view(world, viewer);
      expectSame(LEAKING_VIEW, view, imagined, { viewer });
      expectSame(LEAKING_PROMPT, prompt, promptOf(position, viewer, imagined), { viewer });
      if (worlds === 0) expectSameCards(count, countOf(plan, world), viewer);
      if (begun) compareTurns(position, viewer, world);
    }
  }
}

const LEAKING_VIEW = 'A view differs in an imagined match: it leaks, or it is imagined wrongly.';
const LEAKING_PROMPT = 'The prompt differs in an imagined match: it leaks.';

function promptOf({ play: { game, setting } }: Snapshot, viewer: Viewer, view: unknown): string {
  return game.words.prompt(view, { names: namesFor(setting.seats), reader: viewer });
}

function expectSameCards(real: string, imagined: string, viewer: Viewer): void {
  if (real === imagined) return;
  const [lost, found] = [missingFrom(real, imagined), missingFrom(imagined, real)];
  throw new Fault(
    `An imagined match holds other cards: without ${lost || 'none'}, with ${found || 'none'} more.`,
    { viewer },
  );
}

function compareTurns({ play: { game }, state }: Snapshot, viewer: Viewer, world: unknown): void {
  const waiting = (of: unknown): number[] => seatsIn(game.waiting(of));
  expectSame('Another seat is awaited in an imagined match.', waiting(state), waiting(world), { viewer });
  const clock = (of: unknown) => game.hosting?.deadline(of) ?? null;
  expectSame('The clock runs differently in an imagined match: it leaks.', clock(state), clock(world), {
    viewer,
  });
  const outcome = (of: unknown) => game.outcome(of);
  expectSame('An imagined match has a different outcome.', outcome(state), outcome(world), { viewer });
}
