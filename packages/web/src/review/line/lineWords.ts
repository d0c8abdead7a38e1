/** What a line of one's own says about itself. */
import { count } from '@airlock/kernel';

export const lineWords = {
  from: (at: number) => `A line of your own from step ${at}.`,
  plays: (you: string, level: string, alone: boolean) =>
    alone ? `You play ${you}.` : `You play ${you}, bots (${level}) play the others.`,
  anew: 'What is hidden is dealt anew, to fit what you knew.',
  real: 'Everything lies as it really lay.',
  playReal: 'Play it as it really lay',
  playAnew: 'Deal what is hidden anew',
  clock: 'The clock stands until you do something.',
  back: 'Back to the review',
  again: (at: number) => `Take back to step ${at}`,
  share: 'Copy the link',
  shared: 'Link copied',
  ended: (result: string) => `This line is over: ${result}`,
  lines: 'Lines from this match',
  entry: (number: number, at: number, moves: number) =>
    `Line ${number}: from step ${at}, ${count(moves, 'move')}`,
  going: 'not finished',
};
