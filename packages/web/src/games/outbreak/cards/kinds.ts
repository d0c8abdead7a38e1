/** What a card looks like: its kind, its slot, its picture and what it does, all in words too. */
import {
  C1,
  C2,
  type Card,
  cardName,
  INF,
  kindOf,
  REST,
  restNumberOf,
  S1,
  S2,
  type Shown,
} from '@airlock/outbreak';
import type { MarkName } from './marks.tsx';

export type Kind = 'complete' | 'sabotage' | 'rest' | 'infect';

export function kindName(card: Card): Kind {
  if (card === C1 || card === C2) return 'complete';
  if (card === S1 || card === S2) return 'sabotage';
  return card === INF ? 'infect' : 'rest';
}

export const MARK_OF: Readonly<Record<Kind, MarkName>> = {
  complete: 'wrench',
  sabotage: 'bolt',
  rest: 'moon',
  infect: 'biohazard',
};

export const WORD_OF: Readonly<Record<Kind, string>> = {
  complete: 'Complete',
  sabotage: 'Sabotage',
  rest: 'Rest',
  infect: 'Infect',
};

export const EFFECT_OF: Readonly<Record<Kind, string>> = {
  complete: '+1',
  sabotage: '−1',
  rest: 'No effect',
  infect: 'Next Rest',
};

/** The slot a card acts on; `null` for Rest and Infect. */
export function slotOf(card: Card): 1 | 2 | null {
  if (card === C1 || card === S1) return 1;
  return card === C2 || card === S2 ? 2 : null;
}

/** What the card is called aloud: "Complete 1, +1 on the first Task". */
export function spokenCard(shown: Shown): string {
  const card = kindOf(shown);
  const slot = slotOf(card);
  const effect = EFFECT_OF[kindName(card)];
  if (slot !== null) return `${cardName(card)}, ${effect} on the ${slot === 1 ? 'first' : 'second'} Task`;
  if (card !== REST) return cardName(card);
  return restNumberOf(shown) > 0 ? `Rest ${restNumberOf(shown)}` : 'Rest';
}
