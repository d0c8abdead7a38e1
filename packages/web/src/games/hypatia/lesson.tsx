/** The lesson of Outbreak on Hypatia: the training ship, step by step. */
import { TUTORIAL, trainingGame } from '@airlock/hypatia';
import type { AnyGame } from '@airlock/kernel';
import { computed } from '@preact/signals';
import { type LessonAt, leaving, taskDoor } from '../../kit/lesson.ts';
import type { Lesson, Lessons } from '../../learn/lesson.ts';
import type { Door, DoorButton, GamePage } from '../contract.ts';
import { openTable, page } from './index.tsx';
import type { HypatiaDesk, Model } from './model.ts';

const lesson: Lesson = {
  game: trainingGame as AnyGame,
  page: page as GamePage,
  steps: TUTORIAL,
  open(desk, place) {
    const { model, parts } = openTable(desk as HypatiaDesk, place);
    return { ...parts, door: computed(() => lessonDoor(model, place)) };
  },
};

/** Without what is for nothing but the reader's comfort. */
const asked = ({ buttons }: Door): readonly DoorButton[] =>
  buttons.filter(({ besides }) => besides === undefined);

/** The task in place of the table's own sentence; the buttons stay those of the table. */
function lessonDoor(model: Model, place: LessonAt): Door {
  const door = model.door.value;
  const now = place.value;
  if (door.kind !== 'go') return door.kind === 'note' ? { ...door, buttons: leaving('hypatia', OWN) } : door;
  if (!now) {
    return {
      ...door,
      second: 'The lesson is over. Play on with this ship as long as you like, or take one of your own.',
      buttons: [...leaving('hypatia', OWN, 'plain'), ...asked(door)].slice(-4),
    };
  }
  return { ...taskDoor(door, now), buttons: asked(door).filter(({ label }) => label !== 'Pass') };
}

const OWN = 'Play a ship of your own';

export const lessons: Lessons = { hypatia: lesson };
