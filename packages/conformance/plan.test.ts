import type { AnyGame } from '@airlock/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { boundOf, gamesOf, gapsOf, nameOf, type Plan, settingsOf } from './plan.ts';
import { flotsam, flotsamPlan } from './toy/flotsam.ts';

const game = flotsam as AnyGame;
const plan = flotsamPlan as Plan;

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the settings of a plan', () => {
  it('are all seats with all options, defaults filled in', () => {
    const settings = settingsOf(game, { ...plan, seats: [2, 3], options: [{}, { flares: false }] });
    expect(settings).toEqual([
      { seats: 2, options: { handSize: 3, flares: true } },
      { seats: 2, options: { handSize: 3, flares: false } },
      { seats: 3, options: { handSize: 3, flares: true } },
      { seats: 3, options: { handSize: 3, flares: false } },
    ]);
  });

  it('may depend on the number of seats', () => {
    const options = (seats: number) => (seats === 1 ? [{ flares: false }] : []);
    expect(settingsOf(game, { ...plan, options })).toHaveLength(1);
  });

  it('are named by what is not the default', () => {
    expect(nameOf(game, { seats: 1, options: { handSize: 3, flares: true } })).toBe('1 seat');
    expect(nameOf(game, { seats: 2, options: { handSize: 2, flares: false } })).toBe(
      '2 seats, handSize 2, flares false',
    );
  });

  it('must be options the game has', () => {
    expect(() => settingsOf(game, { ...plan, options: [{ sharks: true }] })).toThrow(
      'The plan of flotsam is wrong: There is no option "sharks"',
    );
  });
});

describe('the gaps of a plan', () => {
  it('are none when everything is tried', () => {
    expect(gapsOf(game, plan)).toEqual([]);
  });

  it('are seats and values that are never tried', () => {
    expect(gapsOf(game, { ...plan, seats: [1, 2], options: [{}] })).toEqual([
      'The plan never seats 3.',
      'The plan never tries the option handSize with 2.',
      'The plan never tries the option flares with false.',
    ]);
  });
});

describe('an option that is a text', () => {
  const name = { kind: 'text', pattern: '^.*$', hint: 'anything', default: '' } as const;
  const named: AnyGame = { ...game, options: { ...game.options, name } };
  const options = [{}, { handSize: 2 }, { flares: false }];

  it('must be tried with a text of its own', () => {
    expect(gapsOf(named, { ...plan, options })).toEqual([
      'The plan never tries the option name with a text of its own.',
    ]);
    expect(gapsOf(named, { ...plan, options: [...options, { name: 'Ada' }] })).toEqual([]);
  });
});

describe('the number of games', () => {
  it('is the plan’s', () => {
    vi.stubEnv('AIRLOCK_CONFORMANCE_GAMES', '');
    expect(gamesOf({ ...plan, games: 7 })).toBe(7);
  });

  it('is overridden from outside', () => {
    vi.stubEnv('AIRLOCK_CONFORMANCE_GAMES', '20000');
    expect(gamesOf(plan)).toBe(20000);
  });

  it('must be a whole number', () => {
    vi.stubEnv('AIRLOCK_CONFORMANCE_GAMES', 'many');
    expect(() => gamesOf(plan)).toThrow('must be a whole number from 1, not "many"');
  });
});

it('a bound may depend on the setting', () => {
  const bound = boundOf({ ...plan, bound: ({ seats }) => seats * 10 }, { seats: 3, options: {} });
  expect(bound).toBe(30);
});
