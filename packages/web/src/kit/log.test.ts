import { describe, expect, it } from 'vitest';
import { beatOf, type EventLook, endBeat, iconOf } from './log.ts';

describe('how an event looks and sounds', () => {
  it('is an arrow without length or sound where the page says nothing of it', () => {
    const unknown: EventLook | undefined = undefined;
    expect(iconOf(unknown)).toBe('next');
    expect(beatOf(unknown)).toBeNull();
  });

  it('may be no line of the log and still be heard', () => {
    const look: EventLook = [null, 0, 'flip'];
    expect(iconOf(look)).toBeNull();
    expect(beatOf(look)).toEqual({ lasts: 0, sound: 'flip' });
  });

  it('may take time in silence', () => {
    expect(beatOf(['star', 620])).toEqual({ lasts: 620 });
    expect(beatOf(['star'])).toBeNull();
  });

  it('is cheered at the end for winners and those who watch', () => {
    expect([0, 1, -1].map((viewer) => endBeat(viewer, [0]).sound)).toEqual(['win', 'loss', 'win']);
  });
});
