/** The door of a lesson: the task in place of the table's own sentence, and after the last step the ways on. */
import type { ReadonlySignal } from '@preact/signals';
import { playBots } from '../front/newTable.ts';
import type { Door, DoorButton } from '../games/contract.ts';
import type { LessonPlace } from '../learn/lesson.ts';
import { attempt } from '../look/notice.ts';
import { go } from '../router.ts';

/** Where one is in a lesson. */
export type LessonAt = ReadonlySignal<LessonPlace | null>;

/** Under the task: how far one has come. */
const stepWords = ({ step, number, of }: LessonPlace): string => `Step ${number} of ${of} · ${step.lesson}`;

/** The buttons stay those of the table. */
export const taskDoor = (door: Door, place: LessonPlace): Door => ({
  ...door,
  sentence: place.step.task,
  second: stepWords(place),
});

export const FRONT_PAGE: DoorButton = { label: 'Front page', look: 'quiet', press: () => go('/') };

/** To the front page, or to a table of one's own; filled only where that is the one thing left to do. */
export const leaving = (
  game: string,
  label: string,
  look: 'go' | 'plain' = 'go',
): readonly [DoorButton, DoorButton] => [
  FRONT_PAGE,
  {
    label,
    look,
    ...(look === 'go' ? { key: 'Enter' } : {}),
    press: () => void attempt(() => playBots(game)),
  },
];

/** After the last step. */
export const overDoor = (
  second: string,
  buttons: Door['buttons'],
  sentence = 'The lesson is over.',
): Door => ({
  kind: 'note',
  sentence,
  second,
  buttons,
});
