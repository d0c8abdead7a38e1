/** The words of the daily station. */
import { count } from '@airlock/kernel';
import type { Par } from './par.ts';

export const dailyWords = {
  title: 'The daily station',
  about: (day: string) =>
    `Everybody who plays today gets the same station and the same cards, as Red, against the Engineer: ${day}. Your first try counts; you may play it again for practice.`,
  play: 'Play today’s station',
  goOn: 'Go on with today’s station',
  again: 'Play it again, for practice',
  learn: 'Learn the game',
  par: ({ won, score }: Par) =>
    `Par: in your place the Engineer ${won ? 'wins' : 'loses'} with ${count(score, 'person', 'people')}.`,
  thinking: 'The Engineer is playing today’s station, to set the par…',
  streak: (days: number) => `${count(days, 'day')} in a row`,
  everybody: 'Everybody today',
  finished: (people: number) => `${count(people, 'person has', 'people have')} finished today’s station.`,
  nobodyYet: 'Nobody has finished today’s station yet.',
  unknown: 'The results of the others could not be loaded.',
  name: 'Salvage crew',
  you: (name: string) => `${name} (you)`,
  result: 'Result',
  people: 'People',
  won: 'Won',
  lost: 'No win',
  first: 'Your first try counts:',
};
