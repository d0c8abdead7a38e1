/** A way to another program on this computer that can be cut, mended and made slow. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Link {
  /** The same address, by way of this link. */
  readonly url: string;
  private readonly server: Server;
  private readonly target: URL;
  private readonly open = new Set<Socket>();
  private isCut = false;
  private delayMs = 0;

  private constructor(server: Server, target: URL) {
    this.server = server;
    this.target = target;
    const url = new URL(target);
    url.hostname = '127.0.0.1';
    url.port = String((server.address() as AddressInfo).port);
    this.url = url.href;
    server.on('connection', (near: Socket) => this.admit(near));
  }

  static async open(address: string): Promise<Link> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Link(server, new URL(address));
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.open) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  /** Everything arrives this much later, in its order. */
  delay(milliseconds: number): void {
    this.delayMs = milliseconds;
  }

  close(): void {
    this.cut();
    this.server.close();
  }

  private admit(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect({ port: Number(this.target.port), host: this.target.hostname, noDelay: true });
    this.carry(near, far);
    this.carry(far, near);
  }

  private carry(from: Socket, to: Socket): void {
    this.open.add(from);
    let last: Promise<void> = Promise.resolve();
    from.on('data', (data: Buffer) => {
      const due =
        this.delayMs === 0 ? Promise.resolve() : new Promise<void>((done) => setTimeout(done, this.delayMs));
      last = Promise.all([last, due]).then(() => {
        if (!to.destroyed) to.write(data);
      });
    });
    // What is wrong with one end is the end of both.
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.open.delete(from);
      to.destroy();
    });
  }
}
