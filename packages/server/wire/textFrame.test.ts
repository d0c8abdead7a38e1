import { describe, expect, it } from 'vitest';
import { textFrame } from './textFrame.ts';

/** Reads a frame as RFC 6455 lays it out: one final, unmasked text frame and nothing behind it. */
function textIn(frame: Buffer): string {
  expect(frame[0]).toBe(0x81);
  const short = frame[1] as number;
  expect(short).toBeLessThan(128);
  const [head, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, frame.readUInt16BE(2)]
        : [10, Number(frame.readBigUInt64BE(2))];
  expect(frame.length).toBe(head + length);
  return frame.toString('utf8', head);
}

describe('a text frame', () => {
  it.each([
    [0, 2],
    [125, 2],
    [126, 4],
    [65_535, 4],
    [65_536, 10],
    [200_000, 10],
  ])('carries %i bytes behind a head of %i', (length, head) => {
    const text = 'x'.repeat(length);
    const frame = textFrame(text);
    expect(textIn(frame)).toBe(text);
    expect(frame.length).toBe(head + length);
  });

  it('carries letters of every alphabet', () => {
    const text = '{"text":"Grüße, 宇宙 🚀"}'.repeat(20);
    expect(textIn(textFrame(text))).toBe(text);
  });
});
