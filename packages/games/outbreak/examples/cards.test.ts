/** Worked examples 1 to 5: the deal, and who may play what. */
import { defaultOptions, fastRandom, REVIEWER, SPECTATOR, silentContext } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { POINTS_NEEDED, PZERO, SURVIVOR, TASK_IDS, UNKNOWN } from '../cards.ts';
import { outbreak } from '../game.ts';
import { OPTIONS } from '../options.ts';
import { livingSurvivors } from '../state.ts';
import { legalCards, openOf, playShift, refusalOf } from '../testing/play.ts';
import { position } from '../testing/position.ts';

const dealt = (seats: number, seed = 'example') => {
  const random = fastRandom(seed);
  const state = outbreak.setup(seats, defaultOptions(OPTIONS), random);
  outbreak.begin(state, silentContext(random));
  return state;
};

describe('example 1: the deal', () => {
  test.each([
    [5, 5, 24],
    [6, 7, 37],
    [7, 9, 52],
    [8, 10, 60],
  ])('%i seats have %i Tasks worth %i points (OBK-001, OBK-301)', (seats, tasks, points) => {
    const state = dealt(seats);
    expect(state.points).toEqual(Array(tasks).fill(0));
    expect(state.status).toEqual(Array(tasks).fill(0));
    expect(POINTS_NEEDED.slice(0, tasks).reduce((sum, needed) => sum + needed, 0)).toBe(points);
  });

  test('five seats have the five cheapest Tasks (OBK-301)', () => {
    expect(TASK_IDS.slice(0, dealt(5).status.length)).toEqual(['ANG', 'STI', 'MAD', 'QUI', 'BRU']);
  });

  test('one Leader, one Patient Zero, the rest Survivors, by chance (OBK-003)', () => {
    const leaders = new Set<number>();
    const zeros = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const state = dealt(5, `deal ${seed}`);
      leaders.add(state.leader);
      zeros.add(state.roles.indexOf(PZERO));
      expect(state.roles.filter((role) => role === PZERO)).toHaveLength(1);
      expect(state.roles.filter((role) => role === SURVIVOR)).toHaveLength(4);
    }
    expect([leaders.size, zeros.size]).toEqual([5, 5]);
  });

  test('the Leader is public, a Survivor in secret, and so never Patient Zero (OBK-004, OBK-007)', () => {
    for (let seed = 0; seed < 30; seed++) {
      const state = dealt(6, `leader ${seed}`);
      expect(state.roles[state.leader]).toBe(SURVIVOR);
      expect(outbreak.view(state, SPECTATOR).leader).toBe(state.leader);
      expect(livingSurvivors(state)).toBe(5);
    }
  });

  test('everybody knows their own role and nobody else’s (OBK-006, OBK-1002)', () => {
    const state = dealt(5);
    for (const [seat, role] of state.roles.entries()) {
      const { roles } = outbreak.view(state, seat);
      expect(roles).toEqual(state.roles.map((_, other) => (other === seat ? role : UNKNOWN)));
    }
    expect(outbreak.view(state, SPECTATOR).roles).toEqual(Array(5).fill(UNKNOWN));
    expect(outbreak.view(state, REVIEWER).roles).toEqual(state.roles);
  });
});

describe('example 2: a Survivor all Day', () => {
  test('plays both Completes and Rest in any order (OBK-201, OBK-202, OBKR-04)', () => {
    const state = position({ roles: 'SZSSS' });
    expect(legalCards(state, 'D')).toBe('C1 C2 R');
    expect(legalCards(position({ roles: 'SZSSS', shift: 2, played: { D: 'C2' } }), 'D')).toBe('C1 R');
    expect(legalCards(position({ roles: 'SZSSS', shift: 3, played: { D: 'C2 C1' } }), 'D')).toBe('R');
  });

  test.each(['S1', 'S2', 'INF'])('%s is refused in every Shift (OBK-201, OBK-209)', (card) => {
    for (const played of [{}, { D: 'C2' }, { D: 'C2 C1' }]) {
      const state = position({ roles: 'SZSSS', played });
      const before = JSON.stringify(state);
      expect(refusalOf(state, 'D', `submit ${card}`)?.rule).toBe('OBK-201');
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('a played card is gone for the Day (OBK-105)', () => {
    const state = position({ roles: 'SZSSS', shift: 2, played: { D: 'C2' } });
    expect(refusalOf(state, 'D', 'submit C2')?.rule).toBe('OBK-105');
  });
});

describe('example 3: an Infected', () => {
  test('has one Complete, one Sabotage and one Rest a Day (OBK-203, OBKR-01, OBKR-06)', () => {
    expect(legalCards(position({ roles: 'SIZSS' }), 'B')).toBe('C1 C2 S1 S2 R');
    expect(legalCards(position({ roles: 'SIZSS', shift: 2, played: { B: 'S2' } }), 'B')).toBe('C1 C2 R');
    const last = position({ roles: 'SIZSS', shift: 3, played: { B: 'S2 C1' } });
    expect(legalCards(last, 'B')).toBe('R');
    expect(refusalOf(last, 'B', 'submit S1')?.reason).toBe('sabotageSpent');
    expect(refusalOf(last, 'B', 'submit C2')?.reason).toBe('completeSpent');
  });

  test('with the limit per Shift plays anything in hand but Infect (OBK-204, OBK-206)', () => {
    const state = position({
      roles: 'SIZSS',
      shift: 3,
      played: { B: 'S2 C1' },
      options: { infectedLimit: 'perShift' },
    });
    expect(legalCards(state, 'B')).toBe('C2 S1 R');
    expect(refusalOf(state, 'B', 'submit INF')?.rule).toBe('OBK-206');
  });
});

describe('example 4: Patient Zero', () => {
  test('plays Sabotage, Rest and Infect, never Complete (OBK-205, OBKR-02)', () => {
    const state = position({ roles: 'SZSSS' });
    expect(legalCards(state, 'B')).toBe('S1 S2 INF R');
    expect(refusalOf(state, 'B', 'submit C1')?.rule).toBe('OBK-205');
    expect(legalCards(position({ roles: 'SZSSS', shift: 2, played: { B: 'S1' } }), 'B')).toBe('S2 INF R');
    expect(legalCards(position({ roles: 'SZSSS', shift: 3, played: { B: 'S1 S2' } }), 'B')).toBe('INF R');
  });

  test('under deep cover plays one Complete a Day too (OBK-207)', () => {
    const options = { deepCover: true };
    expect(legalCards(position({ roles: 'SZSSS', options }), 'B')).toBe('C1 C2 S1 S2 INF R');
    const state = position({ roles: 'SZSSS', shift: 2, played: { B: 'C2' }, options });
    expect(legalCards(state, 'B')).toBe('S1 S2 INF R');
    expect(refusalOf(state, 'B', 'submit C1')?.rule).toBe('OBK-207');
  });
});

describe('example 5: infected in the middle of a Day', () => {
  test('after Complete and Rest only Sabotage is left (OBK-203, OBK-502, OBKR-03, OBKR-14)', () => {
    const state = position({
      roles: 'SZSSS',
      shift: 2,
      played: { A: 'C1', B: 'S1', C: 'C1', D: 'C1', E: 'C1' },
    });
    playShift(state, { A: 'C2', B: 'INF', C: 'R', D: 'C2', E: 'C2' });
    expect(state.roles[2]).toBe(1);
    expect(state.shift).toBe(2);
    state.stack.pop();
    expect(legalCards(state, 'C')).toBe('S1 S2');
  });

  test('after Rest in the morning Completes and Sabotages are left (OBK-203, OBK-502)', () => {
    const state = position({ roles: 'SZSSS' });
    const told = playShift(state, { A: 'C2', B: 'INF', C: 'R', D: 'C2', E: 'C2' });
    expect(openOf(told, 'revealed')[0]?.target).toBe(2);
    state.stack.pop();
    expect(legalCards(state, 'C')).toBe('C1 C2 S1 S2');
    state.pair = [0, 1];
    playShift(state, { A: 'C1', B: 'S1', C: 'S1', D: 'C1', E: 'C1' });
    state.stack.pop();
    expect(legalCards(state, 'C')).toBe('C1 C2');
  });
});
