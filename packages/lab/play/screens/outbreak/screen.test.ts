import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { defaultOptions, fastRandom, silentContext } from '@airlock/kernel';
import type { State, View } from '@airlock/outbreak';
import { describe, expect, test } from 'vitest';
import { inkOf } from '../../../ink.ts';
import { screen } from './screen.ts';

const { game } = (await loadGame('outbreak')) as CatalogueEntry;

/** The table of a fresh game as one seat sees it, after some actions written as text. */
function tableOf(seat: number, change: (state: State) => void, unicode = true): string[] {
  const random = fastRandom('screen');
  const state = game.setup(5, defaultOptions(game.options), random) as State;
  game.begin(state, silentContext(random));
  change(state);
  const names = ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'];
  return screen.draw({
    game,
    seat,
    view: game.view(state, seat) as View,
    naming: { names, reader: seat },
    ink: inkOf(false, unicode),
    recent: [],
    listed: [],
    foresee: () => undefined,
  });
}

describe('Outbreak in the terminal', () => {
  test('shows Day, Tasks with their points, and marks the two chosen ones', () => {
    const lines = tableOf(0, (state) => {
      state.pair = [1, 0];
      state.points[0] = 3;
      state.status[2] = 2;
      state.status[3] = 3;
      state.readyAt[3] = 2;
    });
    expect(lines[0]).toBe('Day 1, morning shift');
    expect(lines[1]).toBe('2 Angelwing     ■■■□     3/4  open');
    expect(lines[2]).toBe('1 Stiletto      □□□□     0/4  open');
    expect(lines[3]).toMatch(/Madeline .* destroyed$/);
    expect(lines[4]).toMatch(/Quicksilver .* under repair, back in the next Shift$/);
  });

  test('shows the reader’s role and hand, and of others only what all know', () => {
    const lines = tableOf(2, (state) => {
      state.roles = [0, 2, 0, 0, 0];
      state.leader = 0;
      state.chosen[3] = 5;
      state.out = 1 << 4;
    });
    expect(lines).toContain('  Ada           Leader');
    expect(lines).toContain('  Bo');
    expect(lines).toContain('  You           Survivor');
    expect(lines).toContain('  Dan           has chosen');
    expect(lines).toContain('  Eve           voted out, Survivor');
    expect(lines.at(-2)).toBe('Your hand: Complete 1, Complete 2, Sabotage 1, Sabotage 2, Infect, Rest');
    expect(lines.at(-1)).toMatch(/^Your Rest number today: [1-5]$/);
  });

  test('keeps within 80 columns, and to plain signs where there are no others', () => {
    for (const line of tableOf(1, () => undefined, false)) expect(line).toMatch(/^[ -~]{0,80}$/);
  });
});
