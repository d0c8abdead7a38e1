/** `imagine` knows nothing but the view it is given, and leaves open what the viewer may not know. */
import { restoreRandom, seatsIn, silentContext, type Viewer } from '@airlock/kernel';
import { awaitedActions, someGuessers } from '../choices.ts';
import { bytesOf, lostInJson } from '../difference.ts';
import { expectSame, expectStill } from '../expecting.ts';
import { Fault } from '../finding.ts';
import { withoutChanceOrTime } from '../forbidding.ts';
import { Openness } from '../openness.ts';
import { boundOf } from '../plan.ts';
import type { Check, Playthrough, Snapshot } from '../watching.ts';
import { countOf } from './census.ts';

/** One position in this many is played to the end in an imagined world. */
const POSITIONS_PER_PLAYOUT = 8;

export const imagination: Check = {
  id: 'imagination',
  sentence: 'imagine is a function of view and seed, gives playable matches and leaves every secret open',
  oneIn: 2,
  watch(_, plan) {
    const openness = new Openness(plan);
    return {
      rested(position) {
        const { setting, random } = position.play;
        for (const viewer of someGuessers(setting, random)) {
          withoutChanceOrTime(() => inspect(position, viewer));
          openness.note(position, viewer);
        }
      },
      sumUp: () => openness.sentences(),
    };
  },
};

function inspect({ play, state }: Snapshot, viewer: Viewer): void {
  const { game, random } = play;
  const view = game.view(state, viewer);
  const text = bytesOf(view);
  const seed = random.save();
  random.int(2 ** 20);
  const imagine = (from: unknown): unknown => game.imagine(from, restoreRandom('fast', '', seed));
  const world = imagine(view);
  const lost = lostInJson(world);
  if (lost) throw new Fault('An imagined match does not survive JSON.', { viewer, difference: lost });
  const sent: unknown = JSON.parse(text);
  const lookAlike = game.view(game.imagine(view, random), viewer);
  const about = { viewer };
  expectSame('The same view and seed are imagined differently the second time.', world, imagine(view), about);
  expectSame(
    'A view that was sent is imagined differently: it hides something.',
    world,
    imagine(sent),
    about,
  );
  expectSame('Two matches that look alike are imagined differently.', world, imagine(lookAlike), about);
  if (random.int(POSITIONS_PER_PLAYOUT) === 0) playOut(play, world, viewer);
  expectStill('Imagining, or playing on what was imagined, changed the view.', text, view, about);
}

/** An imagined match must go on like a real one: it ends, and with the same cards. */
function playOut(play: Playthrough, world: unknown, viewer: Viewer): void {
  const { game, plan, setting, random } = play;
  const count = countOf(plan, world);
  const bound = boundOf(plan, setting);
  for (let actions = 0; !game.outcome(world); actions++) {
    const [seat] = seatsIn(game.waiting(world));
    const listed = seat === undefined ? [] : awaitedActions(game, world, seat);
    const action = listed[random.int(listed.length)];
    if (seat === undefined || action === undefined)
      throw new Fault('An imagined match gets stuck.', { viewer });
    if (actions > bound) throw new Fault(`An imagined match is not over after ${bound} actions.`, { viewer });
    game.apply(world, seat, action, silentContext(random));
  }
  if (countOf(plan, world) !== count)
    throw new Fault('An imagined match loses or creates cards.', { viewer });
}
