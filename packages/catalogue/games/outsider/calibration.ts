/** How well judgements are calibrated; made by `airlock judge outsider --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: 0.561,
    scale: 1.158,
  },
  start: 0.35,
  rows: [
    {
      positions: 325,
      said: 0.043,
      came: 0.034,
      low: 0.019,
      high: 0.06,
    },
    {
      positions: 318,
      said: 0.153,
      came: 0.157,
      low: 0.121,
      high: 0.201,
    },
    {
      positions: 444,
      said: 0.252,
      came: 0.277,
      low: 0.237,
      high: 0.32,
    },
    {
      positions: 487,
      said: 0.349,
      came: 0.363,
      low: 0.322,
      high: 0.407,
    },
    {
      positions: 381,
      said: 0.444,
      came: 0.43,
      low: 0.382,
      high: 0.481,
    },
    {
      positions: 236,
      said: 0.545,
      came: 0.542,
      low: 0.479,
      high: 0.605,
    },
    {
      positions: 96,
      said: 0.645,
      came: 0.615,
      low: 0.515,
      high: 0.706,
    },
    {
      positions: 50,
      said: 0.742,
      came: 0.68,
      low: 0.542,
      high: 0.792,
    },
    {
      positions: 21,
      said: 0.844,
      came: 0.762,
      low: 0.549,
      high: 0.894,
    },
    {
      positions: 47,
      said: 0.971,
      came: 0.957,
      low: 0.858,
      high: 0.988,
    },
  ],
  positions: 2405,
  games: 293,
  command: 'airlock judge outsider --calibrate --positions 2400 --bots steady --seats 5 --seed 2',
  commit: '53f21fe33576f332095a47f02afa61f31c793cd1-dirty',
};
