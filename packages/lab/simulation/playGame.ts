/** Plays one game between bots as fast as the rules allow. */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type Action,
  ActionList,
  type AnyGame,
  type Bot,
  type Context,
  eventFor,
  itemAt,
  type LogEntry,
  NOBODY,
  type Outcome,
  type Random,
  type Seat,
  type SeatSet,
  type SeenEvent,
  type Share,
  seatsIn,
  shuffle,
  silentContext,
  type TalkTurn,
} from '@airlock/kernel';
import { levelNamed } from '../arguments.ts';
import { type Chances, chancesFor } from './chances.ts';
import { type Fingerprint, FingerprintMaker } from './fingerprint.ts';
import { levelAt, type Plan } from './plan.ts';
import { racePlayer } from './playRace.ts';
import { bySides } from './sides.ts';
import { type GameSurvey, Surveying } from './surveying.ts';

export interface Finished {
  readonly moves: number;
  /** `null` when the game was given up. */
  readonly outcome: Outcome | null;
  /** The one seat that was asked first; nobody where several were. */
  readonly first: Seat | null;
  /** How long it took its players, where everything happens in real time. */
  readonly seconds?: number;
  /** Of every action and of the state at the end. */
  readonly fingerprint: Fingerprint;
  /** Of who did and said what, and of nothing else: the same where other options made no difference. */
  readonly course: Fingerprint;
  /** The side of every seat at the end, where the game has sides. */
  readonly sides?: readonly number[];
  /** What was counted of the bots' conduct, where the game does. */
  readonly conduct?: Readonly<Record<string, Share>>;
  /** What it says about balance, where the plan asks for it. */
  readonly survey?: GameSurvey;
}

/** Plays the game of this number; where a log is handed in, all that is done is written into it. */
export type PlayGame = (index: number, log?: LogEntry[]) => Finished;

/** The side that won, where a game has sides and somebody won. */
export function winningSide({ outcome, sides }: Finished): number | undefined {
  const winner = outcome?.winners[0];
  return winner === undefined ? undefined : sides?.[winner];
}

/** Whose choice needs no view: it picks evenly among the legal actions, which every seat knows anyway. */
const NEEDS_NO_VIEW = 'random';

/** A bot that thinks; `null` if chance picks. */
type Thinker = Bot | null;

export function gamePlayer(entry: CatalogueEntry, plan: Plan): PlayGame {
  const { game } = entry;
  if (game.realTime) return racePlayer(entry, plan, game.realTime);
  const thinkers = plan.sides
    ? []
    : plan.levels.map((id) => (id === NEEDS_NO_VIEW ? null : levelNamed(entry, id, plan).bot));
  const turns: readonly TalkTurn[] = plan.listening ? ['early', 'last'] : ['any'];
  const list = new ActionList();

  function pickAny(state: unknown, seat: Seat, choices: Random): Action {
    list.clear();
    game.actions(state, seat, list);
    if (list.size === 0) throw new Error(`Seat ${seat} is awaited and has nothing to do.`);
    return list.pick(choices);
  }

  return (index, log) => {
    const chances = chancesFor(plan, index);
    const state = game.setup(plan.seats, plan.options, chances.deal);
    const seated: Thinker[] = plan.sides
      ? bySides(entry, state, plan, plan.sides)
      : Array.from({ length: plan.seats }, (_, seat) => itemAt(thinkers, levelAt(plan, index, seat)));
    const heard: SeenEvent[][] = seated.map(() => []);
    const context = contextFor(seated, heard, chances.deal);
    game.begin(state, context);
    const opening = game.waiting(state);
    const first = plan.seats > 1 && isOne(opening) ? lowest(opening) : null;
    const maker = new FingerprintMaker(index);
    const course = new FingerprintMaker(0);
    const observer = entry.observer?.();
    const surveying = plan.survey && new Surveying(game, entry.survey ?? {}, plan.seats);
    const act = (seat: Seat, action: Action): void => {
      observer?.before(state, seat, action);
      course.number(seat);
      course.number(action);
      log?.push({ seat, action, at: 0 });
      game.apply(state, seat, action, context);
      surveying?.saw(state, seat, action);
    };
    const finished = (outcome: Outcome | null): Finished => {
      maker.text(JSON.stringify(state));
      return {
        moves,
        outcome,
        first,
        fingerprint: maker.fingerprint,
        course: course.fingerprint,
        ...sidesAt(game, state, plan.seats),
        ...(observer && { conduct: observer.counted() }),
        ...(surveying && { survey: surveying.end(state, outcome) }),
      };
    };
    let moves = 0;
    let awaitedBefore: SeatSet = NOBODY;
    for (let waiting = opening; waiting !== NOBODY; waiting = game.waiting(state)) {
      if (moves === plan.mostMoves) return finished(null);
      if ((waiting & ~awaitedBefore) !== 0) talk({ game, seated, state, heard, act, chances }, turns);
      // What is done out of turn may ask its doer something first.
      awaitedBefore = game.waiting(state);
      if (awaitedBefore === NOBODY) break;
      const seat = isOne(awaitedBefore) ? lowest(awaitedBefore) : anyOf(awaitedBefore, chances.order);
      const bot = seated[seat] ?? null;
      const choices = chances.of(seat);
      surveying?.asks(state, seat);
      const action = bot
        ? think(game, bot, state, seat, itemAt(heard, seat), choices)
        : pickAny(state, seat, choices);
      maker.number(action);
      act(seat, action);
      moves++;
    }
    return finished(game.outcome(state));
  };
}

/** The sides of all seats, where a game has any. */
export function sidesAt({ sides }: AnyGame, state: unknown, seats: number): Pick<Finished, 'sides'> {
  return sides ? { sides: Array.from({ length: seats }, (_, seat) => sides.of(state, seat)) } : {};
}

interface Talk {
  readonly game: AnyGame;
  readonly seated: readonly Thinker[];
  readonly state: unknown;
  readonly heard: readonly (readonly SeenEvent[])[];
  act(seat: Seat, action: Action): void;
  readonly chances: Chances;
}

/** Everybody may say something, in any order, until nobody has anything left, in each of these turns. */
function talk({ game, seated, state, heard, act, chances }: Talk, turns: readonly TalkTurn[]): void {
  const speakers = seated.flatMap((bot, seat) => (bot?.speak ? [{ bot, seat }] : []));
  for (const turn of turns) {
    for (let spoke = speakers.length > 0; spoke; ) {
      spoke = false;
      for (const { bot, seat } of shuffle(speakers, chances.order)) {
        const known = { seat, view: game.view(state, seat), heard: itemAt(heard, seat) };
        const action = bot.speak?.(known, chances.of(seat), turn) ?? null;
        if (action === null) continue;
        expectLegal(game, bot, state, seat, action);
        act(seat, action);
        spoke = true;
      }
    }
  }
}

/** Tells each bot that thinks what its seat may hear; costs nothing when none does. */
function contextFor(seated: readonly Thinker[], heard: readonly SeenEvent[][], chance: Random): Context {
  const listeners = seated.flatMap((bot, seat) => (bot ? [seat] : []));
  if (listeners.length === 0) return silentContext(chance) as Context;
  return {
    random: chance,
    now: 0,
    tell(event) {
      for (const seat of listeners) itemAt(heard, seat).push(eventFor(event, seat));
    },
  };
}

function think(
  game: AnyGame,
  bot: Bot,
  state: unknown,
  seat: Seat,
  heard: readonly SeenEvent[],
  choices: Random,
): Action {
  const action = bot.choose({ seat, view: game.view(state, seat), heard }, choices);
  expectLegal(game, bot, state, seat, action);
  return action;
}

function expectLegal(game: AnyGame, bot: Bot, state: unknown, seat: Seat, action: Action): void {
  const refusal = game.refusal(state, seat, action);
  if (refusal) {
    throw new Error(`A bot of level ${bot.level} broke ${refusal.rule}: ${game.words.refusal(refusal)}`);
  }
}

const isOne = (seats: SeatSet): boolean => (seats & (seats - 1)) === 0 && seats !== NOBODY;

const lowest = (seats: SeatSet): Seat => 31 - Math.clz32(seats & -seats);

/** Where several are awaited, nobody is always the first. */
function anyOf(seats: SeatSet, random: Random): Seat {
  const awaited = seatsIn(seats);
  return itemAt(awaited, random.int(awaited.length));
}
