/** Words for tables that want company. */
import { count } from '@airlock/kernel';

const minutes = (number: number): string => count(number, 'minute');

export const openWords = {
  title: 'Open tables',
  plate: 'anybody may sit down',
  none: 'No open tables now. Look for company, and one is opened for you.',
  noneFits: 'No open table fits. Look for company, and one is opened for you.',
  site: 'Open tables are at a server, and this page has none: it plays alone and against bots.',
  find: 'Find company',
  findHelp: 'Sits you at a table that fits, or opens one.',
  choose: 'Choose a game first.',
  game: 'Game',
  anyGame: 'Any game',
  pace: 'Time',
  paces: { any: 'Any time', none: 'No clock', live: 'Live', slow: 'Slow (days)' },
  bots: 'If nobody comes',
  botsAfter: (time: number) => (time === 0 ? 'Wait for people' : `Bots after ${minutes(time)}`),
  sit: 'Sit down',
  sitAt: (game: string, host: string) => `Sit down at ${game}, hosted by ${host}`,
  yours: 'You are here',
  hosted: (game: string, host: string) => `${game}, hosted by ${host}`,
  taken: (taken: number, seats: number) => `${taken} of ${seats} seats`,
  opened: (ago: number) =>
    ago < 60_000 ? 'opened just now' : `opened ${minutes(Math.floor(ago / 60_000))} ago`,
  fills: (left: number) =>
    left < 60_000 ? 'bots join in less than a minute' : `bots join in ${minutes(Math.round(left / 60_000))}`,
  lists: 'Tables that want company',

  listed: 'Listed',
  listing: { link: 'Private link', open: 'Open table' },
  listingHelp: { link: 'Only people with the link find it.', open: 'Anybody may sit down until it begins.' },
  full: 'All seats are taken: open one first.',
  fill: 'Bots take the open seats',
  never: 'never',
  after: (time: number) => `after ${minutes(time)}`,
  countdown: (time: string) => `Bots take the open seats in ${time}.`,
  now: 'Bots take the open seats now.',
};

/** What can be chosen; 0 is never. */
export const FILL_MINUTES = [0, 1, 2, 5, 10, 20];
