import { type SeenEvent, SPECTATOR } from '@airlock/kernel';
import type { OutsiderEvent, View } from '@airlock/outsider';
import { describe, expect, it } from 'vitest';
import { readReplay } from '../../../review/replay.ts';
import type { Finished } from '../../contract.ts';
import { finishedMatch } from '../testing/position.ts';
import { endingOf, milestones } from './ending.ts';

async function finished(seed: string): Promise<Finished<View, OutsiderEvent>> {
  const read = await readReplay(finishedMatch(seed, ['Ada', 'Bo', 'Cyd']));
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
});
