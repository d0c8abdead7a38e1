import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import { ActionList, defaultOptions, fastRandom, type Options, silentContext } from '@airlock/kernel';
import type { State, View } from '@airlock/outsider';
import { describe, expect, test } from 'vitest';
import { inkOf } from '../../../ink.ts';
import { screen } from './screen.ts';

const { game } = (await loadGame('outsider')) as CatalogueEntry;

/** The table in the first turn of a game as one seat sees it, after a change. */
function tableOf(change: (state: State) => void, options: Options = {}, unicode = true): string[] {
  const random = fastRandom('screen');
  const state = game.setup(3, { ...defaultOptions(game.options), ...options }, random) as State;
  const list = new ActionList();
  game.begin(state, silentContext(random));
  while (state.turn === 0) {
    const waiting = game.waiting(state);
    const seat = 31 - Math.clz32(waiting & -waiting);
    game.actions(state, seat, list.clear());
    game.apply(state, seat, list.at(0), silentContext(random));
  }
  change(state);
  return screen.draw({
    game,
    seat: 0,
    view: game.view(state, 0) as View,
    naming: { names: ['Ada', 'Bo', 'Cleo'], reader: 0 },
    ink: inkOf(false, unicode),
    recent: [],
    listed: [],
    foresee: () => undefined,
  });
}

describe('Outsider in the terminal', () => {
  test('shows the ship, the Goal in play and what is Ongoing', () => {
    const lines = tableOf((state) => {
      state.inPlay = [16 + 10];
      state.ongoing = [16 | (1 << 6)];
      state.stabilised = 1;
    });
    expect(lines[0]).toBe('Turn 1 · deck 37 · Entropy 0 · discard 0 · Crises 22 · Goals 0 of 4 · stable');
    expect(lines[1]).toBe('  Goal Stop the Spin: NAV, Gyro Cage or PL PL TO AN, CRG');
    expect(lines[2]).toBe('  Ongoing Cascading Decay (Bo)');
  });

  test('shows every seat with Survival, Goals and cards, and only the reader’s loyalty and hand', () => {
    const lines = tableOf((state) => {
      state.active = 1;
      state.characters = [6, 0, 11];
      state.survival = [3, 0, 9];
      state.loyalties = [1, 0, 0];
      state.completed[2] = [16];
      state.hands = [[0, 26, 38], [38 | (1 << 6), 2], []];
    });
    expect(lines).toContain('  You         Medic SCI       ♥♥♥, 0 Goals, 3 cards, Outsider');
    expect(lines).toContain('> Bo          Captain NAV SYS Doomed, 0 Goals, 2 cards, with Dark');
    expect(lines).toContain('  Cleo        Synthetic ANY   9 Survival, 1 Goal, 0 cards');
    expect(lines.join(' ')).toContain('Your hand: Breach Sealant [PL PL AN], Stop the Spin (NAV), Dark');
  });

  test('shows the locations where they count, in ASCII if need be', () => {
    const lines = tableOf(
      (state) => {
        state.destroyed = 1;
        state.survival = [2, 2, 2];
      },
      { locDraw: true, locSupply: true },
      false,
    );
    expect(lines[1]).toBe('BRG destroyed · HAB 7 · LAB 7 · CRG 7 Supply · DRV 7');
    expect(lines.join(' ')).toContain('++, 0 Goals, 5 cards');
  });
});
