import { describe, expect, it } from 'vitest';
import type { SeenEvent, ToldEvent } from './game.ts';
import { LONGEST_HURRIED_MS, type Shown, showingTime } from './showing.ts';

const told = (type: string, own?: object): ToldEvent<SeenEvent> => ({
  type,
  rule: 'TOY-1',
  open: {},
  ...(own ? { own: { 0: own } } : {}),
});

const LENGTHS: Readonly<Record<string, Shown>> = {
  move: { lasts: 300 },
  march: { lasts: 3_000 },
  reveal: { lasts: 9_000, unhurried: true },
};

const game = { shows: ({ type }: SeenEvent): Shown | null => LENGTHS[type] ?? null };

describe('the time that showing takes', () => {
  it('is nothing where a game shows nothing', () => {
    expect(showingTime({}, [told('reveal')])).toBe(0);
    expect(showingTime(game, [told('whisper')])).toBe(0);
  });

  it('adds up, and what can be hurried is bounded', () => {
    expect(showingTime(game, [told('move'), told('move')])).toBe(600);
    expect(showingTime(game, [told('march'), told('march'), told('reveal')])).toBe(
      LONGEST_HURRIED_MS + 9_000,
    );
  });

  it('never depends on what a seat alone hears', () => {
    const heard: SeenEvent[] = [];
    const listening = {
      shows(event: SeenEvent) {
        heard.push(event);
        return null;
      },
    };
    showingTime(listening, [told('reveal', { role: 'traitor' })]);
    expect(heard).toEqual([{ type: 'reveal', rule: 'TOY-1', open: {} }]);
  });
});
