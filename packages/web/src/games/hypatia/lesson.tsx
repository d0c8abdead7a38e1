/** The lesson of Outbreak on Hypatia: the training ship, step by step. */
import { TUTORIAL, trainingGame } from '@airlock/hypatia';
import type { AnyGame } from '@airlock/kernel';
import { computed, type ReadonlySignal } from '@preact/signals';
import { playBots } from '../../front/newTable.ts';
import type { Lesson, LessonPlace, Lessons } from '../../learn/lesson.ts';
import { attempt } from '../../look/notice.ts';
import { go } from '../../router.ts';
import type { Door, GamePage } from '../contract.ts';
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

/** The task in place of the table's own sentence; the buttons stay those of the table. */
function lessonDoor(model: Model, place: ReadonlySignal<LessonPlace | null>): Door {
  const door = model.door.value;
  const now = place.value;
  if (door.kind !== 'go') return door.kind === 'note' ? { ...door, buttons: leaving('go') } : door;
  if (!now) {
    return {
      ...door,
      second: 'The lesson is over. Play on with this ship as long as you like, or take one of your own.',
      buttons: [...leaving('plain'), ...door.buttons].slice(-4),
    };
  }
  const { step, number, of } = now;
  return {
    ...door,
    sentence: step.task,
    second: `Step ${number} of ${of} · ${step.lesson}`,
    buttons: door.buttons.filter(({ label }) => label !== 'Pass'),
  };
}

/** Filled only where it is the one thing left to do. */
const leaving = (look: 'go' | 'plain'): Door['buttons'] => [
  { label: 'Front page', look: 'quiet', press: () => go('/') },
  { label: 'Play a ship of your own', look, press: () => void attempt(() => playBots('hypatia')) },
];

export const lessons: Lessons = { hypatia: lesson };
