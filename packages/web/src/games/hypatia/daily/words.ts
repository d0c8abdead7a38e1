/** The words of the daily ship. */
import { count } from '@airlock/kernel';

export const dailyWords = {
  title: 'The daily Hypatia',
  about: (day: string) =>
    `Everybody who plays today gets the same ship: ${day}. Play it as often as you like; the line you share gives no cards away.`,
  play: 'Play today’s ship',
  again: 'Play it again',
  learn: 'Learn the game',
  history: 'Your voyages',
  none: 'None finished yet.',
  best: (score: number, all: number) => `Best score: ${score} in ${count(all, 'voyage')}.`,
  ship: 'Ship',
  result: 'Result',
  rescued: 'Rescued',
  rounds: 'Rounds',
  other: 'Not a daily ship',
  lost: 'Lost',
};
