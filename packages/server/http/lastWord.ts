/** The last answer on a connection that is no longer wanted. */
import type { Duplex } from 'node:stream';

/** How long a client may go on sending what nobody reads, so that our answer is not lost with the connection. */
const LINGER_MS = 500;

/**
 * Answers and lets go of the connection for good. To end it would only close our half, and a client that never closes
 * the other would keep it for ever; to destroy it at once would throw away the answer where the client still sends.
 */
export function sayLastWord(connection: Duplex, answer: string): void {
  if (!connection.writable) {
    connection.destroy();
    return;
  }
  const timer = setTimeout(() => connection.destroy(), LINGER_MS).unref();
  connection.once('close', () => clearTimeout(timer));
  // What goes wrong now is nobody's loss.
  connection.on('error', () => connection.destroy());
  connection.once('end', () => connection.destroy());
  connection.resume();
  connection.end(answer);
}
