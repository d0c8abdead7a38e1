/** Every attack, in the order of its number. Several attacks on one thing share a number. */
import type { Attack } from './attack.ts';
import { forgePongs } from './attacks/forgePongs.ts';
import { hearThoseVotedOut } from './attacks/hearThoseVotedOut.ts';
import { nameTheDeal } from './attacks/nameTheDeal.ts';
import { readMetrics } from './attacks/readMetrics.ts';
import { speakForSomebody } from './attacks/speakForSomebody.ts';
import { tellWhoWasLate } from './attacks/tellWhoWasLate.ts';
import { watchWithoutSeat } from './attacks/watchWithoutSeat.ts';

export const ATTACKS: readonly Attack[] = [
  watchWithoutSeat,
  readMetrics,
  tellWhoWasLate,
  nameTheDeal,
  forgePongs,
  hearThoseVotedOut,
  speakForSomebody,
];
