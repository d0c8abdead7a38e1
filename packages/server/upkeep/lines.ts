/** One JSON object a line over a connection, both ways. */
import type { Socket } from 'node:net';

export type Message = Readonly<Record<string, unknown>>;

/** Longer than anything that either side says. */
const MOST_BYTES_A_LINE = 64 * 1024;

/** Calls back for every object; what is none, or comes without end, ends the connection. */
export function onMessage(socket: Socket, hear: (message: Message) => void): void {
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more;
    for (let end = text.indexOf('\n'); end >= 0 && !socket.destroyed; end = text.indexOf('\n')) {
      const message = parsed(text.slice(0, end));
      text = text.slice(end + 1);
      if (message) hear(message);
      else socket.destroy();
    }
    if (text.length > MOST_BYTES_A_LINE) socket.destroy();
  });
}

export function say(socket: Socket, message: Message): void {
  socket.write(`${JSON.stringify(message)}\n`);
}

function parsed(line: string): Message | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Message) : null;
  } catch {
    return null;
  }
}
