/** How well judgements are calibrated; made by `airlock judge hypatia --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: -0.157,
    scale: 0.963,
  },
  start: 4.258,
  rows: [
    {
      positions: 120,
      said: 0.706,
      came: 0.825,
      low: 0.473,
      high: 1.177,
    },
    {
      positions: 120,
      said: 2.692,
      came: 2.25,
      low: 1.709,
      high: 2.791,
    },
    {
      positions: 120,
      said: 3.471,
      came: 3.317,
      low: 2.556,
      high: 4.077,
    },
    {
      positions: 120,
      said: 3.937,
      came: 4.092,
      low: 3.344,
      high: 4.839,
    },
    {
      positions: 120,
      said: 4.335,
      came: 3.958,
      low: 3.105,
      high: 4.812,
    },
    {
      positions: 120,
      said: 4.767,
      came: 4.367,
      low: 3.626,
      high: 5.107,
    },
    {
      positions: 120,
      said: 5.299,
      came: 5.867,
      low: 5.051,
      high: 6.682,
    },
    {
      positions: 120,
      said: 5.941,
      came: 5.95,
      low: 5.036,
      high: 6.864,
    },
    {
      positions: 120,
      said: 6.964,
      came: 7.683,
      low: 6.867,
      high: 8.5,
    },
    {
      positions: 120,
      said: 10.108,
      came: 9.575,
      low: 8.771,
      high: 10.379,
    },
  ],
  positions: 1200,
  games: 98,
  command: 'airlock judge hypatia --calibrate --positions 1200 --bots captain --seats 1 --seed 1',
  commit: '841123627ce85a8f8a4e47aa5d8e1971351faf8d',
};
