// The rooms of the house: every package of the monorepo with its folder and its name.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from './shell.mjs';

/** All packages as { room: 'kernel' | 'games/outpost-seven' …, name: '@airlock/…', folder }. */
export function workspaces(base = fromRoot('packages')) {
  const rooms = readdirSync(base).flatMap((name) =>
    name === 'games' ? readdirSync(join(base, 'games')).map((game) => `games/${game}`) : [name],
  );
  return rooms
    .filter((room) => existsSync(join(base, room, 'package.json')))
    .map((room) => ({ room, name: `@airlock/${room.split('/').pop()}`, folder: join(base, room) }));
}

/** Lets tests and the page use the sources of the other rooms instead of their builds. */
export function sourceAliases() {
  return workspaces().flatMap(({ room, name, folder }) => [
    { find: new RegExp(`^${name}$`), replacement: join(folder, 'index.ts') },
    // What few need has a door of its own: it is loaded for programs alone, or when a lobby is shown.
    ...ownDoors(room).map((door) => ({
      find: new RegExp(`^${name}/${door}$`),
      replacement: join(folder, `${door}.ts`),
    })),
  ]);
}

function ownDoors(room) {
  if (room === 'catalogue') return ['balance'];
  return room.startsWith('games/') ? ['spelling'] : [];
}
