/** A bare TCP connection that says what it likes and closes only when it wants to. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { AirlockProcess } from './airlockProcess.ts';
import type { Ground } from './ground.ts';

export class RawConnection {
  /** Everything that came, as text. */
  received = '';
  private readonly socket: Socket;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      this.received += text;
    });
    // Being cut off is what may happen here.
    socket.on('error', () => {});
  }

  static async to(ground: Ground, server: AirlockProcess): Promise<RawConnection> {
    const { hostname, port } = new URL(server.url);
    // Half open: the server's end does not end ours.
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    ground.atEnd(() => socket.destroy());
    const connection = new RawConnection(socket);
    await once(socket, 'connect');
    return connection;
  }

  send(text: string): void {
    if (!this.socket.destroyed) this.socket.write(text, 'latin1');
  }

  /** Reads no more, whatever comes. */
  stopReading(): void {
    this.socket.pause();
  }

  get isClosed(): boolean {
    return this.socket.destroyed || this.socket.readableEnded;
  }

  close(): void {
    this.socket.destroy();
  }
}
