/**
 * A press belongs to the question it was meant for. After a question changes, keys and buttons of the table rest until its words
 * can have been read: a second press of the same key, or a finger that was on its way, answers nothing that nobody has seen.
 * What does not answer the question (log, talk, menu, papers) never rests, and a race does not either: there every moment counts.
 */
import type { Action } from '@airlock/kernel';
import { effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Desk } from '../games/contract.ts';
import { settings } from '../settings.ts';

/** Half a second: as long as it takes to see that something else is asked. */
export const READING_MS = 500;

type AskingDesk = Pick<Desk, 'actions' | 'playing' | 'held' | 'questions' | 'forgive'> & {
  readonly game: Pick<Desk['game'], 'realTime'>;
};

/** What the reader is asked, as it is drawn; `null` while nothing is. */
interface Question {
  /** Something that is shown waits for them. */
  readonly held: boolean;
  readonly number: number;
  readonly actions: readonly Action[];
}

function questionAt({ actions, playing, held, questions }: AskingDesk): Question | null {
  const asked = { held: held.value, number: questions.value, actions: actions.value };
  if (asked.held) return { ...asked, actions: [] };
  return playing.value !== null || asked.actions.length === 0 ? null : asked;
}

const isSame = (one: Question, other: Question): boolean =>
  one.held === other.held &&
  (one.held || one.number === other.number) &&
  one.actions.length === other.actions.length &&
  one.actions.every((action, at) => action === other.actions[at]);

export interface Reading {
  /** Whether the question is so new that it cannot have been read. */
  readonly resting: ReadonlySignal<boolean>;
  end(): void;
}

/** The question that stands when a table is opened has come with the table itself: it is nobody's answer before. */
export function readingAt(desk: AskingDesk, isWanted: () => boolean = () => settings.peek().rest): Reading {
  const resting = signal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before: Question | null | undefined;
  /** The last one, though it may have gone meanwhile: while an answer is on its way nothing is asked. */
  let asked: Question | null = null;
  const stop = effect(() => {
    const now = questionAt(desk);
    const isNew = now !== null && before !== undefined && (before === null || !isSame(before, now));
    before = now;
    // What was refused belongs to its question, too: it must not stand before the next.
    if (now !== null && asked !== null && !desk.game.realTime && !isSame(asked, now)) untracked(desk.forgive);
    if (now !== null) asked = now;
    if (now !== null && !isNew) return;
    clearTimeout(timer);
    resting.value = isNew && !desk.game.realTime && isWanted();
    if (!resting.peek()) return;
    timer = setTimeout(() => {
      resting.value = false;
    }, READING_MS);
  });
  return {
    resting,
    end() {
      stop();
      clearTimeout(timer);
    },
  };
}

/** Whether pressing it could answer the question: what lies at the table, in the hand or at the door. */
export const canAnswer = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('header, aside, nav, [role="dialog"]:not([data-asks]), [data-over]') === null;

/** Lets the table of a frame rest: whatever would be pressed there is not, by finger, mouse or key. */
export function useReading(root: RefObject<HTMLElement | null>, desk: Desk): ReadonlySignal<boolean> {
  const reading = useMemo(() => readingAt(desk), [desk]);
  useEffect(() => reading.end, [reading]);
  const { resting } = reading;
  useLayoutEffect(() => {
    const table = root.current;
    if (!table) return;
    const mark = effect(() => {
      table.toggleAttribute('data-resting', resting.value);
    });
    const onClick = (event: Event): void => {
      if (!resting.peek() || !canAnswer(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    table.addEventListener('click', onClick, true);
    return () => {
      mark();
      table.removeEventListener('click', onClick, true);
    };
  }, [root, resting]);
  return resting;
}
