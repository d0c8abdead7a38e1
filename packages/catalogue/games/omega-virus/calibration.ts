/** How well judgements are calibrated; made by `airlock judge omega-virus --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: -4.176,
    scale: 0.524,
  },
  start: -45.049,
  rows: [
    {
      positions: 50,
      said: -50.28,
      came: -44.841,
      low: -51.107,
      high: -38.575,
    },
    {
      positions: 50,
      said: -40.993,
      came: -40.506,
      low: -47.194,
      high: -33.818,
    },
    {
      positions: 50,
      said: -33.604,
      came: -33.411,
      low: -39.157,
      high: -27.665,
    },
    {
      positions: 50,
      said: -25.35,
      came: -31.872,
      low: -36.516,
      high: -27.228,
    },
    {
      positions: 50,
      said: -18.331,
      came: -25.852,
      low: -30.441,
      high: -21.263,
    },
    {
      positions: 50,
      said: -13.649,
      came: -17.209,
      low: -20.05,
      high: -14.368,
    },
    {
      positions: 50,
      said: -10.88,
      came: -12.326,
      low: -15.774,
      high: -8.879,
    },
    {
      positions: 50,
      said: -7.771,
      came: -6.515,
      low: -8.658,
      high: -4.371,
    },
    {
      positions: 50,
      said: -4.283,
      came: -0.316,
      low: -1.863,
      high: 1.232,
    },
    {
      positions: 50,
      said: -0.408,
      came: 6.918,
      low: 5.692,
      high: 8.144,
    },
  ],
  positions: 500,
  games: 42,
  command:
    'airlock judge omega-virus --calibrate --positions 500 --bots omega --seats 1 --seed 1 --options \'{"mode":"clock"}\'',
  commit: '841123627ce85a8f8a4e47aa5d8e1971351faf8d',
};
