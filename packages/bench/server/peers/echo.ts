/** The least a server can do: read a move, number it, send it to both players. No rules, no secrets, no storage. */
import { WebSocketServer } from 'ws';
import { ready } from './ready.ts';

const matches = new Map<string, { sockets: import('ws').WebSocket[]; moves: number }>();
const port = Number(process.argv[2]);
const server = new WebSocketServer(
  { host: '127.0.0.1', port, perMessageDeflate: false, backlog: 4096 },
  ready,
);

server.on('connection', (socket, request) => {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const name = searchParams.get('match') ?? '';
  const match = matches.get(name) ?? { sockets: [], moves: 0 };
  matches.set(name, match);
  match.sockets[Number(searchParams.get('player'))] = socket;
  socket.on('message', (data) => {
    const { action } = JSON.parse(String(data)) as { action: string };
    match.moves++;
    const text = JSON.stringify({ type: 'moved', sequence: match.moves, action });
    for (const player of match.sockets) player.send(text);
  });
});
