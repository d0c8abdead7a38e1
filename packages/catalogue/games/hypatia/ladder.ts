/** What was measured of the levels; made by `airlock ladder hypatia --write`, not by hand. */
import type { Ladder } from '../../ladder.ts';

export const ladder: Ladder = [
  {
    level: 'random',
    step: null,
    cost: {
      median: 0.01,
      p99: 3.384,
      decisions: 417,
    },
    seats: 1,
    command: 'airlock ladder hypatia --seats 1 --games 400 --seed 1 --bots random,cadet,ensign,captain',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'cadet',
    step: {
      against: 'random',
      games: 200,
      wins: 96,
      losses: 8,
      draws: 96,
      rate: 0.72,
      low: 0.654077,
      high: 0.777631,
      alone: {
        own: {
          won: 0.52,
          score: 0.295,
        },
        below: {
          won: 0.085,
          score: 0,
        },
      },
    },
    cost: {
      median: 0.018,
      p99: 4.93,
      decisions: 547,
    },
    seats: 1,
    command: 'airlock ladder hypatia --seats 1 --games 400 --seed 1 --bots random,cadet,ensign,captain',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'ensign',
    step: {
      against: 'cadet',
      games: 200,
      wins: 90,
      losses: 43,
      draws: 67,
      rate: 0.6175,
      low: 0.548532,
      high: 0.682039,
      alone: {
        own: {
          won: 0.645,
          score: 1.875,
        },
        below: {
          won: 0.555,
          score: 0.315,
        },
      },
    },
    cost: {
      median: 0.028,
      p99: 2.486,
      decisions: 423,
    },
    seats: 1,
    command: 'airlock ladder hypatia --seats 1 --games 400 --seed 1 --bots random,cadet,ensign,captain',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'captain',
    step: {
      against: 'ensign',
      games: 200,
      wins: 99,
      losses: 55,
      draws: 46,
      rate: 0.61,
      low: 0.540937,
      high: 0.674917,
      alone: {
        own: {
          won: 0.695,
          score: 4.28,
        },
        below: {
          won: 0.615,
          score: 2.01,
        },
      },
    },
    cost: {
      median: 0.026,
      p99: 1.281,
      decisions: 403,
    },
    seats: 1,
    command: 'airlock ladder hypatia --seats 1 --games 400 --seed 1 --bots random,cadet,ensign,captain',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
];
