import { personName } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { friendlyName } from './names.ts';

describe('a friendly name', () => {
  it('is one the server accepts, whatever chance says', () => {
    for (let step = 0; step < 100; step++) {
      const name = friendlyName(() => step / 100);
      expect(personName.safeParse(name).success, name).toBe(true);
    }
  });

  it('differs from guest to guest', () => {
    const names = new Set(Array.from({ length: 50 }, () => friendlyName()));
    expect(names.size).toBeGreaterThan(30);
  });
});
