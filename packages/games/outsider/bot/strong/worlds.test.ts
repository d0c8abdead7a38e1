import { fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { DARK } from '../../cards.ts';
import type { OutsiderEvent } from '../../events.ts';
import { outsider } from '../../game.ts';
import { imagine } from '../../imagine.ts';
import { countKind, holdsKind } from '../../rules/zones.ts';
import type { State } from '../../state.ts';
import { play } from '../../testing/play.ts';
import { kindNamed, position } from '../../testing/position.ts';
import { judge } from './judgement.ts';
import { drawWorld } from './worlds.ts';

const WORLDS = 60;

function worldsOf(state: State, seat: number, heard: readonly OutsiderEvent[] = []): State[] {
  const view = outsider.view(state, seat);
  const judgement = judge(imagine(view, fastRandom('own')), seat, heard);
  return Array.from({ length: WORLDS }, (_, world) => drawWorld(view, judgement, fastRandom(world)));
}

const start = (): State =>
  position({
    loyalties: 'CCCO',
    characters: 'medic synthetic pilot security',
    supply: 'GE01 GE02 DARK GE05',
    hands: { A: 'GE03 GO03 DARK', B: 'GE07 GE08 GO01', C: 'GE10 DARK', D: 'GE11 GO02' },
  });

describe('worlds a seat takes for possible', () => {
  test('look to it like the real one, but for what was said', () => {
    const state = start();
    play(state, 'B canComplete GO07 gear playFirst');
    const seen = { ...outsider.view(state, 0), claims: [], claimTruth: [] };
    for (const world of worldsOf(state, 0)) expect(outsider.view(world, 0)).toEqual(seen);
  });

  test('have the Outsiders it suspects as often as it suspects them', () => {
    const outsiders = (heard: readonly OutsiderEvent[]): number =>
      worldsOf(start(), 0, heard).filter(({ loyalties }) => loyalties[3] === 1).length;
    const sabotage: OutsiderEvent = { type: 'sabotaged', rule: 'OUT-410', open: { seat: 3, goal: 16 } };
    expect(outsiders([])).toBeGreaterThan(WORLDS / 6);
    expect(outsiders([])).toBeLessThan(WORLDS / 2);
    expect(outsiders([sabotage])).toBeGreaterThan(WORLDS * 0.9);
    for (const { loyalties } of worldsOf(start(), 3)) expect(loyalties).toEqual([0, 0, 0, 1]);
  });

  test('give Crew what it said to hold, and leave Outsiders to chance', () => {
    const state = start();
    play(state, 'B canComplete GO07 gear playFirst', 'B hold GO01 1');
    const worlds = worldsOf(state, 0);
    const holds = (world: State, id: string): boolean => holdsKind(world.hands[1] as number[], kindNamed(id));
    const byCrew = worlds.filter(({ loyalties }) => loyalties[1] === 0);
    const byOutsider = worlds.filter(({ loyalties }) => loyalties[1] === 1);
    expect(byCrew.every((world) => holds(world, 'GE07') && holds(world, 'GO01'))).toBe(true);
    expect(byOutsider.length).toBeGreaterThan(0);
    expect(byOutsider.every((world) => holds(world, 'GE07'))).toBe(false);
  });

  test('have a Supply as Dark as it is remembered', () => {
    const opened = (cards: readonly number[]): OutsiderEvent => ({
      type: 'supplyRevealed',
      rule: 'OUT-510',
      open: { seat: 1, cards },
    });
    const darkOf = (cards: readonly number[]): number =>
      worldsOf(start(), 0, [opened(cards)]).reduce((sum, { supply }) => sum + countKind(supply, DARK), 0) /
      WORLDS;
    expect(darkOf([DARK, DARK, DARK, 0])).toBeCloseTo(3, 0);
    expect(darkOf([0, 1, 4, 5])).toBe(0);
  });
});
