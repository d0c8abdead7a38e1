/** Goofspiel as the front page presents it. */
import type { About } from '../about.ts';
import poster from './poster.svg';

export const about: About = {
  accent: '#7fd8d0',
  poster,
  pitch: 'Thirteen prizes, thirteen secret bids.',
  play: 'Play a bot',
};
