/** The same move made elsewhere: in a world that somebody could not tell from the real one, or chosen otherwise. */
import {
  type Action,
  type AnyGame,
  applyInSteps,
  eventFor,
  heardEntry,
  type RandomState,
  restoreRandom,
  type SeenEvent,
  type Stepped,
  type ToldEvent,
  type Viewer,
} from '@airlock/kernel';
import { allActions } from './choices.ts';
import { bytesOf } from './difference.ts';
import type { Act, Move, Playthrough } from './watching.ts';
import type { SwappedWorlds } from './worlds.ts';

/** A world and what is done in it; the opening is nobody's act. */
export interface Other {
  readonly world: unknown;
  /** Then it may be imagined wrongly and look different. */
  readonly isImagined: boolean;
  readonly action: Action | null;
}

/** In turn: two cards swapped, all imagined anew, the real world with another choice. Never the real one itself. */
export function otherWorld(
  number: number,
  { play, before, act }: Move,
  swapped: SwappedWorlds,
): Other | null {
  const { game, random } = play;
  const turn = number % 3;
  const world =
    turn === 0 ? swapped.next(random) : turn === 1 ? game.imagine(swapped.view, random) : game.clone(before);
  if (world === null) return null;
  const isReal = turn === 2 || (turn === 1 && bytesOf(world) === bytesOf(before));
  const isImagined = turn === 1 && !isReal;
  if (!act) return isReal ? null : { world, isImagined, action: null };
  if (!isReal && game.refusal(world, act.seat, act.action) === null)
    return { world, isImagined, action: act.action };
  const action = anotherAction(play, world, act);
  return action === null ? null : { world, isImagined, action };
}

/** Another action of the same kind, which the seat may have chosen instead in secret. */
function anotherAction(
  { game, plan, random }: Playthrough,
  world: unknown,
  { seat, action }: Act,
): Action | null {
  const kind = game.codec.kind(action);
  if (Object.hasOwn(plan.openly ?? {}, kind)) return null;
  const others = allActions(game, world, seat).filter(
    (other) => other !== action && game.codec.kind(other) === kind,
  );
  return others[random.int(others.length)] ?? null;
}

/** What a move told, and how it changed the views of some. */
export type Performed = Pick<Stepped<SeenEvent>, 'events' | 'steps'>;

/** Makes the move there, with the real chance or another one. */
export function perform(
  game: AnyGame,
  move: Move,
  { world, action }: Other,
  viewers: readonly Viewer[],
): Performed {
  const { random } = move.play;
  const chance = random.int(2) === 0 ? move.chanceBefore : random.save();
  return performed(
    game,
    world,
    move.act && action !== null ? { ...move.act, action } : null,
    chance,
    viewers,
  );
}

/** The real move once more, for those who look on. */
export function performAgain(
  { play: { game }, before, act, chanceBefore }: Move,
  viewers: readonly Viewer[],
): Performed & { state: unknown } {
  const state = game.clone(before);
  return { ...performed(game, state, act, chanceBefore, viewers), state };
}

/** The opening is nobody's act, and nobody has a view yet that it could change. */
function performed(
  game: AnyGame,
  state: unknown,
  act: Pick<Act, 'seat' | 'action' | 'at'> | null,
  chance: RandomState,
  viewers: readonly Viewer[],
): Performed {
  const random = restoreRandom('fast', '', chance);
  if (act) return applyInSteps(game, state, act, random, viewers);
  const events: ToldEvent[] = [];
  game.begin(state, { random, now: 0, tell: (event) => events.push(event) });
  return { events, steps: new Map() };
}

/** What a viewer hears of it: events with what they changed, and at last what changed besides. */
export function heardBy(performed: Performed, viewer: Viewer): Heard[] {
  if (!performed.steps.has(viewer)) return performed.events.map((event) => eventFor(event, viewer));
  const { events, changes } = heardEntry(performed, viewer);
  return changes ? [...events, { type: 'nothing', rule: '', open: {}, changes }] : [...events];
}

export type Heard = SeenEvent & { readonly changes?: unknown };
