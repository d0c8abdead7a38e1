/** Nobody can tell from what a server sends whose time ran out. */
import { loadGame } from '@airlock/catalogue';
import { type AnyGame, seatsIn } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { settingsFor } from '../settings.ts';
import { withVirtualSurroundings } from '../surroundings/surroundings.ts';
import type { Plant } from '../table/plant.ts';
import { positionsOf } from '../worlds/playthrough.ts';
import { type LatenessWish, latenessLeaks } from './lateness.ts';

/** The first position of a match at which several are asked at once, and one of them lets the time run out. */
async function lateness(answers: LatenessWish['answers'], plant?: Plant): Promise<string[]> {
  const entry = await loadGame('outbreak');
  const setting = entry && settingsFor(entry.game)[0];
  if (!entry || !setting) throw new Error('Outbreak is not on the shelf.');
  for (const { state } of positionsOf(entry.game, setting, 'late')) {
    const awaited = seatsIn(entry.game.waiting(state));
    const [late, viewer] = awaited;
    if (late === undefined || viewer === undefined) continue;
    const position = { state: entry.game.clone(state), opening: [] };
    const wish = {
      entry,
      setting,
      position,
      viewer,
      late,
      seed: 'late',
      answers,
      ...(plant ? { plant } : {}),
    };
    const leaks = await withVirtualSurroundings(() => latenessLeaks(wish));
    return leaks.map(({ by, channel, field }) => `${by} got it by ${channel}: ${field}`);
  }
  throw new Error('Never were several asked at once.');
}

/** The clock answers in its own name. */
const openly = (game: AnyGame): AnyGame => {
  const { answersFor: _, ...hosting } = game.hosting ?? {};
  return { ...game, hosting: hosting as NonNullable<AnyGame['hosting']> };
};

describe('whose time ran out', () => {
  it.each(['with the clock', 'in time'] as const)(
    'shows in nothing that others get, whether they answer %s or let it run out',
    async (answers) => {
      expect(await lateness(answers)).toEqual([]);
    },
  );

  it('is found where the clock answers in its own name', async () => {
    expect((await lateness('with the clock', { game: openly })).join('\n')).toMatch(/events: seat/);
  });
});
