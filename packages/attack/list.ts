/** Every attack, in the order of its number. Several attacks on one thing share a number. */
import type { Attack } from './attack.ts';
import { actForAnother } from './attacks/actForAnother.ts';
import { comeFromElsewhere } from './attacks/comeFromElsewhere.ts';
import { fillTheDisk } from './attacks/fillTheDisk.ts';
import { floodFromOneAddress } from './attacks/floodFromOneAddress.ts';
import { floodJoins } from './attacks/floodJoins.ts';
import { forgePongs } from './attacks/forgePongs.ts';
import { guessCodes } from './attacks/guessCodes.ts';
import { hearThoseVotedOut } from './attacks/hearThoseVotedOut.ts';
import { holdConnections } from './attacks/holdConnections.ts';
import { keepStolenSession } from './attacks/keepStolenSession.ts';
import { loseTheData } from './attacks/loseTheData.ts';
import { multiplyYourself } from './attacks/multiplyYourself.ts';
import { nameTheDeal } from './attacks/nameTheDeal.ts';
import { poseByName } from './attacks/poseByName.ts';
import { reachForFiles } from './attacks/reachForFiles.ts';
import { readMetrics } from './attacks/readMetrics.ts';
import { sendStrangeFrames } from './attacks/sendStrangeFrames.ts';
import { speakForSomebody } from './attacks/speakForSomebody.ts';
import { stretchTheLimits } from './attacks/stretchTheLimits.ts';
import { tellWhoWasLate } from './attacks/tellWhoWasLate.ts';
import { tireTheBots } from './attacks/tireTheBots.ts';
import { wakeEverything } from './attacks/wakeEverything.ts';
import { watchWithoutSeat } from './attacks/watchWithoutSeat.ts';

export const ATTACKS: readonly Attack[] = [
  watchWithoutSeat,
  readMetrics,
  tellWhoWasLate,
  nameTheDeal,
  forgePongs,
  hearThoseVotedOut,
  speakForSomebody,
  floodJoins,
  tireTheBots,
  guessCodes,
  multiplyYourself,
  holdConnections,
  poseByName,
  keepStolenSession,
  fillTheDisk,
  loseTheData,
  wakeEverything,
  sendStrangeFrames,
  reachForFiles,
  comeFromElsewhere,
  actForAnother,
  stretchTheLimits,
  floodFromOneAddress,
];
