import type { OutpostEvent } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import { card, cell } from '../testing/position.ts';
import { lastTurnWords } from './LastTurn.tsx';

const naming = { names: ['quietmoss', 'Officer'], reader: 0 };
const repaired = (seat: number): OutpostEvent => ({
  type: 'repaired',
  rule: 'OPS-090',
  open: {
    seat,
    card: card('P5-1'),
    scrap: card('P6-1'),
    cell: cell('r3c3'),
    colourMatch: true,
    overpay: 1,
    placed: 2,
    lost: 0,
  },
});
const votes: OutpostEvent = {
  type: 'votes',
  rule: 'OPS-131',
  open: { flipped: [{ line: 2, to: 1, red: 2, yellow: 5 }] },
};

describe('the last turn in one line', () => {
  it('says what the rival salvaged', () => {
    const salvaged: OutpostEvent = {
      type: 'salvaged',
      rule: 'OPS-060',
      open: { seat: 1, cards: [card('B4-1'), card('G3-1')], slots: [0, 1], hand: 6 },
    };
    expect(lastTurnWords([salvaged], naming)).toBe('Officer salvaged Power 4 and Gardens 3');
  });

  it('says what was repaired, and which lines turned by it', () => {
    expect(lastTurnWords([repaired(1), votes], naming)).toBe('Officer repaired Works 5: row 3 votes Yellow');
    expect(lastTurnWords([repaired(0)], naming)).toBe('You repaired Works 5');
  });

  it('says nothing before anybody has done something', () => {
    expect(lastTurnWords([], naming)).toBeNull();
  });
});
