/** What the page itself says in a lesson; the steps have their own words beside the rules. */
import { playBots } from '../../../front/newTable.ts';
import { attempt } from '../../../look/notice.ts';
import { go } from '../../../router.ts';
import type { AfterLesson } from './door.ts';

export const lessonWords = {
  title: 'Lesson',
  step: (number: number, of: number) => `Step ${number} of ${of}`,
  claim: 'Make a claim',
  others: 'Other actions',
  yourSide: 'Your side of the table',
  over: 'The lesson is over.',
  again: 'Start again',
  front: 'Front page',
} as const;

export const afterWords: Readonly<Record<'crew' | 'outsider', AfterLesson>> = {
  crew: {
    second: 'Next comes the short lesson as the Outsider.',
    label: 'The other side',
    press: () => go('/learn/outsider-other-side'),
  },
  outsider: {
    second: 'Take a seat of your own, or read the rules beside the table.',
    label: 'Play with bots',
    press: () => void attempt(() => playBots('outsider')),
  },
};
