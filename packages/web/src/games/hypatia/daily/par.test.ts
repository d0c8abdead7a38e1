import { policyBot } from '@airlock/bots';
import { captainPolicy, hypatia } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { parPlayedBy } from '../adviser/par.ts';
import { keptParOf } from './par.ts';

const DAY = '2026-07-31';
const captain = policyBot(hypatia, 'captain', captainPolicy());

describe('the par of a day', () => {
  it('is what a player makes of that day’s ship, the same each time', () => {
    const par = parPlayedBy(captain, DAY);
    expect(par).toEqual({ won: expect.any(Boolean), score: expect.any(Number) });
    expect(parPlayedBy(captain, DAY)).toEqual(par);
  });

  it('is worked out once, and again where it was given up', async () => {
    const given: ReturnType<typeof parPlayedBy>[] = [];
    const workOut = async () => {
      given.push(parPlayedBy(captain, DAY));
      return given.at(-1) ?? null;
    };
    expect(await keptParOf(DAY, async () => null)).toBeNull();
    const par = await keptParOf(DAY, workOut);
    expect(await keptParOf(DAY, workOut)).toEqual(par);
    expect(given).toHaveLength(1);
  });
});
