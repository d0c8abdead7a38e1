/** The other end: reaches the server that uses a data folder, if there is one. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { Complaint } from './complaint.ts';
import { type Message, onMessage, say } from './lines.ts';
import { CONTROL_FILE, type ControlAddress, freshQuestion, isProven, proofOf } from './proof.ts';

/** A server that is busy answers later; one that does not answer at all is none of ours, or hangs. */
const PATIENCE_MS = 10_000;

export class ControlLine {
  private readonly socket: Socket;
  private readonly heard: Message[] = [];
  private wake = (): void => {};

  private constructor(socket: Socket) {
    this.socket = socket;
    onMessage(socket, (message) => {
      this.heard.push(message);
      this.wake();
    });
    socket.on('close', () => this.wake());
    socket.on('error', () => {});
  }

  /** `null` where no server answers: none runs, or one that was killed left its address behind. */
  static async reach(folder: string): Promise<ControlLine | null> {
    const address = addressIn(folder);
    if (!address) return null;
    const socket = connect(address.port, '127.0.0.1');
    const line = new ControlLine(socket);
    try {
      await once(socket, 'connect');
      const question = freshQuestion();
      const { question: theirs } = await line.next();
      say(socket, { proof: proofOf(address.key, 'asker', String(theirs)), question });
      const { proof } = await line.next();
      if (isProven(address.key, 'server', question, proof)) return line;
    } catch {
      // Nobody there, or somebody else: no server of ours in either case.
    }
    line.close();
    return null;
  }

  /** Asks for something, and gives the answer; what the server cannot do becomes a complaint. */
  async ask(message: Message, patienceMs?: number): Promise<Message> {
    say(this.socket, message);
    const answer = await this.next(patienceMs);
    if (typeof answer.problem === 'string') throw new Complaint(answer.problem);
    return answer;
  }

  close(): void {
    this.socket.destroy();
  }

  private async next(patienceMs = PATIENCE_MS): Promise<Message> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const message = this.heard.shift();
      if (message) return message;
      if (this.socket.destroyed) throw new Complaint('The server stopped while it was being asked.');
      const left = deadline - Date.now();
      if (left <= 0) throw new Complaint('The server does not answer.');
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
}

/** `null` where no server has begun, or one was killed while it wrote that down. */
function addressIn(folder: string): ControlAddress | null {
  let text: string;
  try {
    text = readFileSync(join(folder, CONTROL_FILE), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new Complaint(`It is impossible to tell who uses the data folder ${folder}: ${message}.`);
  }
  try {
    const { port, key } = JSON.parse(text) as Partial<ControlAddress>;
    return typeof port === 'number' && typeof key === 'string' ? { port, key } : null;
  } catch {
    return null;
  }
}
