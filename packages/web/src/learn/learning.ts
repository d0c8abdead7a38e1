/**
 * A lesson that is being played: the match lives in the page, and each step waits for what it asks for. Whatever else the
 * rules would allow is answered with a sentence and not done, so that the next step always finds what it needs.
 */
import {
  type Action,
  type ActionList,
  type AnyGame,
  CLOCK,
  commitTo,
  defaultOptions,
  eventFor,
  heardEntry,
  Match,
  type MatchHeader,
  type Seat,
  type SeenEvent,
  type ToldEvent,
} from '@airlock/kernel';
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Desk, Moment, Parts } from '../games/contract.ts';
import { quiet, seatsAround } from '../match/alone.ts';
import { type DeskFrame, makeDesk } from '../match/desk.ts';
import { Showing } from '../match/showing.ts';
import { type HeardEntry, toldSteps } from '../match/unfold.ts';
import { motion } from '../settings.ts';
import { playSound } from '../sound/player.ts';
import { words } from '../words.ts';
import type { Lesson, LessonPlace, LessonStep } from './lesson.ts';

const FIRST_SEAT = 0;
const SEED = 'a lesson';

/** Actions of which any may come first, as the codec writes them. */
type Group = readonly string[];

const groupsOf = (step: LessonStep | undefined): readonly Group[] =>
  step ? [[step.action], ...(step.further ?? [])] : [];

export interface Learning {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly place: ReadonlySignal<LessonPlace | null>;
  /** How many steps are done. */
  readonly done: ReadonlySignal<number>;
}

/** Begins behind the steps that were done before. */
export function openLesson(lesson: Lesson, frame: DeskFrame, doneBefore = 0): Learning {
  const done = signal(0);
  /** What is still to be done in this step, one group after the other. */
  const left = signal(groupsOf(lesson.steps[0]));
  const wanted = computed(() => left.value[0]?.map(read) ?? null);
  const place = computed<LessonPlace | null>(() => {
    const step = lesson.steps[done.value];
    if (!step) return null;
    const before = lesson.steps[done.value - 1]?.after ?? null;
    return { step, wanted: wanted.value ?? [], before, number: done.value + 1, of: lesson.steps.length };
  });
  /** The seat of the step, and after the last one that of the last. */
  const pupil = computed(() => {
    const step = lesson.steps[Math.min(done.value, lesson.steps.length - 1)];
    return step?.seat ?? FIRST_SEAT;
  });
  const names = lesson.names ?? [words.learn.pupil];
  const game = onlyWanted(lesson.game, () => wanted.peek());
  const match = openedMatch(lesson, names);
  for (const [seat, text] of lesson.opening ?? []) play(seat, read(text));
  const view = signal<unknown>(match.view(pupil.peek()));
  const moments = signal<readonly Moment[]>([
    { sequence: 0, seat: pupil.peek(), at: 0, events: seen(match.opening) },
  ]);
  for (const step of lesson.steps.slice(0, doneBefore)) catchUp(step);
  const showing = new Showing<unknown, SeenEvent>({
    first: view.peek(),
    beatOf: (event) => lesson.page.beat(event, pupil.peek()),
    sound: ({ sound }) => sound && playSound(sound),
    moves: () => motion.peek() && !document.hidden,
    holds: () => true,
  });

  function read(text: string): Action {
    const action = lesson.game.codec.read(text);
    if (action === undefined) throw new Error(`The lesson's script has a slip: ${text}.`);
    return action;
  }

  function seen(told: readonly ToldEvent[]): SeenEvent[] {
    return told.map((event) => eventFor(event as ToldEvent<SeenEvent>, pupil.peek()));
  }

  /** Says what the pupil hears of it. */
  function play(seat: Seat, action: Action): HeardEntry {
    const viewer = pupil.peek();
    const played = match.play(seat, action, 0, [viewer]);
    if (!played.ok) throw new Error(`The lesson's table refused ${lesson.game.codec.write(action)}.`);
    return heardEntry(played, viewer);
  }

  /** Plays it and writes it down. */
  function enter(seat: Seat, action: Action) {
    const told = toldSteps(match.view(pupil.peek()), play(seat, action));
    moments.value = [
      ...moments.peek(),
      { sequence: moments.peek().length, seat, at: 0, events: told.events },
    ];
    view.value = told.after;
    return told.steps;
  }

  /** Plays it and shows it, whoever did it. */
  function show(seat: Seat, action: Action): void {
    showing.add(enter(seat, action));
  }

  /** A step that was done before: all that belongs to it, without a word. */
  function catchUp(step: LessonStep): void {
    for (const group of groupsOf(step)) {
      for (const text of group) {
        enter(pupil.peek(), read(text));
        for (let due = lesson.game.realTime?.due(match.state); due && due.at <= 0; ) {
          enter(CLOCK, due.action);
          due = lesson.game.realTime?.due(match.state);
        }
      }
    }
    for (const [seat, text] of step.others ?? []) enter(seat, read(text));
    done.value++;
    left.value = groupsOf(lesson.steps[done.peek()]);
    view.value = match.view(pupil.peek());
  }

  /** In real time: what is done at whatever moment. */
  const undated = (action: Action): Action => lesson.game.realTime?.stamp(action, 0) ?? action;

  /** In real time the clock of a lesson stands still: it does only what is due without waiting. */
  function letClockAct(): void {
    const due = lesson.game.realTime?.due(match.state);
    if (!due || due.at > 0) return;
    show(CLOCK, due.action);
    letClockAct();
  }

  /** After the last step one plays on as one likes. */
  const isWanted = (action: Action): boolean => wanted.peek()?.includes(undated(action)) ?? true;

  function send(action: Action): void {
    if (!isWanted(action)) throw new Error(`This step does not want ${lesson.game.codec.write(action)}.`);
    show(pupil.peek(), action);
    letClockAct();
    if (wanted.peek() === null) return;
    left.value = without(left.peek(), undated(action));
    if (left.peek().length === 0) finishStep();
    // A new object, so that what may be done is asked again: something else is wanted now.
    view.value = match.view(pupil.peek());
  }

  function without([now = [], ...later]: readonly Group[], action: Action): readonly Group[] {
    const rest = now.filter((text) => read(text) !== action);
    return rest.length > 0 ? [rest, ...later] : later;
  }

  function finishStep(): void {
    const step = lesson.steps[done.peek()];
    for (const [seat, text] of step?.others ?? []) show(seat, read(text));
    const seat = pupil.peek();
    done.value++;
    left.value = groupsOf(lesson.steps[done.peek()]);
    // The next one may be seen with other eyes.
    if (pupil.peek() !== seat) showing.jump(match.view(pupil.peek()));
  }

  const open = makeDesk(
    {
      ...quiet(),
      game,
      mode: 'play',
      viewer: pupil,
      seats: computed(() =>
        seatsAround(
          names.map((name, seat) => (seat === pupil.value ? words.learn.pupil : name)),
          pupil.value,
        ),
      ),
      view,
      sequence: computed(() => moments.value.length - 1),
      moments,
      showing,
      matchNow: () => 0,
      // As one: nobody may act on what is only half played.
      send: (action) => batch(() => send(action)),
    },
    frame,
  );
  const desk: Desk = {
    ...open,
    act(action, about = {}) {
      const step = place.peek()?.step;
      if (!step || isWanted(action) || open.refusalOf(action) !== null) return open.act(action, about);
      open.settle();
      open.refuse({ sentence: words.learn.notNow, second: step.task, ...about });
    },
  };
  return { desk, place, done, parts: lesson.open(desk, drawnPlace(place, desk)) };
}

/** What a lesson says comes when what it speaks of has been shown; in real time at once. */
function drawnPlace(
  place: ReadonlySignal<LessonPlace | null>,
  { playing, game }: Pick<Desk, 'playing' | 'game'>,
): ReadonlySignal<LessonPlace | null> {
  if (game.realTime) return place;
  const drawn = signal(place.peek());
  effect(() => {
    if (playing.value === null) drawn.value = place.value;
  });
  return drawn;
}

function openedMatch(
  { game, seed = SEED }: Lesson,
  seats: readonly string[],
): Match<unknown, unknown, SeenEvent> {
  const header: MatchHeader = {
    game: game.id,
    rules: game.version,
    options: defaultOptions(game.options),
    seats,
    generator: 'fast',
    commitment: commitTo(seed),
  };
  return new Match(game, header, seed);
}

/** Lists nothing but what the step wants; after the last step everything the rules allow. */
function onlyWanted(game: AnyGame, wanted: () => readonly Action[] | null): AnyGame {
  return {
    ...game,
    actions(state: unknown, seat: number, into: ActionList) {
      const actions = wanted();
      if (actions === null) game.actions(state, seat, into);
      else for (const action of actions) if (game.refusal(state, seat, action) === null) into.add(action);
    },
  };
}
