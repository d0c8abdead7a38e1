/** Outbreak on Hypatia as the front page presents it. */
import type { About } from '../about.ts';
import poster from './poster.svg';

export const about: About = {
  accent: 'var(--hypatia)',
  poster,
  pitch: 'Get them off the ship before you blow it up.',
  play: 'Play now',
  lessons: [
    {
      id: 'hypatia',
      title: 'Outbreak on Hypatia',
      text: 'Lesson',
      spoken: 'Lesson: learn Outbreak on Hypatia in five minutes',
    },
  ],
  daily: { text: 'Daily ship', spoken: 'Daily ship: the same Hypatia for everybody today' },
};
