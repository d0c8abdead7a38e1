/** A client's end of a WebSocket: keeps every byte that came, under the name of its channel. */
import { SOCKET_PATH } from '@airlock/protocol';
import type { RunningServer } from '@airlock/server';
import { clientFrame, FrameReader, OPCODES } from './frames.ts';
import { Line } from './line.ts';
import type { Receive } from './receipt.ts';

/** Always the same, so that the answer to it is. */
const KEY = Buffer.from('not chosen by us').toString('base64');

export class Socket {
  isOpen = false;
  private readonly line: Line;
  private readonly receive: Receive;
  private readonly frames = new FrameReader();
  private head = '';

  constructor(server: RunningServer, cookie: string, receive: Receive) {
    this.receive = receive;
    this.line = new Line({ received: (bytes) => this.received(bytes), ended: () => this.ended() });
    server.connect(this.line);
    this.line.fromClient(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: airlock\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${KEY}\r\n${cookie === '' ? '' : `Cookie: ${cookie}\r\n`}\r\n`,
    );
  }

  send(message: unknown): void {
    this.sendText(typeof message === 'string' ? message : JSON.stringify(message));
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.line.hangUp();
  }

  private sendText(text: string): void {
    this.line.fromClient(clientFrame(OPCODES.text, Buffer.from(text)));
  }

  private received(bytes: Buffer): void {
    if (!this.isOpen) this.greeted(bytes);
    else this.readFrames(bytes);
  }

  private greeted(bytes: Buffer): void {
    this.head += bytes.toString('latin1');
    const end = this.head.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.receive('handshake', this.head.slice(0, end));
    this.isOpen = this.head.startsWith('HTTP/1.1 101');
    this.readFrames(Buffer.from(this.head.slice(end + 4), 'latin1'));
  }

  private readFrames(bytes: Buffer): void {
    for (const { opcode, payload } of this.frames.read(bytes)) {
      switch (opcode) {
        case OPCODES.ping:
          this.receive('ping', payload.toString());
          this.line.fromClient(clientFrame(OPCODES.pong, payload));
          break;
        case OPCODES.close:
          this.receive('close', closeText(payload));
          this.line.fromClient(clientFrame(OPCODES.close, payload));
          break;
        default:
          this.receive(channelOf(payload.toString()), payload.toString());
      }
    }
  }

  private ended(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.receive('connection', 'cut');
  }
}

const closeText = (payload: Buffer): string =>
  JSON.stringify({
    code: payload.length < 2 ? 0 : payload.readUInt16BE(0),
    reason: payload.toString('utf8', 2),
  });

/** Every message says at its beginning of what type it is. */
const channelOf = (text: string): string => text.match(/^\{"type":"(\w+)"/)?.[1] ?? 'unknown';
