/** A lesson that is being played: the match lives in the page, and each step waits for its one action. */
import {
  type Action,
  type ActionList,
  type AnyGame,
  commitTo,
  defaultOptions,
  eventFor,
  Match,
  type SeenEvent,
  type ToldEvent,
} from '@airlock/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Desk, Moment, Parts } from '../games/contract.ts';
import { type DeskFrame, makeDesk } from '../match/desk.ts';
import { Showing } from '../match/showing.ts';
import { motion } from '../settings.ts';
import { play } from '../sound/player.ts';
import { words } from '../words.ts';
import type { Lesson, LessonPlace } from './lesson.ts';

const PUPIL = 0;
const SEED = 'a lesson';

export interface Learning {
  readonly desk: Desk;
  readonly parts: Parts;
  readonly place: ReadonlySignal<LessonPlace | null>;
  readonly behind: ReadonlySignal<number>;
}

export function openLesson(lesson: Lesson, frame: DeskFrame): Learning {
  const done = signal(0);
  const wanted = computed(() => {
    const step = lesson.steps[done.value];
    return step ? lesson.game.codec.read(step.action) : undefined;
  });
  const place = computed<LessonPlace | null>(() => {
    const step = lesson.steps[done.value];
    if (!step) return null;
    const before = lesson.steps[done.value - 1]?.after ?? null;
    return { step, before, number: done.value + 1, of: lesson.steps.length };
  });
  const game = onlyWanted(lesson.game, () => wanted.peek());
  const match = new Match(
    lesson.game,
    {
      game: lesson.game.id,
      rules: lesson.game.version,
      options: defaultOptions(lesson.game.options),
      seats: [words.learn.pupil],
      generator: 'fast',
      commitment: commitTo(SEED),
    },
    SEED,
  );
  const seen = (told: readonly ToldEvent[]): SeenEvent[] =>
    told.map((event) => eventFor(event as ToldEvent<SeenEvent>, PUPIL));
  const view = signal<unknown>(match.view(PUPIL));
  const moments = signal<readonly Moment[]>([
    { sequence: 0, seat: PUPIL, at: 0, events: seen(match.opening) },
  ]);
  const showing = new Showing<unknown, SeenEvent>({
    first: view.peek(),
    beatOf: (event) => lesson.page.beat(event, PUPIL),
    sound: ({ sound }) => sound && play(sound),
    moves: () => motion.peek() && !document.hidden,
  });

  function send(action: Action): void {
    const played = match.play(PUPIL, action);
    if (!played.ok) throw new Error(`The lesson's table refused ${lesson.game.codec.write(action)}.`);
    const events = seen(played.events);
    let after = view.peek();
    const last = match.view(PUPIL);
    const steps = events.map((event, index) => {
      after = structuredClone(after);
      lesson.game.follow(after, event);
      return { event, after: index === events.length - 1 ? last : after };
    });
    if (action === wanted.peek()) done.value++;
    moments.value = [...moments.peek(), { sequence: moments.peek().length, seat: PUPIL, at: 0, events }];
    view.value = last;
    showing.add(steps);
  }

  const desk = makeDesk(
    {
      game,
      mode: 'play',
      viewer: signal(PUPIL),
      seats: signal([
        { seat: PUPIL, name: words.learn.pupil, bot: false, you: true, here: true, standIn: false },
      ]),
      view,
      sequence: computed(() => moments.value.length - 1),
      moments,
      undoable: signal(false),
      sending: signal(false),
      online: signal(true),
      showing,
      due: signal(null),
      matchNow: () => 0,
      finished: null,
      send,
      undo: () => undefined,
    },
    frame,
  );
  return { desk, place, behind: showing.behind, parts: lesson.open(desk, place) };
}

/** Lists nothing but the step's action; after the last step everything the rules allow. */
function onlyWanted(game: AnyGame, wanted: () => Action | undefined): AnyGame {
  return {
    ...game,
    actions(state: unknown, seat: number, into: ActionList) {
      const action = wanted();
      if (action === undefined) game.actions(state, seat, into);
      else if (game.refusal(state, seat, action) === null) into.add(action);
    },
  };
}
