/** What was measured of the levels; made by `airlock ladder outsider --write`, not by hand. */
import type { Ladder } from '../../ladder.ts';

export const ladder: Ladder = [
  {
    level: 'random',
    step: null,
    cost: {
      median: 0.014,
      p99: 4.481,
      decisions: 491,
    },
    seats: 5,
    command: 'airlock ladder outsider --seats 5 --games 200 --seed 1 --bots random,novice,casual,steady',
    commit: '5b633500cdc10f21fd25cf7913597c71351ea44c-dirty',
  },
  {
    level: 'novice',
    step: {
      against: 'random',
      games: 200,
      wins: 52,
      losses: 5,
      draws: 143,
      rate: 0.6175,
      low: 0.548532,
      high: 0.682039,
      sides: [
        {
          side: 'Crew',
          rate: 0.12,
          low: 0.069994,
          high: 0.198121,
        },
        {
          side: 'Outsiders',
          rate: 0.4,
          low: 0.309401,
          high: 0.497997,
        },
      ],
    },
    cost: {
      median: 0.042,
      p99: 2.606,
      decisions: 408,
    },
    seats: 5,
    command: 'airlock ladder outsider --seats 5 --games 200 --seed 1 --bots random,novice,casual,steady',
    commit: '5b633500cdc10f21fd25cf7913597c71351ea44c-dirty',
  },
  {
    level: 'casual',
    step: {
      against: 'novice',
      games: 200,
      wins: 94,
      losses: 5,
      draws: 101,
      rate: 0.7225,
      low: 0.656696,
      high: 0.779918,
      sides: [
        {
          side: 'Crew',
          rate: 0.31,
          low: 0.227797,
          high: 0.406261,
        },
        {
          side: 'Outsiders',
          rate: 0.63,
          low: 0.532205,
          high: 0.718176,
        },
      ],
    },
    cost: {
      median: 0.029,
      p99: 3.788,
      decisions: 442,
    },
    seats: 5,
    command: 'airlock ladder outsider --seats 5 --games 200 --seed 1 --bots random,novice,casual,steady',
    commit: '5b633500cdc10f21fd25cf7913597c71351ea44c-dirty',
  },
  {
    level: 'steady',
    step: {
      against: 'casual',
      games: 200,
      wins: 84,
      losses: 39,
      draws: 77,
      rate: 0.6125,
      low: 0.543467,
      high: 0.677293,
      sides: [
        {
          side: 'Crew',
          rate: 0.41,
          low: 0.318673,
          high: 0.507986,
        },
        {
          side: 'Outsiders',
          rate: 0.43,
          low: 0.337333,
          high: 0.527846,
        },
      ],
    },
    cost: {
      median: 0.063,
      p99: 5.012,
      decisions: 749,
    },
    seats: 5,
    command: 'airlock ladder outsider --seats 5 --games 200 --seed 1 --bots random,novice,casual,steady',
    commit: '5b633500cdc10f21fd25cf7913597c71351ea44c-dirty',
  },
  {
    level: 'strong',
    step: {
      against: 'steady',
      games: 50,
      wins: 23,
      losses: 13,
      draws: 14,
      rate: 0.6,
      low: 0.461814,
      high: 0.723916,
      sides: [
        {
          side: 'Crew',
          rate: 0.4,
          low: 0.234033,
          high: 0.592605,
        },
        {
          side: 'Outsiders',
          rate: 0.52,
          low: 0.334985,
          high: 0.699687,
        },
      ],
    },
    cost: {
      median: 3.657,
      p99: 58.577,
      decisions: 768,
    },
    seats: 5,
    command: 'airlock ladder outsider --seats 5 --games 50 --seed 1 --bots steady,strong',
    commit: '6df452c5842ab3825e765f9b5bf18bc22ebc7372',
  },
];
