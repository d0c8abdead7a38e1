import type { OmegaEvent } from '@airlock/omega-virus';
import { describe, expect, it } from 'vitest';
import { VOICES } from '../../sound/voices.ts';
import { beat } from './beats.ts';

const heard = (event: OmegaEvent, viewer = 0): string | null => beat(event, viewer)?.sound ?? null;

const over = (...winners: number[]): OmegaEvent => ({
  type: 'gameOver',
  rule: 'OMG-090',
  open: { result: { cause: 'points', winners, points: [8, 7] } },
});

describe('the sounds of a race', () => {
  it('tell GO, keys, connections and the finish, and each has a voice', () => {
    const events: readonly OmegaEvent[] = [
      { type: 'go', rule: 'OMG-101', open: { liveFrom: 0 } },
      { type: 'key', rule: 'OMG-055', open: { seat: 1, colour: 0 } },
      { type: 'equip', rule: 'OMG-061', open: { seat: 0, item: 0, connected: true } },
      { type: 'equip', rule: 'OMG-063', open: { seat: 0, item: 0, connected: false } },
      { type: 'finish', rule: 'OMG-064', open: { seat: 1, at: 99_980 } },
    ];
    const sounds = events.map((event) => heard(event));
    expect(sounds).toEqual(['lamp-go', 'key', 'connect', 'strike', 'completed']);
    for (const sound of sounds) expect(Object.keys(VOICES)).toContain(sound);
  });

  it('tell the end as the listener has it', () => {
    expect(heard(over(0), 0)).toBe('win');
    expect(heard(over(1), 0)).toBe('loss');
    expect(heard(over(1), -1)).toBe('win');
  });

  it('never make the table wait', () => {
    expect(beat({ type: 'finish', rule: 'OMG-064', open: { seat: 1, at: 1 } }, 0)?.lasts).toBe(0);
  });
});
