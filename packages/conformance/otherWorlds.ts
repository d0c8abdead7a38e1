/** The same move made elsewhere: in a world that somebody could not tell from the real one, or chosen otherwise. */
import { type Action, type AnyGame, restoreRandom, type ToldEvent } from '@airlock/kernel';
import { allActions } from './choices.ts';
import { bytesOf } from './difference.ts';
import type { Act, Move, Play } from './watching.ts';
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
function anotherAction({ game, plan, random }: Play, world: unknown, { seat, action }: Act): Action | null {
  const kind = game.codec.kind(action);
  if (Object.hasOwn(plan.openly ?? {}, kind)) return null;
  const others = allActions(game, world, seat).filter(
    (other) => other !== action && game.codec.kind(other) === kind,
  );
  return others[random.int(others.length)] ?? null;
}

/** Makes the move there, with the real chance or another one, and gives what it tells. */
export function perform(
  game: AnyGame,
  { act, chanceBefore, play: { random } }: Move,
  { world, action }: Other,
): ToldEvent[] {
  const events: ToldEvent[] = [];
  const tell = (event: ToldEvent) => events.push(event);
  const chance = random.int(2) === 0 ? chanceBefore : random.save();
  const table = { random: restoreRandom('fast', '', chance), now: act?.at ?? 0, tell };
  if (act && action !== null) game.apply(world, act.seat, action, table);
  else game.begin(world, table);
  return events;
}
