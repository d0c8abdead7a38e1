import { expect, it } from 'vitest';
import { guessedCode } from './codes.ts';

it('a guessed code has the shape of the one that is known', () => {
  for (const known of ['KEEL-42-VANE', 'ION-420731-ZENITH']) {
    const shape = (code: string) => code.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
    const guesses = Array.from({ length: 50 }, () => guessedCode(known));
    expect(new Set(guesses.map(shape))).toEqual(new Set([shape(known)]));
    expect(new Set(guesses).size).toBeGreaterThan(45);
  }
});
