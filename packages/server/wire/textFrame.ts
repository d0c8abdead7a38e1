/**
 * WebSocket frames of text, ready for the wire. Made once, a frame can be written to any number of sockets,
 * where sending text would encode it again for each.
 */

const FINAL_TEXT_FRAME = 0x81;
const LENGTH_IN_TWO_BYTES = 126;
const LENGTH_IN_EIGHT_BYTES = 127;

/** Frames lie side by side in one piece of memory: a piece of its own for each would cost more than writing it. */
const SHEET_BYTES = 1 << 14;
/** Longer texts have memory of their own, so that no sheet is kept for the sake of one of them. */
const LONGEST_ON_A_SHEET = 1 << 11;
/** No character takes more. With this much room to spare, a text that is cut off has taken more bytes than it has characters. */
const LONGEST_CHARACTER = 4;

let sheet = Buffer.allocUnsafeSlow(SHEET_BYTES);
let used = 0;

export function textFrame(text: string): Buffer {
  return (text.length <= LONGEST_ON_A_SHEET && plainFrame(text)) || anyFrame(text);
}

/** Nearly every message has one byte per character, so that its length is known before it is written. */
function plainFrame(text: string): Buffer | null {
  const { length } = text;
  const head = headBytes(length);
  if (used + head + length + LONGEST_CHARACTER > SHEET_BYTES) {
    sheet = Buffer.allocUnsafeSlow(SHEET_BYTES);
    used = 0;
  }
  const start = used + head;
  if (sheet.write(text, start, length + LONGEST_CHARACTER) !== length) return null;
  writeHead(sheet, used, head, length);
  used = start + length;
  return sheet.subarray(start - head, used);
}

function anyFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = headBytes(length);
  const frame = Buffer.allocUnsafe(head + length);
  writeHead(frame, 0, head, length);
  frame.write(text, head);
  return frame;
}

/** The text of a frame that was made here. */
export function textIn(frame: Uint8Array): string {
  const length = frame[1] ?? 0;
  const head = length < LENGTH_IN_TWO_BYTES ? 2 : length === LENGTH_IN_TWO_BYTES ? 4 : 10;
  return Buffer.from(frame.buffer, frame.byteOffset + head, frame.byteLength - head).toString();
}

const headBytes = (length: number): number => (length < LENGTH_IN_TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10);

function writeHead(into: Buffer, at: number, head: number, length: number): void {
  into[at] = FINAL_TEXT_FRAME;
  if (head === 2) into[at + 1] = length;
  else if (head === 4) {
    into[at + 1] = LENGTH_IN_TWO_BYTES;
    into[at + 2] = length >> 8;
    into[at + 3] = length & 0xff;
  } else {
    into[at + 1] = LENGTH_IN_EIGHT_BYTES;
    into.writeUInt32BE(0, at + 2);
    into.writeUInt32BE(length, at + 6);
  }
}
