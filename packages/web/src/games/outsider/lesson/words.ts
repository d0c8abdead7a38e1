/** What the page itself says in a lesson; the steps have their own words beside the rules. */
import { FRONT_PAGE, leaving } from '../../../kit/lesson.ts';
import { go } from '../../../router.ts';
import type { AfterLesson } from './door.ts';

export const lessonWords = {
  claim: 'Make a claim',
  others: 'Other actions',
  yourSide: 'Your side of the table',
  over: 'The lesson is over.',
  again: 'Start again',
} as const;

export const afterWords: Readonly<Record<'crew' | 'outsider', AfterLesson>> = {
  crew: {
    second: 'Next comes the short lesson as the Outsider.',
    buttons: [
      FRONT_PAGE,
      {
        label: 'The other side',
        look: 'go',
        key: 'Enter',
        press: () => go('/learn/outsider-other-side'),
      },
    ],
  },
  outsider: {
    second: 'Take a seat of your own, or read the rules beside the table.',
    buttons: leaving('outsider', 'Play with bots'),
  },
};
