import { type SeenEvent, SPECTATOR } from '@airlock/kernel';
import type { Options, OutsiderEvent, View } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { readReplay } from '../../../review/replay.ts';
import type { Finished } from '../../contract.ts';
import { finishedMatch } from '../testing/position.ts';
import { endingOf, milestones } from './ending.ts';

async function finished(
  seed: string,
  options: Partial<Options> = {},
): Promise<Finished<View, OutsiderEvent>> {
  const read = await readReplay(finishedMatch(seed, ['Ada', 'Bo', 'Cyd'], options));
  if (!read.ok) throw new Error(read.problem);
  return read.value.finished(SPECTATOR) as Finished<unknown, SeenEvent> as Finished<View, OutsiderEvent>;
}

describe('the ending', () => {
  it.each(['3', '7'])('tells how match %s ended, and what decided it', async (seed) => {
    const match = await finished(seed);
    const { plate, headline, stats, decided } = endingOf(match);
    expect(plate).not.toBe('');
    expect(headline).toMatch(/\.$/);
    expect(stats.map(({ label }) => label)).toEqual(['Turns', 'Goals', 'Doomed', 'Crises']);
    expect(decided?.sentence.length).toBeGreaterThan(0);
    const marks = milestones(match);
    expect(marks[0]).toEqual({ sequence: 0, label: 'Deal' });
    expect(marks.at(-1)?.sequence).toBe(match.views.length - 1);
    expect(marks.map(({ sequence }) => sequence)).toEqual(
      marks.map(({ sequence }) => sequence).sort((a, b) => a - b),
    );
  });

  it.each(['eclipse', 'darkSurge'] as const)('names the cause and the count of every %s', async (how) => {
    let settled = 0;
    for (let seed = 0; seed < 12; seed++) {
      const match = await finished(String(seed), { obliteration: how, startEntropy: 8 });
      const { decided } = endingOf(match);
      expect(decided?.sentence).toMatch(/\w.*\.$/);
      if (!match.views.at(-1)?.result?.outcome.startsWith(how === 'eclipse' ? 'eclipse' : 'surge')) continue;
      settled++;
      expect(decided?.sentence).toContain('The ship cannot hold: ');
      expect(decided?.sentence).toMatch(
        how === 'eclipse' ? /The remaining Crew has \d/ : /Points for the Crew: \d/,
      );
    }
    expect(settled).toBeGreaterThan(3);
  });

  it('says who chose a side in an Eclipse that was a tie (OUT-964)', async () => {
    let ties = 0;
    for (let seed = 0; seed < 40 && ties === 0; seed++) {
      const match = await finished(String(seed), { obliteration: 'eclipse', startEntropy: 8 });
      const counted = match.moments
        .flatMap(({ events }) => events)
        .findLast(({ type }) => type === 'eclipseCounted');
      if (counted?.type !== 'eclipseCounted' || match.views.at(-1)?.result?.rule !== 'OUT-964') continue;
      const { crew, outsiders } = counted.open.survival;
      const { decided } = endingOf(match);
      if (crew === outsiders) ties++;
      expect(/A tie: (Ada|Bo|Cyd) chose the (Crew|Outsiders)\.$/.test(decided?.sentence ?? '')).toBe(
        crew === outsiders,
      );
    }
    expect(ties).toBe(1);
  });
});
