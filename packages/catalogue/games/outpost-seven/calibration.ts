/** How well judgements are calibrated; made by `airlock judge outpost-seven --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: -0.1,
    scale: 0.457,
  },
  start: 0.46,
  rows: [
    {
      positions: 189,
      said: 0.051,
      came: 0.085,
      low: 0.053,
      high: 0.133,
    },
    {
      positions: 17,
      said: 0.172,
      came: 0.353,
      low: 0.173,
      high: 0.587,
    },
    {
      positions: 94,
      said: 0.262,
      came: 0.106,
      low: 0.059,
      high: 0.185,
    },
    {
      positions: 358,
      said: 0.361,
      came: 0.316,
      low: 0.27,
      high: 0.366,
    },
    {
      positions: 879,
      said: 0.455,
      came: 0.478,
      low: 0.446,
      high: 0.511,
    },
    {
      positions: 741,
      said: 0.544,
      came: 0.536,
      low: 0.5,
      high: 0.572,
    },
    {
      positions: 273,
      said: 0.64,
      came: 0.656,
      low: 0.598,
      high: 0.71,
    },
    {
      positions: 86,
      said: 0.743,
      came: 0.779,
      low: 0.681,
      high: 0.854,
    },
    {
      positions: 15,
      said: 0.83,
      came: 1,
      low: 0.796,
      high: 1,
    },
    {
      positions: 355,
      said: 0.938,
      came: 0.924,
      low: 0.892,
      high: 0.947,
    },
  ],
  positions: 3007,
  games: 253,
  command: 'airlock judge outpost-seven --calibrate --positions 3000 --bots navigator --seats 2 --seed 2',
  commit: '895f570013894055d303a68695e9c13385998347',
};
