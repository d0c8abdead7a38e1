/** One’s games in words. Apart from the rest, which the front page carries. */
import { count } from '@airlock/kernel';

export const gamesWords = {
  title: 'Your games',
  link: 'Your games',
  count: (games: number) => count(games, 'game'),
  none: 'You are not in any games yet.',
  toFront: 'Choose one',
  groups: {
    mine: 'Your move',
    waiting: 'Waiting for others',
    open: 'Not begun',
    finished: 'Finished',
  },
  left: (time: string) => `${time} left`,
  remove: (title: string) => `Remove ${title} from this list`,
  removeSure: 'Remove: it stays for the others',
};
