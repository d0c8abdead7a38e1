import { goalCard, type OutsiderEvent } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../contract.ts';
import { beat } from '../beats.ts';
import { momentWords } from './moments.ts';

const names = ['Ada', 'Bo', 'Cyd'];
const HULL = 16;
const sabotaged: OutsiderEvent = { type: 'sabotaged', rule: 'OUT-410', open: { seat: 0, goal: HULL } };
const targeted: OutsiderEvent = { type: 'targeted', rule: 'OUT-413', open: { seat: 0, target: 1 } };
const doomed: OutsiderEvent = {
  type: 'survivalChanged',
  rule: 'OUT-604',
  open: { seat: 1, by: -2, now: 0, doomed: true },
};
const events = [sabotaged, targeted, doomed];
const moments: Moment<OutsiderEvent>[] = [{ sequence: 1, seat: 0, at: 0, events }];
const told = (event: OutsiderEvent, reader: number) => momentWords(event, { names, reader }, moments);

describe('a sabotage', () => {
  it('says who did what to whom and what it does, to the saboteur, the victim and the others', () => {
    expect(told(sabotaged, 0)?.headline).toBe('You sabotage Reseal the Hull');
    expect(told(sabotaged, 1)?.headline).toBe('Ada sabotages Reseal the Hull');
    expect(told(sabotaged, 2)?.lines).toContain(goalCard(HULL).sabotage.says);
    expect(told(targeted, 0)?.headline).toBe('You chose Bo');
    expect(told(targeted, 1)?.headline).toBe('Ada chose you');
    expect(told(targeted, 1)?.plate).toBe('Reseal the Hull is sabotaged');
    expect(told(targeted, 1)?.lines).toEqual([goalCard(HULL).sabotage.says]);
  });
});

describe('Doom', () => {
  it('says who, from what, and what it means', () => {
    expect(told(doomed, 1)).toEqual({
      icon: 'person',
      plate: 'No Survival left',
      headline: 'You are Doomed',
      lines: [
        `Ada sabotaged Reseal the Hull: ${goalCard(HULL).sabotage.says}`,
        'One action a turn and no ability, until you gain Survival.',
      ],
    });
  });
});

it('coming back from Doom is told, too', () => {
  const back: OutsiderEvent = {
    type: 'survivalChanged',
    rule: 'OUT-610',
    open: { seat: 1, by: 1, now: 1, doomed: false },
  };
  expect(told(back, 1)?.headline).toBe('You are no longer Doomed');
  expect(told({ ...back, open: { ...back.open, now: 2 } }, 1)).toBeNull();
  expect(beat(back, 1)?.isRead).toBe(true);
});

it('whatever has a moment takes time to be read, with motion or without', () => {
  const grave: OutsiderEvent[] = [
    ...events,
    { type: 'died', rule: 'OUT-980', open: { seat: 1, character: 2, becomes: 3 } },
    { type: 'turned', rule: 'OUT-961', open: { seat: 1, dark: 3 } },
    { type: 'obliterated', rule: 'OUT-811', open: { trigger: 0 } },
    { type: 'surgeCounted', rule: 'OUT-971', open: { goals: 1, doomed: [], dark: [1], deaths: 0 } },
  ];
  for (const event of grave) {
    expect(told(event, 2)).not.toBeNull();
    const { lasts = 0, isRead, unhurried } = beat(event, 2) ?? {};
    expect({ lasts: lasts >= 1_500, isRead, unhurried }).toEqual({
      lasts: true,
      isRead: true,
      unhurried: true,
    });
  }
});
