/** What exercises say. */
export const exerciseWords = {
  title: 'Exercises',
  intro:
    'Positions from matches of strong bots in which one move is clearly best. Find it; what is hidden stays hidden.',
  none: 'Nobody has collected exercises for this game yet.',
  number: (number: number) => `Exercise ${number}`,
  task: 'Find the best move.',
  you: (seat: string) => `You are ${seat}.`,
  thinking: 'Judging your move…',
  solved: 'That is it.',
  good: 'As good as the best.',
  notYet: 'There is something better.',
  failed: 'This move could not be judged.',
  again: 'Try another move',
  show: 'Show the best move',
  back: 'Back',
};
