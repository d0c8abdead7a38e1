import { describe, expect, it } from 'vitest';
import { awayWord } from './AwayChip.tsx';

describe('what a seat says of whoever is away', () => {
  const ben = { bot: false, standIn: false, here: true };

  it('is nothing while they are here, and for bots', () => {
    expect(awayWord(ben, false)).toBe('');
    expect(awayWord({ bot: true, standIn: false, here: true }, false)).toBe('');
  });

  it('is that a bot plays, to everybody but themselves', () => {
    expect(awayWord({ ...ben, here: false, standIn: true }, false)).toBe('bot plays');
    // Whose time ran out while they were present is known to nobody else, so a stand-in may play for somebody who is here.
    expect(awayWord({ ...ben, standIn: true }, true)).toBe('');
    expect(awayWord({ ...ben, here: false }, false)).toBe('away');
  });
});
