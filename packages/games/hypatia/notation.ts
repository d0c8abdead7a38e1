/** Cards and stations as prepared ships and tests write them: humans and Phage alike as `SCI-Q`. */
import { bare, type Card, RANKS, SEEN, STATIONS, type Station, SUITS } from './cards.ts';

export function readCard(id: string): Card {
  const [suit = '', rank = ''] = id.split('-');
  const [suitAt, rankAt] = [
    (SUITS as readonly string[]).indexOf(suit),
    (RANKS as readonly string[]).indexOf(rank),
  ];
  if (suitAt < 0 || rankAt < 0) throw new Error(`There is no card "${id}".`);
  return suitAt * RANKS.length + rankAt + 1;
}

/** `SCI-Q ENG-2`; a word in brackets is face down, and gets no mark. */
export const readCards = (written = ''): Card[] => split(written).map(readCard);

/** Phage of a trick: `(SCI-J) OPS-4`, the first face down, the second face up. */
export const readPhage = (written = ''): number[] =>
  split(written).map((word) => (word.startsWith('(') ? readCard(word.slice(1, -1)) : readCard(word) | SEEN));

export const split = (written: string): string[] => written.split(' ').filter((word) => word !== '');

const writeCard = (card: number): string => {
  const index = bare(card) - 1;
  return `${SUITS[Math.floor(index / RANKS.length)]}-${RANKS[index % RANKS.length]}`;
};

export const writeCards = (cards: readonly number[]): string => cards.map(writeCard).join(' ');

/** Phage with face-down ones in brackets. */
export const writePhage = (cards: readonly number[]): string =>
  cards.map((card) => (card & SEEN ? writeCard(card) : `(${writeCard(card)})`)).join(' ');

export function readStation(name: string): Station {
  const station = (STATIONS as readonly string[]).indexOf(name);
  if (station < 0) throw new Error(`There is no station "${name}".`);
  return station;
}
