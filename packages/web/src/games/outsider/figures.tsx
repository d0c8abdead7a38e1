/** The pictures of Outsider's rulebook. */
import { CREW, DARK, FIRST_GOAL, SHIELD } from '@airlock/outsider';
import type { Figure } from '../contract.ts';
import { Card, CrisisCard } from './cards/Card.tsx';
import { LoyaltyCard } from './loyalty/LoyaltyCard.tsx';

export const figures: readonly Figure[] = [
  {
    chapter: /^A ship/,
    Picture: () => <LoyaltyCard loyalty={CREW} aim />,
    caption: 'A loyalty: only you see yours.',
  },
  {
    chapter: /^Goals/,
    Picture: () => <Card kind={FIRST_GOAL} spoken />,
    caption: 'A Goal, with its skill and the four icons that Scrap must show.',
  },
  {
    chapter: /^Goals/,
    Picture: () => <Card kind={0} spoken />,
    caption: 'A Gear: it completes the Goal at its foot, or gives its icons as Scrap.',
  },
  {
    chapter: /^Your turn/,
    Picture: () => <Card kind={SHIELD} spoken />,
    caption: 'A Tech says itself when it is played.',
  },
  {
    chapter: /^Dark/,
    Picture: () => <Card kind={DARK} spoken />,
    caption: 'A Dark: whoever discards it draws a Crisis.',
  },
  {
    chapter: /^Dark/,
    Picture: () => <CrisisCard crisis={1} spoken />,
    caption: 'A Crisis: what it says happens at once, or stays if it is Ongoing.',
  },
];
