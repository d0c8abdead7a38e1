/** Whose game Goofspiel is. */
import type { Credit } from '../about.ts';

export const credit: Credit = {
  people: 'A traditional card game in the public domain, also known as the Game of Pure Strategy.',
  documented: 'The rules, from common descriptions of the game.',
  designed: 'The words, the page and the bots.',
};
