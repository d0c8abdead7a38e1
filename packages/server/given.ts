/** What the server gives its tables of Node: timers, hashing and chance. */
import { createHash, randomInt } from 'node:crypto';
import { freshSeed } from '@airlock/kernel';
import { type BotChance, type Chance, newTableCode, type Timers, timersOf } from '@airlock/tables';

export const TIMERS: Timers = timersOf(globalThis, (then) => void setImmediate(then));

/** Several times as fast as the one that runs anywhere. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

const SYSTEM_BOT_CHANCE: BotChance = {
  seed: () => freshSeed(),
  pick: (count) => randomInt(count),
  part: () => Math.random(),
};

export const SYSTEM_CHANCE: Chance = {
  code: () => newTableCode(randomInt),
  seed: () => freshSeed(),
  bots: () => SYSTEM_BOT_CHANCE,
};
