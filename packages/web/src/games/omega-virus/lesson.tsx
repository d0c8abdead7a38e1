/** The lesson of Omega Virus: a prepared practice round, step by step, then on one's own with hints. */
import type { AnyGame } from '@airlock/kernel';
import { CLOCK } from '@airlock/kernel';
import { isKind, TUTORIAL, trainingGame } from '@airlock/omega-virus';
import { computed, type ReadonlySignal } from '@preact/signals';
import { playBots } from '../../front/newTable.ts';
import type { Lesson, LessonPlace, Lessons } from '../../learn/lesson.ts';
import { attempt } from '../../look/notice.ts';
import { go } from '../../router.ts';
import type { Door, DoorButton, GamePage } from '../contract.ts';
import { openTable, page } from './index.tsx';
import type { Model, OmegaDesk } from './model.ts';

type Place = ReadonlySignal<LessonPlace | null>;

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
const withoutAsides = (desk: OmegaDesk, place: Place): OmegaDesk => ({
  ...desk,
  asides: computed(() => (place.value ? [] : desk.asides.value.filter((action) => !isKind(action, 'pause')))),
});

/** The task in place of the table's own sentence; the buttons stay those of the table. */
function lessonDoor(model: Model, place: Place): Door {
  const door = model.door.value;
  const now = place.value;
  if (now) {
    const { step, number, of } = now;
    return { ...door, sentence: step.task, second: `Step ${number} of ${of} · ${step.lesson}` };
  }
  const { phase } = model.view.value;
  if (phase !== 'REVIEW' && phase !== 'GAME_OVER') return door;
  return {
    kind: 'note',
    sentence: 'All three pieces are connected: *the lesson is over*.',
    second: 'In a race, somebody else is building beside you as fast as they can.',
    buttons: LEAVING,
  };
}

const LEAVING: readonly DoorButton[] = [
  { label: 'Front page', look: 'quiet', press: () => go('/') },
  { label: 'Play a bot', look: 'go', key: 'Enter', press: () => void attempt(() => playBots('omega-virus')) },
];

export const lessons: Lessons = { 'omega-virus': lesson };
