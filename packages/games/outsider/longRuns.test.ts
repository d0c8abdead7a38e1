/** Every variant, played to its end by chance and by casual bots: nothing that always holds is ever broken. */
import { describe, expect, test } from 'vitest';
import { playByChance, playCasually, VARIANTS } from './testing/longRun.ts';

/** This many games by chance of every variant; a fifth as many by casual bots. */
const MANY = Number(process.env.AIRLOCK_CONFORMANCE_GAMES || 2);
const MILLISECONDS_PER_GAME = 2000;

describe.each(VARIANTS)('$name', (variant) => {
  test('keeps all cards and ends, by chance and with casual bots (OUT-102, OUT-341, OUT-601, OUT-816)', {
    timeout: MILLISECONDS_PER_GAME * Math.max(30, MANY),
  }, () => {
    for (let game = 0; game < MANY; game++) expect(playByChance(variant, game).result).not.toBeNull();
    for (let game = 0; game < MANY / 5; game++) expect(playCasually(variant, game).result).not.toBeNull();
  });
});
