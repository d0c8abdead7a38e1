/** The lesson of Omega Virus: a prepared practice round, step by step, then on one's own with hints. */
import { type AnyGame, CLOCK } from '@airlock/kernel';
import { isKind, TUTORIAL, trainingGame } from '@airlock/omega-virus';
import { computed } from '@preact/signals';
import { type LessonAt, leaving, overDoor, taskDoor } from '../../kit/lesson.ts';
import type { Lesson, Lessons } from '../../learn/lesson.ts';
import type { Door, GamePage } from '../contract.ts';
import { openTable, page } from './index.tsx';
import type { Model, OmegaDesk } from './model.ts';

const lesson: Lesson = {
  game: trainingGame as AnyGame,
  page: page as GamePage,
  steps: TUTORIAL,
  opening: [
    [0, 'ready'],
    [CLOCK, 'go'],
  ],
  open(desk, place) {
    const { model, parts } = openTable(withoutAsides(desk as OmegaDesk, place), place);
    // A lesson says more than a race, and nobody is in a hurry: its door may grow.
    const { steadyDoor: _, ...rest } = parts;
    return { ...rest, door: computed(() => lessonDoor(model, place)) };
  },
};

/** No pause, since nobody waits; nothing is taken back while the steps build on each other. */
const withoutAsides = (desk: OmegaDesk, place: LessonAt): OmegaDesk => ({
  ...desk,
  asides: computed(() => (place.value ? [] : desk.asides.value.filter((action) => !isKind(action, 'pause')))),
});

/** The task in place of the table's own sentence; the buttons stay those of the table. */
function lessonDoor(model: Model, place: LessonAt): Door {
  const door = model.door.value;
  const now = place.value;
  if (now) return taskDoor(door, now);
  const { phase } = model.view.value;
  if (phase !== 'REVIEW' && phase !== 'GAME_OVER') return door;
  return overDoor(
    'In a race, somebody else is building beside you as fast as they can.',
    leaving('omega-virus', 'Play a bot'),
    'All three pieces are connected: *the lesson is over*.',
  );
}

export const lessons: Lessons = { 'omega-virus': lesson };
