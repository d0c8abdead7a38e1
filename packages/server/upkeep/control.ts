/**
 * Where the running server listens to those who look after its data: on this computer alone, and only to those who can read
 * the data folder. The database belongs to the server while it runs, so nobody else can do what is done here.
 */
import { once } from 'node:events';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { type Message, onMessage, say } from './lines.ts';
import { CONTROL_FILE, freshKey, freshQuestion, isProven, proofOf } from './proof.ts';

const MOST_CONNECTIONS = 8;

/** Time to show that one may ask. */
const PROOF_MS = 5_000;

/** Somebody on the line. */
export interface Asker {
  /** What is to be done when they are gone, however that happens. */
  whenGone(work: () => void): void;
}

/** Something that can be asked for, and its answer. */
export type Service = (asker: Asker, message: Message) => Promise<Message>;

export class Control {
  private readonly folder: string;
  private readonly services: Readonly<Record<string, Service>>;
  private readonly failed: (error: unknown) => void;
  private readonly key = freshKey();
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(
    folder: string,
    services: Readonly<Record<string, Service>>,
    failed: (error: unknown) => void,
  ) {
    this.folder = folder;
    this.services = services;
    this.failed = failed;
    this.server = createServer((socket) => this.admit(socket));
    this.server.maxConnections = MOST_CONNECTIONS;
  }

  static async open(
    folder: string,
    services: Readonly<Record<string, Service>>,
    failed: (error: unknown) => void,
  ): Promise<Control> {
    const control = new Control(folder, services, failed);
    control.server.listen(0, '127.0.0.1').unref();
    await once(control.server, 'listening');
    const { port } = control.server.address() as AddressInfo;
    writeFileSync(control.file, JSON.stringify({ port, key: control.key }), { mode: 0o600 });
    // A file that a killed server left behind keeps the rights it had.
    chmodSync(control.file, 0o600);
    return control;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    rmSync(this.file, { force: true });
  }

  private get file(): string {
    return join(this.folder, CONTROL_FILE);
  }

  private admit(socket: Socket): void {
    this.sockets.add(socket);
    const question = freshQuestion();
    const endings: (() => void)[] = [];
    const asker: Asker = { whenGone: (work) => void endings.push(work) };
    let isKnown = false;
    socket.unref().setTimeout(PROOF_MS, () => socket.destroy());
    // Somebody who goes in the middle of a word is gone; what was held for them is let go below.
    socket.on('error', () => {});
    socket.on('close', () => {
      this.sockets.delete(socket);
      for (const end of endings) end();
    });
    onMessage(socket, (message) => {
      if (isKnown) {
        void this.serve(socket, asker, message);
        return;
      }
      if (!isProven(this.key, 'asker', question, message.proof)) {
        socket.destroy();
        return;
      }
      isKnown = true;
      socket.setTimeout(0);
      say(socket, { proof: proofOf(this.key, 'server', String(message.question)) });
    });
    say(socket, { airlock: 'control', question });
  }

  private async serve(socket: Socket, asker: Asker, message: Message): Promise<void> {
    const name = String(message.do);
    const service = Object.hasOwn(this.services, name) ? this.services[name] : undefined;
    try {
      if (!service) {
        say(socket, { problem: `This server cannot do "${name}".` });
        return;
      }
      say(socket, await service(asker, message));
    } catch (error) {
      this.failed(error);
      say(socket, { problem: error instanceof Error ? error.message : String(error) });
    }
  }
}
