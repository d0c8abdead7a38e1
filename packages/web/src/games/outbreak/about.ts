/** Outbreak as the front page presents it. */
import type { About } from '../about.ts';
import poster from './poster.svg';

export const about: About = {
  accent: 'var(--outbreak)',
  poster,
  pitch: 'The sides change while you play.',
  play: 'Play with bots',
  lessons: [
    { id: 'outbreak', title: 'Outbreak', text: 'Lesson', spoken: 'Lesson: learn Outbreak in five minutes' },
    {
      id: 'outbreak-infected',
      title: 'Outbreak, infected',
      text: 'Infected',
      spoken: 'Lesson: learn what to do when you are infected',
    },
    {
      id: 'outbreak-zero',
      title: 'Outbreak, as Patient Zero',
      text: 'Patient Zero',
      spoken: 'Lesson: learn to be Patient Zero',
    },
  ],
  atOnce: { options: { pace: 'async' } },
};
