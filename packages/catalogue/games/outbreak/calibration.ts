/** How well judgements are calibrated; made by `airlock judge outbreak --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: 0.432,
    scale: 1.908,
  },
  start: 0.73,
  rows: [
    {
      positions: 173,
      said: 0.022,
      came: 0.058,
      low: 0.032,
      high: 0.103,
    },
    {
      positions: 66,
      said: 0.154,
      came: 0.212,
      low: 0.131,
      high: 0.325,
    },
    {
      positions: 110,
      said: 0.254,
      came: 0.164,
      low: 0.106,
      high: 0.244,
    },
    {
      positions: 100,
      said: 0.351,
      came: 0.25,
      low: 0.175,
      high: 0.343,
    },
    {
      positions: 119,
      said: 0.451,
      came: 0.311,
      low: 0.235,
      high: 0.399,
    },
    {
      positions: 159,
      said: 0.554,
      came: 0.572,
      low: 0.495,
      high: 0.647,
    },
    {
      positions: 243,
      said: 0.658,
      came: 0.708,
      low: 0.648,
      high: 0.761,
    },
    {
      positions: 503,
      said: 0.754,
      came: 0.819,
      low: 0.783,
      high: 0.85,
    },
    {
      positions: 440,
      said: 0.844,
      came: 0.811,
      low: 0.772,
      high: 0.845,
    },
    {
      positions: 491,
      said: 0.972,
      came: 0.961,
      low: 0.94,
      high: 0.975,
    },
  ],
  positions: 2404,
  games: 239,
  command: 'airlock judge outbreak --calibrate --positions 2400 --bots strong --seats 6 --seed 2',
  commit: '973e1bc7555583242a6278f9571d64418ee39b71-dirty',
};
