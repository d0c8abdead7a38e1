import { policyBot } from '@airlock/bots';
import { captainPolicy, hypatia } from '@airlock/hypatia';
import { describe, expect, it } from 'vitest';
import { parOf } from './par.ts';

const DAY = '2026-07-31';

/** Somebody who answers at once, and how often they were asked for. */
function captain() {
  const asked: string[] = [];
  const find = async () => {
    asked.push('captain');
    return policyBot(hypatia, 'captain', captainPolicy());
  };
  return { asked, find };
}

describe('the par of a day', () => {
  it('is given up when nobody waits for it any more', async () => {
    expect(await parOf('2026-08-01', () => false, captain().find)).toBeNull();
  });

  it('is what the player makes of that day’s ship, worked out once', async () => {
    const { asked, find } = captain();
    const par = await parOf(DAY, () => true, find);
    expect(par).toEqual({ won: expect.any(Boolean), score: expect.any(Number) });
    expect(await parOf(DAY, () => true, find)).toEqual(par);
    expect(asked).toHaveLength(1);
  });
});
