/** How well judgements are calibrated; made by `airlock judge omega-virus --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: -0.405,
    scale: 0.97,
    reach: 40.4,
  },
  start: -23.87,
  rows: [
    {
      positions: 240,
      said: -37.845,
      came: -37.094,
      low: -40.025,
      high: -34.163,
    },
    {
      positions: 240,
      said: -35.845,
      came: -35.833,
      low: -38.52,
      high: -33.146,
    },
    {
      positions: 240,
      said: -33.523,
      came: -34.132,
      low: -36.948,
      high: -31.316,
    },
    {
      positions: 240,
      said: -28.274,
      came: -26.919,
      low: -29.161,
      high: -24.677,
    },
    {
      positions: 240,
      said: -21.268,
      came: -22.509,
      low: -24.411,
      high: -20.608,
    },
    {
      positions: 240,
      said: -15.562,
      came: -16.546,
      low: -18.029,
      high: -15.062,
    },
    {
      positions: 240,
      said: -10.337,
      came: -10.527,
      low: -11.727,
      high: -9.328,
    },
    {
      positions: 240,
      said: -5.511,
      came: -5.369,
      low: -6.293,
      high: -4.445,
    },
    {
      positions: 240,
      said: -0.688,
      came: -0.557,
      low: -1.259,
      high: 0.146,
    },
    {
      positions: 240,
      said: 5.838,
      came: 6.395,
      low: 5.887,
      high: 6.902,
    },
  ],
  positions: 2400,
  games: 212,
  command:
    'airlock judge omega-virus --calibrate --positions 2400 --bots omega --seats 1 --seed 2 --options \'{"mode":"clock"}\'',
  commit: '973e1bc7555583242a6278f9571d64418ee39b71-dirty',
};
