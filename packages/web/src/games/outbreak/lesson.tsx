/** The lessons of Outbreak: the same Day as a Survivor, as somebody who is infected and as Patient Zero, with bots that follow a script. */
import type { AnyGame } from '@airlock/kernel';
import {
  INFECTED_TUTORIAL,
  TUTORIAL,
  TUTORIAL_NAMES,
  TUTORIAL_OPENING,
  TUTORIAL_SEED,
  type TutorialStep,
  trainingGame,
  ZERO_TUTORIAL,
} from '@airlock/outbreak';
import { computed } from '@preact/signals';
import { type LessonAt, leaving, overDoor, taskDoor } from '../../kit/lesson.ts';
import type { Lesson, Lessons } from '../../learn/lesson.ts';
import { go } from '../../router.ts';
import type { Door, DoorButton, GamePage } from '../contract.ts';
import { openTable, page } from './index.tsx';
import type { Model, OutbreakDesk } from './model.ts';

interface After {
  /** On the paper when the last step is done. */
  readonly text: string;
  /** The lesson that comes next. */
  readonly next?: { readonly id: string; readonly label: string };
}

const lessonOf = (steps: readonly TutorialStep[], after: After): Lesson => ({
  game: trainingGame as AnyGame,
  page: page as GamePage,
  steps,
  names: TUTORIAL_NAMES,
  seed: TUTORIAL_SEED,
  opening: TUTORIAL_OPENING,
  open(desk, place) {
    const { model, parts } = openTable(desk as OutbreakDesk, { place, over: after.text });
    return { ...parts, door: computed(() => lessonDoor(model, place, after)) };
  },
});

/** The task in place of the table's own sentence; the buttons stay those of the table. */
function lessonDoor(model: Model, place: LessonAt, { next }: After): Door {
  const door = model.door.value;
  // A vote that is on the stage is looked at first.
  if (model.ceremony.value) return door;
  const now = place.value;
  if (now) return door.kind === 'go' ? taskDoor(door, now) : door;
  const [front, play] = leaving('outbreak', 'Play with bots', next ? 'plain' : 'go');
  const buttons: DoorButton[] = next
    ? [front, play, { label: next.label, look: 'go', key: 'Enter', press: () => go(`/learn/${next.id}`) }]
    : [front, play];
  return overDoor('Take a seat of your own, or read the rules beside the table.', buttons);
}

export const lessons: Lessons = {
  outbreak: lessonOf(TUTORIAL, {
    text: 'Nobody had more ballots than skipping, so nobody is out. That is the whole game: count, talk, and do not trust yesterday’s friends.',
    next: { id: 'outbreak-infected', label: 'Be infected' },
  }),
  'outbreak-infected': lessonOf(INFECTED_TUTORIAL, {
    text: 'The Boatswain was a Survivor. With one Survivor left at the start of a Day, the Infected win: keep quiet, and go on.',
    next: { id: 'outbreak-zero', label: 'Be Patient Zero' },
  }),
  'outbreak-zero': lessonOf(ZERO_TUTORIAL, {
    text: 'Stiletto has no more than before. When one Task is left to choose from, or one Survivor, you have won; when they vote you out, they have.',
  }),
};
