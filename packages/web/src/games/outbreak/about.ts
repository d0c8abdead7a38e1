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
  ],
  atOnce: { options: { pace: 'async' } },
};
