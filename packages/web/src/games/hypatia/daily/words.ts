/** The words of the daily ship. */
import { RATING_WORDS, type Rating } from '@airlock/hypatia';
import { count } from '@airlock/kernel';
import type { Par } from '../adviser/par.ts';

export const dailyWords = {
  title: 'The daily Hypatia',
  about: (day: string) =>
    `Everybody who plays today gets the same ship: ${day}. Your first try counts; you may play it again for practice.`,
  thing: 'ship',
  par: (par: Par) =>
    par.won ? `Par: the Commander saves ${par.score}.` : 'Par: the Commander loses this ship.',
  thinking: 'The Commander is playing today’s ship, to set the par…',
  name: 'Commander',
  history: 'Your voyages',
  none: 'None finished yet.',
  best: (score: number, all: number) => `Best score: ${score} in ${count(all, 'voyage')}.`,
  spread: (ratings: readonly (readonly [Rating | null, number])[]) =>
    ratings
      .map(([rating, times]) => `${rating === null ? 'Lost' : RATING_WORDS[rating]} ${times}`)
      .join(' · '),
  /** Under the scale of an ending, from the second voyage on: one alone is no spread. */
  soFar: (all: number, spread: string) => (all < 2 ? null : `Your ${count(all, 'voyage')} so far: ${spread}`),
  ship: 'Ship',
  result: 'Result',
  rescued: 'Rescued',
  rounds: 'Rounds',
  other: 'Not a daily ship',
  lost: 'Lost',
};
