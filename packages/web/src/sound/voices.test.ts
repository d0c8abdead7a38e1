import { describe, expect, it } from 'vitest';
import { SOUND_NAMES } from './names.ts';
import { VOICES } from './voices.ts';

describe('the sounds', () => {
  it.each(SOUND_NAMES)('"%s" is audible, short and never shrill', (name) => {
    const voice = VOICES[name];
    expect(voice.length).toBeGreaterThan(0);
    for (const layer of voice) {
      expect(layer.loud).toBeGreaterThan(0);
      expect(layer.loud).toBeLessThanOrEqual(0.7);
      // Exponential glides never reach zero, so that no frequency may be there.
      expect(Math.min(layer.from, layer.to)).toBeGreaterThan(20);
      expect(Math.max(layer.from, layer.to)).toBeLessThanOrEqual(4_000);
      expect(layer.at + layer.lasts).toBeLessThanOrEqual(1.5);
    }
  });
});
