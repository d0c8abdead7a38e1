/** Outsider as the front page presents it. */
import type { About } from '../about.ts';
import poster from './poster.svg';

export const about: About = {
  accent: 'var(--outsider)',
  poster,
  pitch: 'Repair the ship. One of you does not want to.',
  play: 'Play with bots',
  lessons: [
    { id: 'outsider', title: 'Outsider', text: 'Lesson', spoken: 'Lesson: learn Outsider in five minutes' },
    {
      id: 'outsider-other-side',
      title: 'Outsider, as the Outsider',
      text: 'As Outsider',
      spoken: 'Lesson: learn to be the Outsider',
    },
  ],
  // As printed, one side wins too often, and with five or six nobody in a third of games and more (docs/BALANCE.md).
  begins: 'Balanced',
  atOnce: { options: { turnSeconds: 0 } },
};
