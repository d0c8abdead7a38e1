import { describe, expect, it } from 'vitest';
import { clientFrame, FrameReader, OPCODES } from './frames.ts';

/** As a server sends it: without a mask. */
function serverFrame(payload: Buffer): Buffer {
  const { length } = payload;
  const head =
    length < 126 ? Buffer.from([0x81, length]) : Buffer.from([0x81, 126, length >> 8, length & 0xff]);
  const long = Buffer.alloc(10);
  long.writeUInt16BE(0x817f, 0);
  long.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([length < 2 ** 16 ? head : long, payload]);
}

describe('frames', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536])('of %i bytes are read however they come in pieces', (length) => {
    const payload = Buffer.alloc(length, 'a');
    const bytes = Buffer.concat([serverFrame(payload), serverFrame(Buffer.from('b'))]);
    for (const cut of [1, 5, bytes.length - 1]) {
      const reader = new FrameReader();
      const frames = [...reader.read(bytes.subarray(0, cut)), ...reader.read(bytes.subarray(cut))];
      expect(frames.map((frame) => frame.payload.length)).toEqual([length, 1]);
      expect(frames[0]?.opcode).toBe(OPCODES.text);
    }
  });

  it('of a client are masked, as a server demands', () => {
    expect(clientFrame(OPCODES.text, Buffer.from('hi'))).toEqual(
      Buffer.from([0x81, 0x82, 0, 0, 0, 0, ...Buffer.from('hi')]),
    );
    expect(clientFrame(OPCODES.pong, Buffer.alloc(300)).readUInt16BE(2)).toBe(300);
  });
});
