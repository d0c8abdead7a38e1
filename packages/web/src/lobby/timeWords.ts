/** Words for the time that a table agrees on. */
import { count } from '@airlock/kernel';

export const timeWords = {
  label: 'Time',
  names: { none: 'No clock', live: 'Live', slow: 'Slow (days)' },
  help: {
    none: 'Take as long as you like.',
    live: 'Everybody is there, and a clock runs.',
    slow: 'Nobody need be there: hours or days for each decision.',
  },
  /** A race. */
  race: 'A race against each other: both play at the same time, so there is one limit for a round, and no slow table.',
  notHere: 'Not in a race: both play at the same time.',
  counted: 'Time is counted',
  by: { stage: 'By decision', player: 'By player' },
  byHelp: {
    stage: 'Everybody has the same time for each decision.',
    player: 'Everybody has time for the whole match, and some seconds for each decision that cost nothing.',
  },
  each: 'Time for each decision',
  bank: 'Time for the match, each player',
  free: 'Free for each decision',
  seconds: (seconds: number) => (seconds < 120 ? `${seconds} seconds` : count(seconds / 60, 'minute')),
  minutes: (minutes: number) => count(minutes, 'minute'),
  hours: (hours: number) => (hours < 24 ? count(hours, 'hour') : count(hours / 24, 'day')),
};
