/** How well judgements are calibrated; made by `airlock judge outpost-seven --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: -0.055,
    scale: 0.521,
  },
  start: 0.516,
  rows: [
    {
      positions: 109,
      said: 0.038,
      came: 0.073,
      low: 0.038,
      high: 0.138,
    },
    {
      positions: 15,
      said: 0.161,
      came: 0.267,
      low: 0.109,
      high: 0.52,
    },
    {
      positions: 49,
      said: 0.254,
      came: 0.184,
      low: 0.1,
      high: 0.314,
    },
    {
      positions: 158,
      said: 0.356,
      came: 0.335,
      low: 0.267,
      high: 0.412,
    },
    {
      positions: 381,
      said: 0.455,
      came: 0.438,
      low: 0.389,
      high: 0.489,
    },
    {
      positions: 375,
      said: 0.544,
      came: 0.547,
      low: 0.496,
      high: 0.596,
    },
    {
      positions: 150,
      said: 0.638,
      came: 0.647,
      low: 0.567,
      high: 0.719,
    },
    {
      positions: 55,
      said: 0.738,
      came: 0.818,
      low: 0.697,
      high: 0.898,
    },
    {
      positions: 13,
      said: 0.848,
      came: 0.769,
      low: 0.497,
      high: 0.918,
    },
    {
      positions: 195,
      said: 0.959,
      came: 0.969,
      low: 0.935,
      high: 0.986,
    },
  ],
  positions: 1500,
  games: 124,
  command: 'airlock judge outpost-seven --calibrate --positions 1500 --bots navigator --seats 2 --seed 1',
  commit: '841123627ce85a8f8a4e47aa5d8e1971351faf8d',
};
