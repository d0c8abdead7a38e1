/** The lesson of Outbreak: one Day as a Survivor and one Shift as Patient Zero, with bots that follow a script. */
import type { AnyGame } from '@airlock/kernel';
import { TUTORIAL, TUTORIAL_NAMES, TUTORIAL_OPENING, TUTORIAL_SEED, trainingGame } from '@airlock/outbreak';
import { computed, type ReadonlySignal } from '@preact/signals';
import { playBots } from '../../front/newTable.ts';
import type { Lesson, LessonPlace, Lessons } from '../../learn/lesson.ts';
import { attempt } from '../../look/notice.ts';
import { go } from '../../router.ts';
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
function lessonDoor(model: Model, place: ReadonlySignal<LessonPlace | null>): Door {
  const door = model.door.value;
  const now = place.value;
  if (!now) {
    return {
      kind: 'note',
      sentence: 'The lesson is over.',
      second: 'Take a seat of your own, or read the rules beside the table.',
      buttons: [
        { label: 'Front page', look: 'quiet', press: () => go('/') },
        { label: 'Play with bots', look: 'go', press: () => void attempt(() => playBots('outbreak')) },
      ],
    };
  }
  if (door.kind !== 'go') return door;
  const { step, number, of } = now;
  return { ...door, sentence: step.task, second: `Step ${number} of ${of} · ${step.lesson}` };
}

export const lessons: Lessons = { outbreak: lesson };
