/** The seven Tech cards of six kinds. */

export interface TechCard {
  readonly name: string;
  readonly copies: number;
  readonly says: string;
}

export const TECH: readonly TechCard[] = [
  { name: 'Gravity Shield', copies: 2, says: 'Cancel a Crisis that has just been revealed.' },
  { name: 'Stim Injector', copies: 1, says: 'On your turn, free: any player gains 1.' },
  { name: 'Omni-Tool', copies: 1, says: 'When completing a Goal, free: ignore its skill and its location.' },
  {
    name: 'Phase Scanner',
    copies: 1,
    says: 'On your turn, one action: look at another player’s hand or at the Supply.',
  },
  { name: 'Overclock Chip', copies: 1, says: 'On your turn, free: one more action.' },
  {
    name: 'Entropy Anchor',
    copies: 1,
    says: 'When an Entropy step is due to remove a card: it removes none. Then Recycle.',
  },
];
