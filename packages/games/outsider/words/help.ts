/** Help for newcomers, part by part; every rule stands in exactly one of them. */
import type { HelpSection } from '@airlock/kernel';
import { RULES } from './rules.ts';

/** All rules whose numbers lie in one of these ranges, both ends included. */
const between = (...ranges: readonly (readonly [number, number])[]): string[] =>
  Object.keys(RULES).filter((id) => {
    const number = Number(id.slice('OUT-'.length));
    return ranges.some(([first, last]) => number >= first && number <= last);
  });

export const HELP: readonly HelpSection[] = [
  {
    title: 'A ship, a Crew, and somebody else',
    paragraphs: [
      'Most of you are Crew and have to complete more Goals than there are players, at least one each. An Outsider among you wants the Crew Doomed. If the ship runs out of time, everybody loses.',
      'You see your own hand and your own loyalty. Say what you like about both.',
    ],
    rules: between([101, 106], [201, 208]),
  },
  {
    title: 'Your turn',
    paragraphs: [
      'You have two actions and can buy up to three more with Survival. Then a card from the deck is lost to Entropy.',
    ],
    rules: between([301, 391]),
  },
  {
    title: 'Goals',
    paragraphs: [
      'Play a Goal, then complete it with the Gear that belongs to it or with Scrap that shows its icons. A completed Goal can be given up at any time for its sabotage bonus. Bots leave you time for that, and wait when you ask them for a moment.',
    ],
    rules: between([401, 413]),
  },
  {
    title: 'Dark, the Supply and Crises',
    paragraphs: [
      'Whoever discards a Dark draws a Crisis. The Supply is where everybody leaves cards for others, good ones and Dark ones. A Supply that is more than half Dark hits the next person to look.',
    ],
    rules: between([501, 536]),
  },
  {
    title: 'Survival',
    paragraphs: ['At zero you are Doomed: one action, no abilities. Any gain brings you back.'],
    rules: between([601, 610]),
  },
  {
    title: 'Secrets and talk',
    paragraphs: ['Nothing you say is checked until the game is over. Then every claim is marked.'],
    rules: between([701, 707], [720, 722]),
  },
  {
    title: 'How it ends',
    paragraphs: [
      'Somebody has to declare. All loyalties are shown then; a Crew that was wrong pays for it with Crises.',
    ],
    rules: between([801, 816]),
  },
  {
    title: 'Variants',
    paragraphs: [
      'Locations give the ship a map. Eclipse Protocol and Dark Surge decide what would be Obliteration. In The Quick and the Dead nobody is Doomed, but the dead come back as somebody else.',
    ],
    rules: between([901, 988]),
  },
];
