/** The rules on one page, chapter by chapter. */
import type { HelpSection } from '@airlock/kernel';

const span = (from: number, to: number, without: readonly number[] = []): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((number) => !without.includes(number))
    .map((number) => `OMG-${String(number).padStart(3, '0')}`);

export const HELP: readonly HelpSection[] = [
  {
    title: 'The race',
    paragraphs: [
      'The station is breaking apart. Build your way through it faster than your rival: three rounds, both building at once.',
      'Build *rooms* in the shapes of the three locations to win *keys*. Keys open *locked cards*. Locked cards carry the second halves of three pieces of *equipment*. Whoever first has all three connected ends the round.',
    ],
    rules: [...span(1, 9), 'OMG-020'],
  },
  {
    title: 'Flip and place',
    paragraphs: [
      'Turn up the top card of your deck and place it: the first one anywhere, every other touching or overlapping your plan. You may turn it and cover anything.',
      'A locked card without its key goes under your deck unseen.',
    ],
    rules: [...span(21, 29), ...span(30, 38)],
  },
  {
    title: 'Pick up',
    paragraphs: [
      'At any time you may pick up cards from your plan, as long as the rest stays in one piece. They go under your deck in the order you choose.',
      'To pick up one card at once, rest your finger on it for half a second, or click it with the right mouse button. For several, press Pick up (the key P), choose them (arrow keys and the space bar), and press Pick up again (Enter).',
    ],
    rules: span(40, 47),
  },
  {
    title: 'Keys',
    paragraphs: [
      'A room is made of visible squares of one colour that share edges. If after a placement a room has exactly the shape of the location at its colour’s key, turned any way you like, the key is yours for the round.',
    ],
    rules: span(50, 58),
  },
  {
    title: 'Equipment',
    paragraphs: [
      'Battery cell, atmospheric purifier and satellite dish have two halves each. Two halves are connected when both are visible, lie side by side and face each other. Connect all three at once and you are done.',
    ],
    rules: span(60, 66),
  },
  {
    title: 'Scoring',
    paragraphs: [
      'Whoever finished takes the round’s speed card. Each of the three scoring cards goes to the higher value; ties go to whoever finished. After three rounds, the most points win.',
    ],
    rules: [...span(70, 79), ...span(80, 83), ...span(90, 92)],
  },
  {
    title: 'Fair in real time',
    paragraphs: [
      'The table keeps the time. It takes the delay of your connection off what you do, up to 150 milliseconds, and listens for a moment after a finish, so that whoever was first wins, not whoever was heard first.',
      'What is not made up for: your next card turns up when the table has answered, a little later on a slow connection.',
      'A pause stops the clock and covers the boards. So does a lost connection. What you did before it counts, even if it arrives after it.',
    ],
    rules: span(100, 114),
  },
  {
    title: 'Against the clock',
    paragraphs: [
      'Alone, you race the Station. It has a value for every scoring card and a time limit. Eight of 15 points are enough to escape.',
    ],
    rules: span(120, 123),
  },
  {
    title: 'Practice',
    paragraphs: [
      'One round without a clock and without points. Take moves back and ask for hints as you like.',
    ],
    rules: span(130, 132),
  },
];
