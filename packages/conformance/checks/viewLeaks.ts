/** The leak test of what is shown: a viewer's view is the same in every world that the viewer may imagine. */
import { seatsIn, type Viewer } from '@airlock/kernel';
import { viewersOf } from '../choices.ts';
import { lostInJson, overTheWire } from '../difference.ts';
import { expectSame } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { namesFor } from '../matches.ts';
import type { Check, Position } from '../watching.ts';
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
function inspect(position: Position, begun: boolean): void {
  const { game, setting, random } = position.play;
  for (const viewer of viewersOf(setting)) {
    const view = game.view(position.state, viewer);
    const lost = lostInJson(view);
    if (lost) throw new Fault('A view does not arrive as it was sent.', { viewer, difference: lost });
    for (let worlds = 0; worlds < WORLDS; worlds++) {
      const world = game.imagine(view, random);
      compareViews(position, viewer, world);
      if (begun) compareTurns(position, viewer, world);
    }
  }
}

function compareViews({ play, state }: Position, viewer: Viewer, world: unknown): void {
  const { game, plan, setting } = play;
  const view = game.view(state, viewer);
  const imagined = game.view(world, viewer);
  const about = { viewer };
  expectSame(
    'A view is another one in an imagined match: it leaks, or it is imagined wrongly.',
    view,
    imagined,
    about,
  );
  const naming = { names: namesFor(setting.seats), reader: viewer };
  const prompt = (of: unknown): string => game.words.prompt(of, naming);
  expectSame(
    'The prompt is another one in an imagined match: it leaks.',
    prompt(view),
    prompt(imagined),
    about,
  );
  expectSame(
    'The prompt knows more than the view that is sent.',
    prompt(view),
    prompt(overTheWire(view)),
    about,
  );
  const [real, fancied] = [countOf(plan, state), countOf(plan, world)];
  if (real === fancied) return;
  const [lost, found] = [missingFrom(real, fancied), missingFrom(fancied, real)];
  throw new Fault(
    `An imagined match holds other cards: without ${lost || 'none'}, with ${found || 'none'} more.`,
    about,
  );
}

function compareTurns({ play: { game }, state }: Position, viewer: Viewer, world: unknown): void {
  const waiting = (of: unknown): number[] => seatsIn(game.waiting(of));
  expectSame('Another seat is awaited in an imagined match.', waiting(state), waiting(world), { viewer });
  const outcome = (of: unknown) => game.outcome(of);
  expectSame('An imagined match has another outcome.', outcome(state), outcome(world), { viewer });
}
