/** How well judgements are calibrated; made by `airlock judge outsider --calibrate --write`, not by hand. */
import type { Calibration } from '@airlock/bots';

export const calibration: Calibration = {
  correction: {
    shift: 0.461,
    scale: 0.974,
  },
  start: 0.399,
  rows: [
    {
      positions: 72,
      said: 0.05,
      came: 0.056,
      low: 0.022,
      high: 0.134,
    },
    {
      positions: 104,
      said: 0.152,
      came: 0.173,
      low: 0.112,
      high: 0.257,
    },
    {
      positions: 175,
      said: 0.254,
      came: 0.206,
      low: 0.152,
      high: 0.272,
    },
    {
      positions: 247,
      said: 0.355,
      came: 0.352,
      low: 0.295,
      high: 0.414,
    },
    {
      positions: 220,
      said: 0.447,
      came: 0.495,
      low: 0.43,
      high: 0.561,
    },
    {
      positions: 92,
      said: 0.544,
      came: 0.533,
      low: 0.431,
      high: 0.631,
    },
    {
      positions: 52,
      said: 0.651,
      came: 0.673,
      low: 0.538,
      high: 0.785,
    },
    {
      positions: 16,
      said: 0.732,
      came: 0.563,
      low: 0.332,
      high: 0.769,
    },
    {
      positions: 7,
      said: 0.838,
      came: 0.714,
      low: 0.359,
      high: 0.918,
    },
    {
      positions: 15,
      said: 0.966,
      came: 0.933,
      low: 0.702,
      high: 0.988,
    },
  ],
  positions: 1000,
  games: 113,
  command: 'airlock judge outsider --calibrate --positions 1000 --bots steady --seats 5 --seed 1',
  commit: '841123627ce85a8f8a4e47aa5d8e1971351faf8d',
};
