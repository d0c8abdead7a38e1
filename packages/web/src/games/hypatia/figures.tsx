/** The pictures of the rulebook of Outbreak on Hypatia. */
import { IS_SEVEN } from '@airlock/hypatia';
import type { Figure } from '../contract.ts';
import { HumanCard, PhageBack, PhageCard } from './cards/Card.tsx';

/** Any card that is no seven, and the first that is one. */
const PLAIN = 10;
const SEVEN = Math.max(0, IS_SEVEN.findIndex(Boolean));

export const figures: readonly Figure[] = [
  {
    chapter: /^What it is about/,
    Picture: () => <HumanCard card={PLAIN} />,
    caption: 'One of your people, with rank and suit.',
  },
  {
    chapter: /^Resolving/,
    Picture: () => <HumanCard card={PLAIN} />,
    caption: 'Humans and Phage of the station’s suit compete.',
  },
  {
    chapter: /^Resolving/,
    Picture: () => <PhageCard card={PLAIN} />,
    caption: 'A Phage of that suit kills one human there.',
  },
  { chapter: /^The Phage/, Picture: () => <PhageBack />, caption: 'Phage come face down.' },
  {
    chapter: /^The Phage/,
    Picture: () => <PhageCard card={SEVEN} />,
    caption: 'A seven among the Phage is an Eruption.',
  },
  {
    chapter: /^XO Suits/,
    Picture: () => <HumanCard card={SEVEN} />,
    caption: 'A human seven wears an XO Suit.',
  },
];
