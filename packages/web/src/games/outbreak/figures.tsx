/** The pictures of Outbreak's rulebook. */
import { C1, C2, INF, REST, S1, type Shown } from '@airlock/outbreak';
import type { ComponentType } from 'preact';
import type { Figure } from '../contract.ts';
import { ActionCard } from './cards/ActionCard.tsx';

const card = (shown: Shown): ComponentType => {
  const Picture = () => <ActionCard shown={shown} />;
  return Picture;
};

export const figures: readonly Figure[] = [
  { chapter: /^Your three cards/, Picture: card(C1), caption: 'Works on the first Task of the Shift.' },
  { chapter: /^Your three cards/, Picture: card(C2), caption: 'Works on the second.' },
  { chapter: /^Your three cards/, Picture: card(REST + 3), caption: 'Rest, with the number it has today.' },
  { chapter: /^How a pile/, Picture: card(S1), caption: 'Takes a point from the first Task.' },
  { chapter: /^What Rest/, Picture: card(INF), caption: 'Patient Zero’s card: it finds the next Rest.' },
  { chapter: /^What Rest/, Picture: card(REST + 5), caption: 'Whose Rest it is, only its owner knows.' },
  { chapter: /^When you are/, Picture: card(S1), caption: 'From then on you may play one of these.' },
];
