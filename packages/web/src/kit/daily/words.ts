/** The words that the pages of all daily deals share. */
import { count } from '@airlock/kernel';

/** What each game says of its own. */
export interface DailyWords {
  readonly title: string;
  readonly about: (day: string) => string;
  /** What is dealt, behind "today’s": a ship, a station. */
  readonly thing: string;
  /** While the par is being worked out. */
  readonly thinking: string;
  /** Above the names of those who played. */
  readonly name: string;
}

export const dealWords = {
  play: (thing: string) => `Play today’s ${thing}`,
  goOn: (thing: string) => `Continue today’s ${thing}`,
  again: 'Play it again, for practice',
  learn: 'Learn the game',
  streak: (days: number) => `${count(days, 'day')} in a row`,
  everybody: 'Everybody today',
  finished: (people: number, thing: string) =>
    `${count(people, 'person has', 'people have')} finished today’s ${thing}.`,
  nobodyYet: (thing: string) => `Nobody has finished today’s ${thing} yet.`,
  unknown: 'The other players’ results could not be loaded.',
  you: (name: string) => `${name} (you)`,
  first: 'Your first try counts:',
  copy: 'Copy the line',
  copied: 'Copied',
};
