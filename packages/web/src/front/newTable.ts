/** One click from the front page to a table: against a bot at once, or with an open seat and a link. */

import { present } from '@airlock/kernel';
import type { GameInfo, SeatPlan } from '@airlock/protocol';
import { aboutOf } from '../games/found.ts';
import { go } from '../router.ts';
import { arrive } from '../session/session.ts';
import { settings } from '../settings.ts';
import { api } from '../wire/http.ts';

/**
 * The level played last, or else the game's first rival or the one in the middle: neither a walkover nor a wall. Empty
 * where a game has no bots.
 */
export function usualLevel(game: GameInfo): string {
  const ids = game.levels.map(({ id }) => id);
  const last = settings.value.levels[game.id];
  if (last !== undefined && ids.includes(last)) return last;
  const first = aboutOf(game.id)?.atOnce?.level;
  return first !== undefined && ids.includes(first) ? first : (ids[Math.floor(ids.length / 2)] ?? '');
}

async function gameInfo(id: string): Promise<GameInfo> {
  const game = (await api.games()).find((one) => one.id === id);
  if (!game) throw new Error(`The server does not know the game "${id}".`);
  return game;
}

/** Whether a game can be played alone, but is better against somebody. */
const wantsRival = (id: string): boolean => aboutOf(id)?.atOnce?.rival ?? false;

type BotPlan = Extract<SeatPlan, { kind: 'bot' }>;

/** One bot of the usual level, or where there are several, a mixed crew: each has a temperament of its own. */
export function botsFor(game: GameInfo): BotPlan[] {
  const crew = game.seats.min > 2 ? game.levels.slice(1).map(({ id }) => id) : [usualLevel(game)];
  const count = Math.max(game.seats.min - 1, wantsRival(game.id) ? 1 : 0);
  return Array.from({ length: count }, (_, seat) => ({
    kind: 'bot',
    level: present(crew[seat % crew.length]),
  }));
}

/** The smallest table, the reader and bots in all other seats, started at once. */
export async function playBots(id: string): Promise<void> {
  // The table's parts arrive while the server still sets it; a failure shows when they are really wanted.
  import('./prepare.ts').then(
    ({ prepare }) => prepare(id),
    () => undefined,
  );
  const [game] = await Promise.all([gameInfo(id), arrive()]);
  const options = aboutOf(id)?.atOnce?.options ?? {};
  const table = await api.newTable({ game: id, options, seats: seatsAtOnce(game), start: true });
  go(`/t/${table.code}`);
}

/** The reader on the side chosen last, or in the first seat. */
function seatsAtOnce(game: GameInfo): SeatPlan[] {
  const bots = botsFor(game);
  const side = aboutOf(game.id)?.sides ? (settings.value.sides[game.id] ?? 0) : 0;
  return [...bots.slice(0, side), { kind: 'me' }, ...bots.slice(side)];
}

const ALONE: SeatPlan[] = [{ kind: 'me' }];
const WITH_A_FRIEND: SeatPlan[] = [...ALONE, { kind: 'open' }];

/** A new table with a seat for a friend, even where one could play alone. */
export async function inviteFriend(id: string): Promise<void> {
  await arrive();
  go(`/t/${await setTable(id, WITH_A_FRIEND)}`);
}

/**
 * Where an address leads: to the reader's own table of this game that waits to begin, or else to a new one. An address
 * may be opened again and again, and must not leave a table behind each time.
 */
export async function openTable(id: string): Promise<void> {
  await arrive();
  const code = await waitingTable(id);
  const seats = wantsRival(id) ? WITH_A_FRIEND : ALONE;
  go(`/t/${code ?? (await setTable(id, seats))}`, { replace: true });
}

/** All seats but the reader's are open, as many as the game needs at least. */
const setTable = async (id: string, seats: SeatPlan[]): Promise<string> =>
  (await api.newTable({ game: id, seats })).code;

async function waitingTable(id: string): Promise<string | undefined> {
  for (const { game, stage, code } of await api.myTables()) {
    if (game === id && stage === 'lobby' && (await api.table(code)).host) return code;
  }
}
