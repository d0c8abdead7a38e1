/** Going through a replay: where one is, through whose eyes, and the play button. */
import {
  type Action,
  type Context,
  fastRandom,
  present,
  REVIEWER,
  type Seat,
  type SeenEvent,
  silentContext,
  type Viewer,
  withNames,
} from '@airlock/kernel';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Desk, Finished, GamePage, Moment, ReviewTime } from '../games/contract.ts';
import { quiet, seatsAround } from '../match/alone.ts';
import type { DeskFrame } from '../match/desk.ts';
import { makeDesk } from '../match/desk.ts';
import { Showing } from '../match/showing.ts';
import { toldSteps, unfoldMoments, unfoldSteps } from '../match/unfold.ts';
import { go, hash, pathNow } from '../router.ts';
import { motion } from '../settings.ts';
import { playSound } from '../sound/player.ts';
import { type ReviewPlace, readPlace, writePlace } from './place.ts';
import type { Replay } from './replay.ts';

const SPEEDS: readonly number[] = [1, 2, 4];

/** How long one looks at a step before the next one, at speed 1. */
const STEP_LASTS = 1_400;

export interface Reviewing {
  readonly replay: Replay;
  readonly desk: Desk;
  readonly position: ReadonlySignal<ReviewPlace>;
  readonly running: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<number>;
  readonly moment: ReadonlySignal<Moment>;
  goTo(at: number): void;
  /** Goes there with the eyes of a seat. */
  goToAs(at: number, seat: Seat): void;
  /** Shows the events between two neighbouring places one by one. */
  step(by: 1 | -1): void;
  seeAs(viewer: Viewer): void;
  /** Goes where somebody else is, and shows the one step in between where it is one. */
  goAlong(to: ReviewPlace): void;
  /** The other action that is shown on the table instead of the real one, as its button says it. */
  readonly previewed: ReadonlySignal<string | null>;
  /** Shows what an action of a seat would have led to, on what that seat could know; once more leads back. */
  preview(seat: Seat, action: Action): void;
  endPreview(): void;
  toggle(): void;
  nextSpeed(): void;
  /** From now on entries last as long as the game says. */
  keepTime(time: ReviewTime): void;
  end(): void;
}

/** Who looks, and which seats bots had. */
interface Company {
  readonly reader: Viewer;
  readonly bots: readonly Seat[];
}

export function openReview(
  replay: Replay,
  page: GamePage,
  frame: DeskFrame,
  { reader, bots }: Company,
): Reviewing {
  const { game, file } = replay;
  const seatName = (seat: number): string => game.words.seat(seat);
  const position = signal(readPlace(hash.peek(), replay.end, file.seats.length, seatName));
  const running = signal(false);
  /** What is shown instead of what was: the table of one seat after another action of its own. */
  const preview = signal<{ readonly seat: Seat; readonly view: unknown; readonly label: string } | null>(
    null,
  );
  const previewed = computed(() => preview.value?.label ?? null);
  const speed = signal<number>(1);
  let time: ReviewTime | null = null;
  const eyes = computed(() => position.value.as);
  const at = computed(() => position.value.at);
  const view = computed(() => preview.value?.view ?? replay.view(at.value, eyes.value));
  const showing = new Showing<unknown, SeenEvent>({
    first: view.peek(),
    beatOf: (event) => page.beat(event, eyes.peek()),
    sound: ({ sound }) => sound && playSound(sound),
    moves: () => motion.peek() && !document.hidden,
  });
  let finished: Finished<unknown, SeenEvent> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function move(to: ReviewPlace): void {
    preview.value = null;
    position.value = to;
    go(`${pathNow()}${writePlace(to, seatName)}`, { replace: true });
  }

  function goTo(place: number): void {
    move({ at: Math.max(0, Math.min(place, replay.end)), as: eyes.peek() });
    showing.jump(view.peek());
  }

  function step(by: 1 | -1): void {
    const from = at.peek();
    if (by < 0 || from >= replay.end) {
      goTo(from + by);
      return;
    }
    showing.settle();
    const { steps } = toldSteps(replay.view(from, eyes.peek()), replay.heard(from + 1, eyes.peek()));
    move({ at: from + 1, as: eyes.peek() });
    if (steps.length > 0) showing.add(unfoldSteps(page, steps));
    else showing.jump(view.peek());
  }

  function endPreview(): void {
    preview.value = null;
    showing.jump(view.peek());
  }

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        step(1);
        if (at.peek() >= replay.end) running.value = false;
        if (running.peek()) schedule();
      },
      (time?.lasts(at.peek()) ?? STEP_LASTS) / speed.peek(),
    );
  }

  const desk = makeDesk(
    {
      ...quiet(),
      game,
      mode: 'review',
      viewer: computed(() => preview.value?.seat ?? eyes.value),
      seats: signal(seatsAround(replay.names, reader, bots)),
      view,
      sequence: at,
      moments: computed(() => unfoldMoments(page, replay.moments(eyes.value).slice(0, at.value + 1))),
      showing,
      matchNow: () => replay.moments(eyes.peek())[at.peek()]?.at ?? 0,
      finished() {
        finished ??= replay.finished(reader);
        return finished;
      },
      send: () => undefined,
    },
    frame,
  );

  // The browser's own back button and a changed address lead through the match too.
  const followHash = effect(() => {
    const wanted = readPlace(hash.value, replay.end, file.seats.length, seatName);
    const now = position.peek();
    if (wanted.at === now.at && wanted.as === now.as) return;
    preview.value = null;
    position.value = wanted;
    showing.jump(view.peek());
  });

  return {
    replay,
    desk,
    position,
    running,
    speed,
    moment: computed(() =>
      present(unfoldMoments(page, replay.moments(eyes.value).slice(at.value, at.value + 1))[0]),
    ),
    goTo(place) {
      running.value = false;
      clearTimeout(timer);
      goTo(place);
    },
    goToAs(place, seat) {
      running.value = false;
      clearTimeout(timer);
      move({ at: place, as: seat });
      showing.jump(view.peek());
    },
    step(by) {
      running.value = false;
      clearTimeout(timer);
      step(by);
    },
    seeAs(viewer) {
      move({ at: at.peek(), as: viewer });
      showing.jump(view.peek());
    },
    goAlong(to) {
      running.value = false;
      clearTimeout(timer);
      const now = position.peek();
      const there = { at: Math.min(to.at, replay.end), as: to.as };
      if (there.at === now.at && there.as === now.as) return;
      if (there.as === now.as && there.at === now.at + 1) {
        step(1);
        return;
      }
      move(there);
      showing.jump(view.peek());
    },
    previewed,
    endPreview,
    preview(seat, action) {
      if (preview.peek()) {
        endPreview();
        return;
      }
      const random = fastRandom('preview');
      // The real cards stay out of it: what is shown is what the seat could have expected.
      const seen = replay.view(at.peek(), seat);
      const state = game.imagine(seen, random);
      if (game.refusal(state, seat, action)) return;
      game.apply(state, seat, action, silentContext(random) as Context);
      const label = withNames(game.words.action(action, seen), { names: replay.names, reader });
      preview.value = { seat, view: game.view(state, seat), label };
      showing.jump(view.peek());
    },
    toggle() {
      running.value = !running.peek();
      clearTimeout(timer);
      if (!running.peek()) return;
      if (at.peek() >= replay.end) goTo(0);
      schedule();
    },
    nextSpeed() {
      const speeds = time?.speeds ?? SPEEDS;
      speed.value = present(speeds[(speeds.indexOf(speed.peek()) + 1) % speeds.length]);
      if (running.peek()) schedule();
    },
    keepTime(kept) {
      time = kept;
    },
    end() {
      clearTimeout(timer);
      followHash();
      showing.settle();
    },
  };
}

/** Whose eyes there are: everybody's, then each seat's. */
export function eyesOf({ names }: Replay, everyone: string): { value: Viewer; name: string }[] {
  return [{ value: REVIEWER, name: everyone }, ...names.map((name, seat) => ({ value: seat, name }))];
}
