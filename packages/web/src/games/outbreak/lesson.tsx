/** The lesson of Outbreak: one Day as a Survivor and one Shift as Patient Zero, with bots that follow a script. */
import type { AnyGame } from '@airlock/kernel';
import { TUTORIAL, TUTORIAL_NAMES, TUTORIAL_OPENING, TUTORIAL_SEED, trainingGame } from '@airlock/outbreak';
import { computed } from '@preact/signals';
import { type LessonAt, leaving, overDoor, taskDoor } from '../../kit/lesson.ts';
import type { Lesson, Lessons } from '../../learn/lesson.ts';
import type { Door, GamePage } from '../contract.ts';
import { openTable, page } from './index.tsx';
import type { Model, OutbreakDesk } from './model.ts';

const lesson: Lesson = {
  game: trainingGame as AnyGame,
  page: page as GamePage,
  steps: TUTORIAL,
  names: TUTORIAL_NAMES,
  seed: TUTORIAL_SEED,
  opening: TUTORIAL_OPENING,
  open(desk, place) {
    const { model, parts } = openTable(desk as OutbreakDesk, place);
    return { ...parts, door: computed(() => lessonDoor(model, place)) };
  },
};

/** The task in place of the table's own sentence; the buttons stay those of the table. */
function lessonDoor(model: Model, place: LessonAt): Door {
  const door = model.door.value;
  const now = place.value;
  if (!now) {
    return overDoor(
      'Take a seat of your own, or read the rules beside the table.',
      leaving('outbreak', 'Play with bots'),
    );
  }
  return door.kind === 'go' && model.ceremony.value === null ? taskDoor(door, now) : door;
}

export const lessons: Lessons = { outbreak: lesson };
