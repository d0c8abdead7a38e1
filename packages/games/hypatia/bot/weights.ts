/** What a commander thinks things are worth, in people. */

export interface Weights {
  /** A life lost in a trick. */
  readonly kill: number;
  /** A card spent, times its worth. */
  readonly card: number;
  /** For each Phage that comes beyond the usual number per card, or stays away. */
  readonly pace: number;
  readonly phagePerCard: number;
  /** The power of the number of cards that a plan's gain is divided by. */
  readonly effort: number;
  /** A plan fills about one in this many free places with humans. */
  readonly placesPerHuman: number;
  /** How much of a trick's future counts when this many places are free. */
  readonly horizon: readonly number[];
  readonly killedActor: number;
  readonly securityShare: number;

  /** Won and lost at each station. */
  readonly lifeboat: number;
  readonly escape: number;
  readonly hangarIdle: number;
  readonly hangarIdleLoss: number;
  readonly powerForHangar: number;
  readonly powerCrowded: number;
  readonly powerLater: number;
  readonly powerLoss: number;
  readonly powerLossOfHangar: number;
  readonly uplink: number;
  readonly uplinkLater: number;
  readonly suit: number;
  readonly logisticsLoss: number;
  readonly labs: number;
  readonly labsLater: number;
  readonly labsLoss: number;
  readonly trackers: number;
  readonly trackersLater: number;
  readonly medicalLoss: number;
  readonly sleeper: number;
  readonly cryonicsLoss: number;
  readonly cocooned: number;
  readonly spreading: number;
  readonly arm: number;
  readonly locusLoss: number;
  readonly air: number;
  readonly airLater: number;
  readonly airLoss: number;
  readonly airLossLater: number;
  /** What is left of all that, except at the Hangar, once the ship is armed. */
  readonly armedWin: number;
  readonly armedLoss: number;

  readonly armAtSurvivors: number;
  readonly armAtRound: number;
  readonly armAtRescued: number;
  /** More Phage than humans by this much, and the Hangar is too crowded to power up. */
  readonly crowd: number;
  /** A powered Hangar is switched off at this many Phage or more, with fewer humans than this. */
  readonly dangerPhage: number;
  readonly dangerHumans: number;
  /** Hand cards worth less than this are discarded before drawing. */
  readonly discardBelow: number;
  /** What a sentinel's own worth takes away. */
  readonly sentinelCard: number;
  /** By suit: a sentinel at the powered Hangar. */
  readonly hangarSentinel: readonly number[];
}

/** The figures of the specification. */
export const CAPTAIN: Weights = {
  kill: 0.57,
  card: 0.15,
  pace: 0.3,
  phagePerCard: 0.41,
  effort: 0.8,
  placesPerHuman: 2.2,
  horizon: [1, 0.95, 0.85, 0.7, 0.55, 0.45],
  killedActor: 1.2,
  securityShare: 0.6,
  lifeboat: 5,
  escape: 22.7,
  hangarIdle: 0.6,
  hangarIdleLoss: 1.2,
  powerForHangar: 7,
  powerCrowded: 1.5,
  powerLater: 1,
  powerLoss: 1.2,
  powerLossOfHangar: 4.2,
  uplink: 9,
  uplinkLater: 0.2,
  suit: 3,
  logisticsLoss: 0.65,
  labs: 4,
  labsLater: 0.5,
  labsLoss: 1.2,
  trackers: 0.8,
  trackersLater: 0.2,
  medicalLoss: 1.2,
  sleeper: 1,
  cryonicsLoss: 1,
  cocooned: 1,
  spreading: 1.5,
  arm: 9,
  locusLoss: 1.5,
  air: 6,
  airLater: 0.6,
  airLoss: 6.3,
  airLossLater: 1.2,
  armedWin: 0.4,
  armedLoss: 0.5,
  armAtSurvivors: 14,
  armAtRound: 30,
  armAtRescued: 12,
  crowd: 1,
  dangerPhage: 3,
  dangerHumans: 2,
  discardBelow: 0.3,
  sentinelCard: 0.3,
  hangarSentinel: [0.3, 4, 1.1, 1.5],
};
