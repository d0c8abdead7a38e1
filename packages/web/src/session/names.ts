/** Friendly names for guests, so that nobody has to think of one before the first game. */
import { present } from '@airlock/kernel';

const FIRST = [
  'Amber',
  'Bright',
  'Copper',
  'Dusty',
  'Ember',
  'Fern',
  'Gentle',
  'Hollow',
  'Iron',
  'Jolly',
  'Kind',
  'Late',
  'Mellow',
  'North',
  'Odd',
  'Pale',
  'Quiet',
  'Rusty',
  'Silver',
  'Tin',
  'Umber',
  'Velvet',
  'Wander',
  'Young',
];
const SECOND = [
  'Anchor',
  'Beacon',
  'Comet',
  'Drifter',
  'Echo',
  'Falcon',
  'Glider',
  'Heron',
  'Ibis',
  'Juniper',
  'Kestrel',
  'Lantern',
  'Meteor',
  'Nova',
  'Otter',
  'Pilot',
  'Quartz',
  'Rocket',
  'Sparrow',
  'Tinker',
  'Vagabond',
  'Walker',
  'Yarrow',
  'Zephyr',
];

/** `roll` gives a number from 0 up to, not including, 1. */
export function friendlyName(roll: () => number = Math.random): string {
  const pick = (from: readonly string[]): string => present(from[Math.floor(roll() * from.length)]);
  return `${pick(FIRST)} ${pick(SECOND)}`;
}
