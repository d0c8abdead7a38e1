/** Outpost Seven as the front page presents it. */
import type { About } from '../about.ts';
import poster from './poster.svg';

export const about: About = {
  accent: 'var(--outpost)',
  poster,
  pitch: 'Repair modules and win the vote of every line.',
  play: 'Play a bot',
  sides: true,
  lessons: [
    {
      id: 'outpost-seven',
      title: 'Outpost Seven',
      text: 'Lesson',
      spoken: 'Lesson: learn Outpost Seven in five minutes',
    },
  ],
  daily: { text: 'Daily station', spoken: 'Daily station: the same Outpost Seven for everybody today' },
};
