/** People already sitting at a table with their sockets open, for tests that begin in the middle. */
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import type { AnyGame } from '@airlock/kernel';
import type { Games } from '@airlock/tables';
import { type Guest, guest, startedPair } from './guest.ts';
import { ladderGame, unspelled } from './ladderGame.ts';
import { Player } from './player.ts';

export async function outpostSeven(): Promise<AnyGame> {
  const entry = await loadGame('outpost-seven');
  if (!entry) throw new Error('Outpost Seven is not on the shelf.');
  return entry.game;
}

/** Joined, with their first view. */
export async function playerAt(
  person: Guest,
  code: string,
  game: AnyGame,
  seed: string | number = 1,
): Promise<Player> {
  const socket = await person.socket();
  await socket.join(code);
  const player = new Player(socket, code, game, seed);
  await socket.next('view');
  player.catchUp();
  return player;
}

/** Two people in the middle of a match of Outpost Seven; the first of the players is awaited. */
export async function pairAtTable(url: string) {
  const game = await outpostSeven();
  const { code, people } = await startedPair(url);
  const players = await Promise.all(people.map((person, index) => playerAt(person, code, game, index)));
  const [awaited, other] = players.sort((a, b) => Number(b.isAwaited) - Number(a.isAwaited));
  return { code, game, people, awaited: awaited as Player, other: other as Player };
}

export const LADDER: Games = new Map<string, CatalogueEntry>([
  ['ladder', { game: ladderGame as AnyGame, levels: [], spelling: unspelled }],
]);

/** Somebody alone on the ladder. Needs a server with the games of `LADDER`. */
export async function climber(url: string): Promise<{ code: string; person: Guest; player: Player }> {
  const person = await guest(url, 'Cleo');
  const { code } = await person.setTable({ game: 'ladder', start: true });
  return { code, person, player: await playerAt(person, code, ladderGame as AnyGame) };
}
