/** One click from the front page to a table: against a bot at once, or with an open seat and a link. */

import { present } from '@airlock/kernel';
import type { GameInfo, NewTable, SeatPlan, TableInfo, TableSummary } from '@airlock/protocol';
import { aboutOf } from '../games/found.ts';
import { go } from '../router.ts';
import { arrive } from '../session/session.ts';
import { settings } from '../settings.ts';
import { IS_SITE } from '../site.ts';
import { noteFresh } from '../wire/freshTable.ts';
import { api, here } from '../wire/http.ts';

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

const playsHere = (): boolean => IS_SITE || settings.value.solo === 'here';

/** All that is known of a game, options included. */
export async function gameInfo(id: string): Promise<GameInfo> {
  const game = playsHere() ? await here.game(id) : (await api.games()).find((one) => one.id === id);
  if (!game) throw new Error(`There is no game "${id}".`);
  return game;
}

/** A table for the reader alone or with bots: in this page, unless they would rather have it at the server. */
export async function tableForOne(wish: NewTable): Promise<TableInfo> {
  if (playsHere()) return noteFresh(await here.newTable(wish));
  await arrive();
  return noteFresh(await api.newTable(wish));
}

/** Whether a game can be played alone, but is better against somebody. */
const wantsRival = (id: string): boolean => aboutOf(id)?.atOnce?.rival ?? false;

type BotPlan = Extract<SeatPlan, { kind: 'bot' }>;

/** Where several bots play, levels are mixed unless one was chosen. */
export const isCrew = (game: GameInfo): boolean => game.seats.min > 2;

const chosenLevel = ({ id, levels }: GameInfo): string | undefined =>
  levels.find((level) => level.id === settings.value.levels[id])?.id;

/** One bot of the usual level, or where there are several, a mixed crew: each has a temperament of its own. */
export function botsFor(game: GameInfo): BotPlan[] {
  const chosen = chosenLevel(game);
  const mixed = game.levels.slice(1).map(({ id }) => id);
  const crew = !isCrew(game) ? [usualLevel(game)] : chosen === undefined ? mixed : [chosen];
  const count = Math.max(game.seats.min - 1, wantsRival(game.id) ? 1 : 0);
  return Array.from({ length: count }, (_, seat) => ({
    kind: 'bot',
    level: present(crew[seat % crew.length]),
  }));
}

/** The smallest table, the reader and bots in all other seats, started at once. */
export async function playBots(id: string): Promise<void> {
  // The table's parts arrive while it is still being set; a failure shows when they are really wanted.
  import('./prepare.ts').then(
    ({ prepare }) => prepare(id),
    () => undefined,
  );
  const game = await gameInfo(id);
  const options = optionsAtOnce(game);
  const table = await tableForOne({ game: id, options, seats: seatsAtOnce(game), start: true });
  go(`/t/${table.code}`);
}

type Options = NonNullable<NewTable['options']>;

/** The recommended table that was chosen for playing alone, or else the one that new tables begin as. */
export function chosenTable({ id, presets }: GameInfo): GameInfo['presets'][number] | undefined {
  const named = (name: string | undefined) => presets.find(({ label }) => label === name);
  return named(settings.value.alone[id]?.preset) ?? named(aboutOf(id)?.begins) ?? presets[0];
}

/** What was chosen for playing alone; a preset or a deal that is gone since is left out. */
function optionsAtOnce(game: GameInfo): Options {
  const { deal } = settings.value.alone[game.id] ?? {};
  const named = deal && game.options.seed?.kind === 'text' ? { seed: deal } : {};
  return { ...aboutOf(game.id)?.atOnce?.options, ...chosenTable(game)?.options, ...named };
}

/** Of a new table in its lobby. Only a game whose tables begin otherwise than usual is asked for them. */
async function optionsAtFirst(id: string): Promise<Options> {
  const begins = aboutOf(id)?.begins;
  if (begins === undefined) return {};
  return (await gameInfo(id)).presets.find(({ label }) => label === begins)?.options ?? {};
}

/** The reader on the side chosen last, or in the first seat. */
function seatsAtOnce(game: GameInfo): SeatPlan[] {
  const bots = botsFor(game);
  const side = aboutOf(game.id)?.sides ? (settings.value.sides[game.id] ?? 0) : 0;
  return [...bots.slice(0, side), { kind: 'me' }, ...bots.slice(side)];
}

const ALONE: SeatPlan[] = [{ kind: 'me' }];
const WITH_A_FRIEND: SeatPlan[] = [...ALONE, { kind: 'open' }];

/** The same table at the server, with a seat for a friend in place of the first bot. */
export async function inviteTo({ game, options, seats }: TableInfo): Promise<void> {
  await arrive();
  const plans = seats.map((seat): SeatPlan => {
    if (seat.kind === 'person') return { kind: 'me' };
    return seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'open' };
  });
  const place = plans.findIndex(({ kind }) => kind !== 'me');
  if (!plans.some(({ kind }) => kind === 'open')) {
    if (place < 0) plans.push({ kind: 'open' });
    else plans[place] = { kind: 'open' };
  }
  go(`/t/${(await api.newTable({ game, options, seats: plans })).code}`);
}

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
  if (playsHere()) {
    const waiting = await waitingTable(id, here.myTables);
    go(`/t/${waiting ?? (await setTableHere(id))}`, { replace: true });
    return;
  }
  await arrive();
  const code = await waitingTable(id, api.myTables);
  const seats = wantsRival(id) ? WITH_A_FRIEND : ALONE;
  go(`/t/${code ?? (await setTable(id, seats))}`, { replace: true });
}

/** All seats but the reader's are open, as many as the game needs at least. */
const setTable = async (id: string, seats: SeatPlan[]): Promise<string> =>
  (await api.newTable({ game: id, options: await optionsAtFirst(id), seats })).code;

/** All seats but the reader's are bots': nobody else can come. */
async function setTableHere(id: string): Promise<string> {
  const seats = seatsAtOnce(await gameInfo(id));
  return (await here.newTable({ game: id, options: await optionsAtFirst(id), seats })).code;
}

async function waitingTable(
  id: string,
  myTables: () => Promise<TableSummary[]>,
): Promise<string | undefined> {
  for (const { game, stage, code } of await myTables()) {
    if (game === id && stage === 'lobby' && (await api.table(code)).host) return code;
  }
}
