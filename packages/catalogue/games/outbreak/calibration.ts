/** How well judgements are calibrated; made by `airlock judge outbreak --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: 0.336,
    scale: 1.36,
  },
  start: 0.71,
  rows: [
    {
      positions: 43,
      said: 0.02,
      came: 0.023,
      low: 0.004,
      high: 0.121,
    },
    {
      positions: 13,
      said: 0.144,
      came: 0.308,
      low: 0.127,
      high: 0.576,
    },
    {
      positions: 17,
      said: 0.252,
      came: 0.176,
      low: 0.062,
      high: 0.41,
    },
    {
      positions: 32,
      said: 0.35,
      came: 0.25,
      low: 0.133,
      high: 0.421,
    },
    {
      positions: 42,
      said: 0.453,
      came: 0.262,
      low: 0.153,
      high: 0.411,
    },
    {
      positions: 41,
      said: 0.551,
      came: 0.683,
      low: 0.53,
      high: 0.804,
    },
    {
      positions: 111,
      said: 0.656,
      came: 0.685,
      low: 0.593,
      high: 0.764,
    },
    {
      positions: 154,
      said: 0.743,
      came: 0.747,
      low: 0.673,
      high: 0.809,
    },
    {
      positions: 61,
      said: 0.844,
      came: 0.902,
      low: 0.802,
      high: 0.954,
    },
    {
      positions: 86,
      said: 0.963,
      came: 0.942,
      low: 0.871,
      high: 0.975,
    },
  ],
  positions: 600,
  games: 59,
  command: 'airlock judge outbreak --calibrate --positions 600 --bots strong --seats 6 --seed 1',
  commit: '841123627ce85a8f8a4e47aa5d8e1971351faf8d',
};
