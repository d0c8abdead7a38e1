/** What a voyage is about, as three steps that fill: power the Hangar, rescue people, arm the ship and leave. */
import {
  HANGAR,
  isArmed,
  isPowered,
  isStanding,
  LIMITS,
  POWER,
  type ShipView,
  STATIONS,
  trickSize,
} from '@airlock/hypatia';

export type GoalName = 'power' | 'rescue' | 'leave';

export interface GoalStep {
  readonly name: GoalName;
  readonly title: string;
  /** As it fits on a phone. */
  readonly short: string;
  /** How it is done. */
  readonly way: string;
  /** How far it is, in a word or two; empty where the filling says it. */
  readonly state: string;
  /** 0 to 1. */
  readonly filled: number;
  readonly done: boolean;
}

export interface Goal {
  readonly steps: readonly GoalStep[];
  readonly current: GoalName;
  /** What to do about it now, in one sentence; `*stars*` stand out. */
  readonly now: string;
}

const standing = (ship: ShipView): number =>
  STATIONS.filter((_, station) => isStanding(ship, station)).length;

function powerStep(ship: ShipView): GoalStep {
  const done = isPowered(ship, HANGAR);
  const lost = !done && !isStanding(ship, POWER);
  const title = 'Power the Hangar';
  return {
    name: 'power',
    title,
    short: title,
    way: done ? 'It has power' : lost ? 'Reserve Power is destroyed' : 'Win at Reserve Power, flip it',
    state: '',
    filled: done ? 1 : Math.min(1, trickSize(ship, POWER) / LIMITS.trickSize),
    done,
  };
}

function rescueStep({ rescued }: ShipView): GoalStep {
  return {
    name: 'rescue',
    title: 'Rescue',
    short: `Rescue ${rescued.length}/${LIMITS.great}`,
    way: 'Win at the powered Hangar',
    state: `${rescued.length} of ${LIMITS.great}`,
    filled: Math.min(1, rescued.length / LIMITS.great),
    done: rescued.length >= LIMITS.great,
  };
}

function leaveStep(ship: ShipView): GoalStep {
  const left = standing(ship);
  if (!isArmed(ship)) {
    return {
      name: 'leave',
      title: 'Arm and leave',
      short: 'Arm at Locus',
      way: 'Win at the Locus',
      state: 'Offline',
      filled: 0,
      done: false,
    };
  }
  return {
    name: 'leave',
    title: 'Leave',
    short: `Leave, ${left} left`,
    way: 'A station falls every round',
    state: `${left} left`,
    filled: 1 - left / STATIONS.length,
    done: left === 0,
  };
}

export function goalOf(ship: ShipView): Goal {
  const steps = [powerStep(ship), rescueStep(ship), leaveStep(ship)] as const;
  const current = currentOf(ship, steps[0].done, steps[1].done);
  return { steps, current, now: nowWords(ship, current) };
}

function currentOf(ship: ShipView, powered: boolean, rescued: boolean): GoalName {
  if (isArmed(ship)) return 'leave';
  if (!powered) return 'power';
  return rescued ? 'leave' : 'rescue';
}

function nowWords(ship: ShipView, current: GoalName): string {
  switch (current) {
    case 'power':
      return 'Now: win at *Power*, then flip the Hangar.';
    case 'rescue':
      return 'Now: win at the *Hangar* with people to save.';
    case 'leave':
      if (!isArmed(ship)) return 'Now: win at the *Locus* and arm the ship.';
      return isPowered(ship, HANGAR)
        ? 'Now: bring the last people to the *Hangar*.'
        : 'Now: the ship goes down, and nobody else can leave.';
  }
}
