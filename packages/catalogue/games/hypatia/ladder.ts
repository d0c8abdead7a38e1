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
  {
    level: 'officer',
    step: {
      against: 'captain',
      games: 50,
      wins: 27,
      losses: 16,
      draws: 7,
      rate: 0.61,
      low: 0.471633,
      high: 0.732671,
      alone: {
        own: {
          won: 0.78,
          score: 5.96,
        },
        below: {
          won: 0.7,
          score: 4.26,
        },
      },
    },
    cost: {
      median: 3.577,
      p99: 175.755,
      decisions: 449,
    },
    seats: 1,
    command: 'airlock ladder hypatia --seats 1 --games 100 --seed 1 --bots captain,officer,commander',
    commit: 'c44c6787130c0c4af5029a54c6a9c063af05ba75',
  },
  {
    level: 'commander',
    step: {
      against: 'officer',
      games: 50,
      wins: 33,
      losses: 10,
      draws: 7,
      rate: 0.73,
      low: 0.593874,
      high: 0.833306,
      alone: {
        own: {
          won: 0.9,
          score: 8.38,
        },
        below: {
          won: 0.7,
          score: 5.1,
        },
      },
    },
    cost: {
      median: 15.567,
      p99: 487.361,
      decisions: 406,
    },
    seats: 1,
    command: 'airlock ladder hypatia --seats 1 --games 100 --seed 1 --bots captain,officer,commander',
    commit: 'c44c6787130c0c4af5029a54c6a9c063af05ba75',
  },
];
