/**
 * A line that is being played: the match lives in the page, bots in a worker have all other seats, and nothing of it counts.
 */
import {
  type Action,
  type AnyGame,
  eventFor,
  heardEntry,
  NOBODY,
  type Seat,
  type SeenEvent,
  seatsIn,
  type ToldEvent,
} from '@airlock/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Desk, GamePage, Moment } from '../../games/contract.ts';
import { quiet, seatsAround } from '../../match/alone.ts';
import { type DeskFrame, makeDesk } from '../../match/desk.ts';
import { Showing } from '../../match/showing.ts';
import { toldSteps, unfoldMoments, unfoldSteps } from '../../match/unfold.ts';
import { motion } from '../../settings.ts';
import { playSound } from '../../sound/player.ts';
import { type AnyMatch, logOfLine, type Origin, openLineMatch } from './lineMatch.ts';
import type { Line } from './lineText.ts';
import { openLineRace } from './race.ts';
import type { Thinker } from './thinker.ts';

export interface LinePlay {
  readonly desk: Desk;
  /** As it stands now, for keeping and for links. */
  readonly line: ReadonlySignal<Line>;
  end(): void;
}

interface LineTable {
  readonly origin: Origin;
  readonly page: GamePage;
  readonly names: readonly string[];
  /** What a viewer was told in the match up to where the line leaves it. */
  told(viewer: number): readonly Moment[];
  readonly thinker: Thinker;
}

/** How long one sees what a bot did before the next one does something. */
const PACE_MS = 700;
const MOST_WORDS = 24;

export function openLinePlay(
  { origin, page, names, told, thinker }: LineTable,
  from: Line,
  frame: DeskFrame,
): LinePlay {
  const { game } = origin;
  const { seat: mine } = from;
  const match: AnyMatch = openLineMatch(origin, from);
  const before = told(mine).slice(0, from.at + 1);
  const view = signal<unknown>(match.view(mine));
  const moments = signal<readonly Moment[]>(unfoldMoments(page, before));
  const line = signal<Line>(stateOf());
  const heard = names.map((_, seat) => heardBefore(seat));
  let isOver = false;
  let awaitedBefore = NOBODY;
  const showing = new Showing<unknown, SeenEvent>({
    first: view.peek(),
    beatOf: (event) => page.beat(event, mine),
    sound: ({ sound }) => sound && playSound(sound),
    moves: () => motion.peek() && !document.hidden,
  });

  /** Where cards were dealt anew, what others were told of theirs is no longer so. */
  function heardBefore(seat: Seat): SeenEvent[] {
    const events = told(seat)
      .slice(0, from.at + 1)
      .flatMap((moment) => moment.events);
    if (seat === mine || from.hidden === 'real') return events;
    return events.map(({ type, rule, open }) => ({ type, rule, open }));
  }

  function stateOf(): Line {
    const { outcome } = match;
    const naming = { names, reader: mine };
    return { ...from, log: logOfLine(match), result: outcome ? game.words.outcome(outcome, naming) : null };
  }

  function play(seat: Seat, action: Action, at = 0): boolean {
    const seen = match.view(mine);
    const played = match.play(seat, action, Math.round(at), [mine]);
    if (!played.ok) return false;
    for (const [who, ears] of heard.entries()) {
      for (const event of played.events) ears.push(eventFor(event as ToldEvent<SeenEvent>, who));
    }
    const { events, steps, after } = toldSteps(seen, heardEntry(played, mine));
    const moment = { sequence: from.at + match.log.length, seat, at, events };
    moments.value = [...moments.peek(), ...unfoldMoments(page, [moment])];
    view.value = after;
    line.value = stateOf();
    showing.add(unfoldSteps(page, steps));
    return true;
  }

  const seedOf = (seat: Seat): string => `${from.seed} ${seat} ${match.log.length}`;

  /** Bots talk before something new is chosen, each as often as it has something to say. */
  async function talk(): Promise<void> {
    for (let words = 0, spoke = true; spoke && words < MOST_WORDS; ) {
      spoke = false;
      for (const seat of names.keys()) {
        if (seat === mine || isOver) continue;
        const text = await thinker.ask('speak', seat, match.view(seat), heard[seat] ?? [], seedOf(seat));
        const action = text === null ? undefined : game.codec.read(text);
        if (isOver || action === undefined || !play(seat, action)) continue;
        spoke = true;
        words++;
      }
    }
  }

  async function choice(seat: Seat): Promise<Action | null> {
    const text = await thinker.ask('choose', seat, match.view(seat), heard[seat] ?? [], seedOf(seat));
    return text === null ? null : (game.codec.read(text) ?? null);
  }

  /** Lets bots act until the reader is awaited or it is over. */
  async function goOn(): Promise<void> {
    while (!isOver) {
      const { waiting } = match;
      if ((waiting & ~awaitedBefore) !== 0 && hasWords(game)) await talk();
      awaitedBefore = match.waiting;
      const seat = seatsIn(match.waiting).find((one) => one !== mine && one < names.length);
      if (seat === undefined || isOver) return;
      const action = await choice(seat);
      if (isOver || action === null || !play(seat, action)) return;
      await new Promise((resolve) => setTimeout(resolve, PACE_MS));
    }
  }
  const race = game.realTime
    ? openLineRace({ match, realTime: game.realTime, mine, from: leftAt(), think: choice, play })
    : null;
  if (!race) void goOn();

  /** Match time where the line stands: of its own last entry, or of the match where it begins. */
  function leftAt(): number {
    return match.log.at(-1)?.at ?? before.at(-1)?.at ?? 0;
  }

  const desk = makeDesk(
    {
      ...quiet(),
      game,
      mode: 'play',
      viewer: signal(mine),
      seats: signal(seatsAround(names, mine)),
      view,
      sequence: computed(() => from.at + line.value.log.length),
      moments,
      showing,
      matchNow: () => race?.now() ?? 0,
      send(action) {
        if (race) race.act(action);
        else if (play(mine, action)) void goOn();
      },
    },
    frame,
  );
  return {
    desk,
    line,
    end() {
      isOver = true;
      race?.end();
      thinker.end();
      showing.settle();
    },
  };
}

/** Games in which people say something have circles to hear it. */
const hasWords = ({ hosting }: AnyGame): boolean => hosting !== undefined;
