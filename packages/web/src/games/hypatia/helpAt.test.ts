import { AT, HANGAR, hypatia, type NodeName } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { helpAt, SECTIONS } from './helpAt.ts';
import type { Position } from './moves/position.ts';
import { cardKey } from './moves/things.ts';
import { card, positionFrom, ROUND_14 } from './testing/position.ts';

const position = positionFrom(ROUND_14);
const idle = { use: 'station', picked: [] } as const;
const titleAt = (...asked: Parameters<typeof helpAt>): string | undefined =>
  hypatia.words.help[helpAt(...asked).section]?.title;
const queen = [cardKey(card('OPS-Q'))];

describe('the rules open', () => {
  it('at what the phase allows on a plain turn', () => {
    expect(titleAt(position, idle, null)).toBe('Your phase');
    expect(helpAt(position, idle, null).because).toContain('your phase');
  });

  it('at the rules of tricks when one looks at a station', () => {
    expect(titleAt(position, idle, HANGAR)).toBe('Resolving a trick');
    expect(helpAt(position, idle, HANGAR).because).toContain('*the Hangar*');
  });

  it('at the use that was chosen for a card', () => {
    expect(titleAt(position, { use: 'tower', picked: queen }, HANGAR)).toBe('Tower Actions');
    expect(titleAt(position, { use: 'sentinel', picked: queen }, null)).toBe('Sentinels');
    expect(titleAt(position, { use: 'xo', picked: queen }, null)).toBe('XO Suits');
  });

  it('at a section of its own for every decision', () => {
    const asked = (decision: NodeName): Position => ({ ...position, decision });
    expect(titleAt(asked('xoWindow'), idle, null)).toBe('XO Suits');
    expect(titleAt(asked('optDiscard'), idle, null)).toBe('Your phase');
    expect(titleAt(asked('arm'), idle, null)).toBe('Power, rescue and the end');
    for (const decision of Object.keys(AT) as NodeName[]) {
      expect(hypatia.words.help[helpAt(asked(decision), idle, null).section]).toBeDefined();
    }
  });

  it('at the end when it is over, and at the beginning before anything is asked', () => {
    const result = { reason: 'time', won: false, score: 0, rescued: 3, round: 40 } as const;
    const ship = position.ship && { ...position.ship, result };
    expect(titleAt({ ...position, ship, decision: null }, idle, null)).toBe('Power, rescue and the end');
    expect(helpAt({ ...position, decision: null }, idle, null)).toEqual({ section: SECTIONS.about });
  });
});
