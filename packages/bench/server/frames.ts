/** Plain sockets for the load: no client library stands between. */
import { once } from 'node:events';
import WebSocket from 'ws';

export interface Line {
  readonly socket: WebSocket;
  send(text: string | Uint8Array): void;
}

/** Opens a socket; every frame goes to `hear`, also those that come with the handshake. */
export async function openLine(
  address: string,
  headers: Readonly<Record<string, string>>,
  hear: (frame: Buffer, line: Line) => void,
): Promise<Line> {
  const socket = new WebSocket(address, { perMessageDeflate: false, headers });
  const line: Line = { socket, send: (text) => socket.send(text) };
  socket.on('message', (data) => hear(data as Buffer, line));
  await once(socket, 'open');
  return line;
}
