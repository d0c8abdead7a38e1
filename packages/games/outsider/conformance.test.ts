/** Outsider keeps every promise a game makes. */
import { describeConformance } from '@airlock/conformance';
import type { Options } from '@airlock/kernel';
import { outsider } from './game.ts';
import { census, LEAK_PLAN, MOST_ACTIONS, secrets } from './testing/conformancePlan.ts';

/** Claims are thousands, and a list of them slows every check: one setting has them. Few cards make short games. */
const QUIET: Options = { claims: false, startEntropy: 8 };

const LOCATIONS: Options = { locGoals: true, locActions: true, locDraw: true, locSupply: true };

const OPTION_SETS: Readonly<Record<number, readonly Options[]>> = {
  3: [
    { firstPlayer: 2, startEntropy: 8 },
    {
      ...QUIET,
      ...LOCATIONS,
      startEntropy: 0,
      outsiders: 0,
      supplyLocation: 'BRG',
      obliteration: 'eclipse',
      firstPlayer: 1,
    },
    {
      ...QUIET,
      doom: 'quickAndDead',
      outsiders: 2,
      startEntropy: 8,
      obliteration: 'darkSurge',
      turnSeconds: 0,
    },
  ],
  4: [
    {
      ...QUIET,
      locDraw: true,
      characters: 'choice',
      obliteration: 'darkSurge',
      firstPlayer: 3,
      reactionSeconds: 3,
    },
    { ...QUIET, locSupply: true, supplyLocation: 'HAB', locActions: true, firstPlayer: 0, outsiders: 1 },
  ],
  5: [
    {
      ...QUIET,
      ...LOCATIONS,
      supplyLocation: 'LAB',
      doom: 'quickAndDead',
      obliteration: 'eclipse',
      firstPlayer: 4,
      reactionSeconds: 30,
    },
  ],
  6: [
    { outsiders: 3, ...QUIET, supplyLocation: 'DRV', firstPlayer: 5, turnSeconds: 300 },
    { ...QUIET, obliteration: 'eclipse', darkCards: 'even' },
  ],
};

describeConformance(outsider, {
  seats: [3, 4, 5, 6],
  options: (seats) => OPTION_SETS[seats] ?? [],
  bound: MOST_ACTIONS,
  census,
  secrets,
  ...LEAK_PLAN,
  games: 7,
  golden: new URL('./golden/', import.meta.url),
});
