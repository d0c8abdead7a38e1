/** The words of the daily ship. */
import { RATING_WORDS, type Rating } from '@airlock/hypatia';
import { count } from '@airlock/kernel';
import type { Par } from './par.ts';

export const dailyWords = {
  title: 'The daily Hypatia',
  about: (day: string) =>
    `Everybody who plays today gets the same ship: ${day}. Your first try counts; you may play it again for practice.`,
  play: 'Play today’s ship',
  goOn: 'Go on with today’s ship',
  again: 'Play it again, for practice',
  learn: 'Learn the game',
  par: (par: Par) =>
    par.won ? `Par: the Commander saves ${par.score}.` : 'Par: the Commander loses this ship.',
  thinking: 'The Commander is playing today’s ship, to set the par…',
  streak: (days: number) => `${count(days, 'day')} in a row`,
  everybody: 'Everybody today',
  finished: (people: number) => `${count(people, 'person has', 'people have')} finished today’s ship.`,
  nobodyYet: 'Nobody has finished today’s ship yet.',
  unknown: 'The results of the others could not be loaded.',
  name: 'Commander',
  you: (name: string) => `${name} (you)`,
  history: 'Your voyages',
  none: 'None finished yet.',
  best: (score: number, all: number) => `Best score: ${score} in ${count(all, 'voyage')}.`,
  spread: (ratings: readonly (readonly [Rating | null, number])[]) =>
    ratings
      .map(([rating, times]) => `${rating === null ? 'Lost' : RATING_WORDS[rating]} ${times}`)
      .join(' · '),
  ship: 'Ship',
  result: 'Result',
  rescued: 'Rescued',
  rounds: 'Rounds',
  other: 'Not a daily ship',
  lost: 'Lost',
};
