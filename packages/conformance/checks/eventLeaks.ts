/**
 * The leak test of what is told. Where the same view comes before and after, a viewer must hear the same and see the table change
 * by the same steps, in every world that may be the real one and whatever was secretly chosen in it.
 */
import type { SeenEvent, Viewer } from '@airlock/kernel';
import { someGuessers } from '../choices.ts';
import { bytesOf, textDifference } from '../difference.ts';
import { Fault } from '../finding.ts';
import { heardBy, type Other, otherWorld, perform, performAgain } from '../otherWorlds.ts';
import type { Plan } from '../plan.ts';
import type { Act, Check, Move } from '../watching.ts';
import { SwappedWorlds } from '../worlds.ts';

/** Worlds tried for each move and viewer; enough of them that ended in the same view are enough. */
const MOST_WORLDS = 10;
const ENOUGH = 3;

export const eventLeaks: Check = {
  id: 'leaks in events',
  sentence:
    'leak test: no event, nor what it changes on the way, tells a viewer more than the views before and after',
  oneIn: 2,
  watch(_, plan) {
    const tally = new Tally(plan);
    return {
      moved(move) {
        const { setting, random } = move.play;
        for (const viewer of someGuessers(setting, random)) compareWorlds(move, viewer, tally);
      },
      sumUp: () => tally.neverJudged(),
    };
  },
};

function compareWorlds(move: Move, viewer: Viewer, tally: Tally): void {
  const { play, before, state } = move;
  const { game, plan, random } = play;
  const heard = heardBy(performAgain(move, [viewer]), viewer);
  tally.told(heard, viewer, move.act);
  if (heard.length === 0 && move.act?.seat === viewer) return;
  const swapped = new SwappedWorlds({ game, plan, state: before, viewer }, random);
  const seenAfter = bytesOf(game.view(state, viewer));
  const plain = plainly(heard, plan);
  const text = bytesOf(plain);
  let judged = 0;
  let tried = 0;
  for (let number = 0; number < MOST_WORLDS && tried < ENOUGH; number++) {
    const other = otherWorld(number, move, swapped);
    if (!other) continue;
    if (other.isImagined && bytesOf(game.view(other.world, viewer)) !== swapped.seen) continue;
    const told = perform(game, move, other, [viewer]);
    if (bytesOf(game.view(other.world, viewer)) !== seenAfter) continue;
    tried++;
    // What a seat chose itself is no secret to it, even where the view after forgets it, as when ballots have been counted.
    if (move.act?.seat === viewer && other.action !== move.act.action) continue;
    const theirs = plainly(heardBy(told, viewer), plan);
    const different = bytesOf(theirs) === text ? null : textDifference(plain, theirs);
    if (different) throw leak(move, viewer, other, heard, different);
    judged++;
  }
  if (judged > 0) tally.judged(heard, viewer, move.act);
}

/** Events whose content the plan exempts are compared by type, rule and order only. */
function plainly(events: readonly SeenEvent[], plan: Plan): unknown[] {
  return events.map((event) =>
    Object.hasOwn(plan.inconclusive ?? {}, event.type) ? { type: event.type, rule: event.rule } : event,
  );
}

function leak(
  { play: { game }, act }: Move,
  viewer: Viewer,
  { action }: Other,
  heard: readonly SeenEvent[],
  difference: NonNullable<ReturnType<typeof textDifference>>,
): Fault {
  const type = heard[Number(difference.path.split('.')[0])]?.type ?? heard[0]?.type ?? 'none';
  const instead =
    act && action !== null && action !== act.action ? `, where "${game.codec.write(action)}" was chosen` : '';
  return new Fault(
    `The event "${type}" differs in a match that looks the same before and after${instead}: it leaks.`,
    { viewer, difference },
  );
}

/** Which events could be judged. The open part is judged by those who neither act nor have a part of their own. */
class Tally {
  private readonly plan: Plan;
  private readonly counts = new Map<string, number>();

  constructor(plan: Plan) {
    this.plan = plan;
  }

  told(events: readonly SeenEvent[], viewer: Viewer, act: Act | null): void {
    for (const part of this.parts(events, viewer, act)) this.counts.set(part, this.counts.get(part) ?? 0);
  }

  judged(events: readonly SeenEvent[], viewer: Viewer, act: Act | null): void {
    for (const part of this.parts(events, viewer, act)) {
      this.counts.set(part, (this.counts.get(part) ?? 0) + 1);
    }
  }

  neverJudged(): string[] {
    return [...this.counts]
      .filter(([, judged]) => judged === 0)
      .map(
        ([part]) =>
          `No two worlds could be compared on ${part}: play more games, or say in the plan why not.`,
      );
  }

  private parts(events: readonly SeenEvent[], viewer: Viewer, act: Act | null): string[] {
    return events.flatMap(({ type, own }) => {
      if (Object.hasOwn(this.plan.inconclusive ?? {}, type)) return [];
      if (own !== undefined) return [`what is theirs alone in the event "${type}"`];
      return viewer === act?.seat ? [] : [`the open part of the event "${type}"`];
    });
  }
}
