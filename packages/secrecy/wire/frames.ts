/** WebSocket frames as a client writes and reads them (RFC 6455), without the parts that no server of ours uses. */

export const OPCODES = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

const FINAL = 0x80;
const MASKED = 0x80;
const OPCODE_BITS = 0x0f;
const LENGTH_BITS = 0x7f;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

/** A client has to mask what it sends; a mask of zeros leaves it as it is. */
const MASK = Buffer.alloc(4);

export function clientFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length < LENGTH_IN_TWO_BYTES ? Buffer.alloc(2) : Buffer.alloc(4);
  head[0] = FINAL | opcode;
  if (length < LENGTH_IN_TWO_BYTES) head[1] = MASKED | length;
  else {
    head[1] = MASKED | LENGTH_IN_TWO_BYTES;
    head.writeUInt16BE(length, 2);
  }
  return Buffer.concat([head, MASK, payload]);
}

/** Takes the bytes as they come and gives every frame that is complete. */
export class FrameReader {
  private rest = Buffer.alloc(0);

  read(bytes: Buffer): Frame[] {
    this.rest = Buffer.concat([this.rest, bytes]);
    const frames: Frame[] = [];
    for (let frame = this.next(); frame; frame = this.next()) frames.push(frame);
    return frames;
  }

  private next(): Frame | null {
    const { rest } = this;
    if (rest.length < 2) return null;
    const said = rest.readUInt8(1) & LENGTH_BITS;
    const head = said === LENGTH_IN_EIGHT_BYTES ? 10 : said === LENGTH_IN_TWO_BYTES ? 4 : 2;
    if (rest.length < head) return null;
    const length = head === 10 ? Number(rest.readBigUInt64BE(2)) : head === 4 ? rest.readUInt16BE(2) : said;
    if (rest.length < head + length) return null;
    this.rest = rest.subarray(head + length);
    return { opcode: rest.readUInt8(0) & OPCODE_BITS, payload: rest.subarray(head, head + length) };
  }
}
