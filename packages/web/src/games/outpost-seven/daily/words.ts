/** The words of the daily station. */
import { count } from '@airlock/kernel';
import type { Par } from './par.ts';

export const dailyWords = {
  title: 'The daily station',
  about: (day: string) =>
    `Everybody who plays today gets the same station and the same cards, as Red, against the Engineer: ${day}. Your first try counts; you may play it again for practice.`,
  thing: 'station',
  par: ({ won, score }: Par) =>
    `Par: in your place the Engineer ${won ? 'wins' : 'loses'} with ${count(score, 'person', 'people')}.`,
  thinking: 'The Engineer is playing today’s station, to set the par…',
  name: 'Salvage crew',
  result: 'Result',
  people: 'People',
  won: 'Won',
  lost: 'No win',
};
