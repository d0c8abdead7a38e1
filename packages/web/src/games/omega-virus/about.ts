/** Omega Virus: Prologue as the front page presents it. */
import type { About } from '../about.ts';
import poster from './poster.svg';

export const about: About = {
  accent: 'var(--omega)',
  poster,
  pitch: 'Both build at once. Three keys, three machines.',
  play: 'Play a bot',
  lessons: [
    {
      id: 'omega-virus',
      title: 'Omega Virus: Prologue',
      text: 'Lesson',
      spoken: 'Lesson: learn Omega Virus in five minutes',
    },
  ],
  atOnce: { options: { mode: 'bot' }, rival: true, level: 'cadet' },
};
