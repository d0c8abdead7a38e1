/** The lesson of Outpost Seven: eight turns on a prepared station, against somebody who follows a script. */
import type { AnyGame } from '@airlock/kernel';
import { TUTORIAL, TUTORIAL_NAMES, trainingGame } from '@airlock/outpost-seven';
import { computed } from '@preact/signals';
import { type LessonAt, leaving, overDoor, taskDoor } from '../../kit/lesson.ts';
import type { Lesson, Lessons } from '../../learn/lesson.ts';
import type { Door, GamePage } from '../contract.ts';
import { openTable, page } from './index.tsx';
import type { Model, OutpostDesk } from './model.ts';

const lesson: Lesson = {
  game: trainingGame as AnyGame,
  page: page as GamePage,
  steps: TUTORIAL,
  names: TUTORIAL_NAMES,
  open(desk, place) {
    const { model, parts } = openTable(desk as OutpostDesk, place);
    return { ...parts, door: computed(() => lessonDoor(model, place)) };
  },
};

/** The task in place of the table's own sentence; the buttons stay those of the table. */
function lessonDoor(model: Model, place: LessonAt): Door {
  const door = model.door.value;
  const now = place.value;
  if (!now) {
    return overDoor(
      'Play a bot, or read the rules beside the table.',
      leaving('outpost-seven', 'Play a bot'),
    );
  }
  return door.kind === 'go' ? taskDoor(door, now) : door;
}

export const lessons: Lessons = { 'outpost-seven': lesson };
