/** Outpost Seven on boardgame.io's own server, in production mode, in memory, views filtered by our view. */
import { createRequire } from 'node:module';
import { peerGame } from '../../boardgameIo.ts';
import { ready } from './ready.ts';

interface ServerModule {
  Server(parts: { games: object[]; origins: unknown[] }): {
    run(parts: { port: number; callback: () => void }): void;
  };
  Origins: { LOCALHOST: unknown };
}

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/dist/cjs/server.js') as ServerModule;

Server({ games: [peerGame], origins: [Origins.LOCALHOST] }).run({
  port: Number(process.argv[2]),
  callback: ready,
});
