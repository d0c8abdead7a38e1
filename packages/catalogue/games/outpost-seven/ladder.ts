/** What was measured of the levels; made by `airlock ladder outpost-seven --write`, not by hand. */
import type { Ladder } from '../../ladder.ts';

export const ladder: Ladder = [
  {
    level: 'random',
    step: null,
    cost: {
      median: 0.015,
      p99: 3.949,
      decisions: 424,
    },
    seats: 2,
    command:
      'airlock ladder outpost-seven --seats 2 --games 400 --seed 1 --bots random,trainee,cadet,mate,casual,rigger,planner',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'trainee',
    step: {
      against: 'random',
      games: 400,
      wins: 319,
      losses: 81,
      draws: 0,
      rate: 0.7975,
      low: 0.755374,
      high: 0.833966,
    },
    cost: {
      median: 0.026,
      p99: 3.791,
      decisions: 414,
    },
    seats: 2,
    command:
      'airlock ladder outpost-seven --seats 2 --games 400 --seed 1 --bots random,trainee,cadet,mate,casual,rigger,planner',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'cadet',
    step: {
      against: 'trainee',
      games: 400,
      wins: 315,
      losses: 83,
      draws: 2,
      rate: 0.79,
      low: 0.747421,
      high: 0.827062,
    },
    cost: {
      median: 0.018,
      p99: 2.836,
      decisions: 422,
    },
    seats: 2,
    command:
      'airlock ladder outpost-seven --seats 2 --games 400 --seed 1 --bots random,trainee,cadet,mate,casual,rigger,planner',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'mate',
    step: {
      against: 'cadet',
      games: 400,
      wins: 315,
      losses: 85,
      draws: 0,
      rate: 0.7875,
      low: 0.744774,
      high: 0.824756,
    },
    cost: {
      median: 0.022,
      p99: 3.076,
      decisions: 427,
    },
    seats: 2,
    command:
      'airlock ladder outpost-seven --seats 2 --games 400 --seed 1 --bots random,trainee,cadet,mate,casual,rigger,planner',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'casual',
    step: {
      against: 'mate',
      games: 400,
      wins: 286,
      losses: 113,
      draws: 1,
      rate: 0.71625,
      low: 0.670176,
      high: 0.75821,
    },
    cost: {
      median: 0.031,
      p99: 4.888,
      decisions: 428,
    },
    seats: 2,
    command:
      'airlock ladder outpost-seven --seats 2 --games 400 --seed 1 --bots random,trainee,cadet,mate,casual,rigger,planner',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'rigger',
    step: {
      against: 'casual',
      games: 400,
      wins: 236,
      losses: 163,
      draws: 1,
      rate: 0.59125,
      low: 0.542428,
      high: 0.638336,
    },
    cost: {
      median: 0.047,
      p99: 1.995,
      decisions: 428,
    },
    seats: 2,
    command:
      'airlock ladder outpost-seven --seats 2 --games 400 --seed 1 --bots random,trainee,cadet,mate,casual,rigger,planner',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'planner',
    step: {
      against: 'rigger',
      games: 400,
      wins: 272,
      losses: 126,
      draws: 2,
      rate: 0.6825,
      low: 0.63533,
      high: 0.726198,
    },
    cost: {
      median: 0.268,
      p99: 6.759,
      decisions: 433,
    },
    seats: 2,
    command:
      'airlock ladder outpost-seven --seats 2 --games 400 --seed 1 --bots random,trainee,cadet,mate,casual,rigger,planner',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'navigator',
    step: {
      against: 'planner',
      games: 400,
      wins: 263,
      losses: 137,
      draws: 0,
      rate: 0.6575,
      low: 0.609695,
      high: 0.702309,
    },
    cost: {
      median: 5.082,
      p99: 31.883,
      decisions: 415,
    },
    seats: 2,
    command: 'airlock ladder outpost-seven --seats 2 --games 400 --seed 1 --bots planner,navigator',
    commit: '5ac758fc43d62264313ed0cac82f5f870713297d',
  },
  {
    level: 'search',
    step: {
      against: 'navigator',
      games: 100,
      wins: 78,
      losses: 22,
      draws: 0,
      rate: 0.78,
      low: 0.689296,
      high: 0.849987,
    },
    cost: {
      median: 20.645,
      p99: 69.728,
      decisions: 415,
    },
    seats: 2,
    command: 'airlock ladder outpost-seven --seats 2 --games 100 --seed 1 --bots navigator,search',
    commit: 'd71a1abacd52a7217ec6f4ebaaabe49d921801b2',
  },
];
