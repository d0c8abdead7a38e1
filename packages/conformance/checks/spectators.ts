/**
 * Anybody can open a second window and watch, so a spectator of a running match may learn only what every seat may.
 * For each seat, everything that seat may not know is imagined anew: what the spectator sees and hears stays the same.
 */
import { type Seat, type SeenEvent, SPECTATOR } from '@airlock/kernel';
import { seatsOf } from '../choices.ts';
import { bytesOf, isObject, textDifference } from '../difference.ts';
import { expectSame } from '../expecting.ts';
import { Fault, seatName } from '../finding.ts';
import { type Heard, heardBy, otherWorld, type Performed, perform, performAgain } from '../otherWorlds.ts';
import type { Plan } from '../plan.ts';
import type { Check, Move, Playthrough, Snapshot } from '../watching.ts';
import { SwappedWorlds } from '../worlds.ts';

/** Worlds in which each view is looked at, imagined and swapped in turn. */
const WORLDS = 4;

/** Worlds tried for each move and seat; enough of them that the seat could not tell apart are enough. */
const MOST_WORLDS = 10;
const ENOUGH = 2;

export const spectators: Check = {
  id: 'spectators',
  sentence: 'leak test: whoever watches a running match learns only what every seat may know',
  oneIn: 2,
  watch(_, plan) {
    const tally = new Tally();
    return {
      opened: inspectView,
      rested(position) {
        inspectView(position);
        inspectTalk(position);
      },
      moved(move) {
        // At the end everything may be known.
        if (move.play.game.outcome(move.state) !== null) return;
        const seat = anySeat(move.play);
        const real = performAgain(move, [seat, SPECTATOR]);
        const told = partsFor(real, plan);
        if (told.length === 0) return;
        tally.told(told);
        if (isKnownTo(seat, move, real, told)) tally.judged(told);
      },
      sumUp: () => tally.neverJudged(),
    };
  },
};

/** One seat at a time, others the next time: worlds are dear. */
const anySeat = ({ setting, random }: Playthrough): Seat => random.int(setting.seats);

function inspectView({ play, state }: Snapshot): void {
  const { game, plan, random } = play;
  if (game.outcome(state) !== null) return;
  const seat = anySeat(play);
  const swapped = new SwappedWorlds({ game, plan, state, viewer: seat }, random);
  const seen = withoutExceptions(game.view(state, SPECTATOR), plan);
  for (let number = 0; number < WORLDS; number++) {
    const isImagined = number % 2 === 1 && plan.publicMemory === undefined;
    const world = isImagined ? game.imagine(swapped.view, random) : swapped.next(random);
    if (world === null) continue;
    const elsewhere = withoutExceptions(game.view(world, SPECTATOR), plan);
    const what = `A spectator sees what ${seatName(seat)} may not know.`;
    expectSame(what, seen, elsewhere, { viewer: SPECTATOR, seat });
  }
}

function withoutExceptions(view: unknown, { watching = {} }: Plan): unknown {
  if (!isObject(view)) return view;
  return Object.fromEntries(Object.entries(view).filter(([field]) => !Object.hasOwn(watching, field)));
}

/** What seats say to each other must not be overheard by anybody else. */
function inspectTalk({ play: { game, plan, setting }, state }: Snapshot): void {
  const { hosting } = game;
  if (!hosting || game.outcome(state) !== null) return;
  const seats = seatsOf(setting);
  for (const speaker of seats) {
    const circle = hosting.circle(state, speaker);
    if (Object.hasOwn(plan.watching ?? {}, `circle ${circle}`)) continue;
    const deaf = seats.find((seat) => !hosting.hears(state, seat, circle));
    if (deaf === undefined || !hosting.hears(state, SPECTATOR, circle)) continue;
    throw new Fault(
      `A spectator hears what ${seatName(speaker)} says in circle ${circle}, and ${seatName(deaf)} does not.`,
      { viewer: SPECTATOR, seat: speaker },
    );
  }
}

/** The events with a part for spectators, or a change of their view, as they hear them. What is open to all is open to every seat. */
const partsFor = (performed: Performed, { watching = {} }: Plan): Heard[] =>
  heardBy(performed, SPECTATOR)
    .map(({ changes, ...event }) => ({ ...event, ...changesBesides(changes, watching) }))
    .filter(({ type, own, changes }) => (own ?? changes) !== undefined && !Object.hasOwn(watching, type));

/** Changes of a view without the parts that the plan exempts. */
function changesBesides(changes: unknown, watching: object): { readonly changes?: unknown } {
  if (!isObject(changes)) return {};
  const left = Object.entries(changes).filter(([part]) => !Object.hasOwn(watching, part));
  return left.length > 0 ? { changes: Object.fromEntries(left) } : {};
}

/**
 * Whether a seat could tell what the spectator is told: it is the same wherever this seat sees and hears the same.
 * False where no such world was found.
 */
function isKnownTo(seat: Seat, move: Move, real: Performed, told: readonly Heard[]): boolean {
  const { play, before, state } = move;
  const { game, plan, random } = play;
  const swapped = new SwappedWorlds({ game, plan, state: before, viewer: seat }, random);
  const [seenAfter, heard] = [bytesOf(game.view(state, seat)), bytesOf(heardBy(real, seat))];
  let judged = 0;
  for (let number = 0; number < MOST_WORLDS && judged < ENOUGH; number++) {
    const other = otherWorld(number, move, swapped);
    // A seat knows what it has done itself.
    if (!other || (move.act?.seat === seat && other.action !== move.act.action)) continue;
    if (other.isImagined && plan.publicMemory !== undefined) continue;
    if (other.isImagined && bytesOf(game.view(other.world, seat)) !== swapped.seen) continue;
    const elsewhere = perform(game, move, other, [seat, SPECTATOR]);
    if (bytesOf(heardBy(elsewhere, seat)) !== heard || bytesOf(game.view(other.world, seat)) !== seenAfter)
      continue;
    const difference = textDifference(told, partsFor(elsewhere, plan));
    if (difference) {
      const type = told[Number(difference.path.split('.')[0])]?.type ?? told[0]?.type;
      const what = `The event "${type}" tells a spectator what ${seatName(seat)} may not know.`;
      throw new Fault(what, { viewer: SPECTATOR, seat, difference });
    }
    judged++;
  }
  return judged > 0;
}

/** Which events with a part for spectators could be judged. */
class Tally {
  private readonly counts = new Map<string, number>();

  told(events: readonly SeenEvent[]): void {
    for (const { type } of events) this.counts.set(type, this.counts.get(type) ?? 0);
  }

  judged(events: readonly SeenEvent[]): void {
    for (const { type } of events) this.counts.set(type, (this.counts.get(type) ?? 0) + 1);
  }

  neverJudged(): string[] {
    return [...this.counts].flatMap(([type, judged]) =>
      judged > 0
        ? []
        : [
            `No two worlds could be compared on what the event "${type}" tells spectators: play more games, or say in the plan why not.`,
          ],
    );
  }
}
