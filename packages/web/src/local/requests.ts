/** Answers what the page would otherwise ask a server over HTTP, by the same addresses. */
import {
  type AbsenceInput,
  atTable,
  type NewTable,
  ROUTES,
  type StartInput,
  type TableChange,
} from '@airlock/protocol';
import {
  copyOf,
  gameInfo,
  type LiveTable,
  matchFileOf,
  type Person,
  Refused,
  tableInfo,
} from '@airlock/tables';
import { meNamed } from './me.ts';
import type { LocalRequest } from './messages.ts';
import type { LocalRoom } from './openRoom.ts';

interface Asked {
  readonly local: LocalRoom;
  readonly me: Person;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

interface AskedAtTable extends Asked {
  readonly table: LiveTable;
}

/** What is asked of no table in particular. */
const ANYWHERE: Readonly<Record<string, (asked: Asked) => Promise<unknown>>> = {
  [`GET ${ROUTES.games}`]: async ({ local, query }) => {
    const one = query.get('game');
    const cards = local.shelf.filter(({ id, built }) => built && (one === null || id === one));
    return Promise.all(cards.map(async (card) => gameInfo(card, await local.need(card.id))));
  },
  [`GET ${ROUTES.daily}`]: async ({ local, query, me }) => {
    const game = query.get('game') ?? '';
    await local.need(game);
    return local.dailies.board(game, query.get('day') ?? '', me.id);
  },
  [`GET ${ROUTES.tables}`]: async ({ local, me }) => {
    const records = await local.room.hall.store.tablesOf(me.id, MOST_TABLES);
    await Promise.all([...new Set(records.map(({ game }) => game))].map(local.need));
    return local.room.lobby.summaries.mine(me);
  },
  [`POST ${ROUTES.tables}`]: async ({ local, me, body }) => {
    const { options = {}, start = false, ...wish } = body as NewTable;
    await local.need(wish.game);
    const table = await local.room.lobby.set(me, { ...wish, options, start });
    return tableInfo(table, me.id);
  },
};

const MOST_TABLES = 30;

/** What is done at a table; where nothing else is answered, the table is. */
const AT_TABLE: Readonly<Record<string, (asked: AskedAtTable) => Promise<unknown>>> = {
  [`GET ${ROUTES.table}`]: async () => undefined,
  [`PATCH ${ROUTES.table}`]: ({ local, table, me, body }) =>
    local.room.lobby.change(table, me, body as TableChange),
  [`POST ${ROUTES.seat}`]: ({ local, table, me, body }) =>
    local.room.lobby.claim(table, me, (body as { seat?: number }).seat),
  [`DELETE ${ROUTES.seat}`]: ({ local, table, me }) => local.room.lobby.leave(table, me),
  [`POST ${ROUTES.ready}`]: ({ local, table, me, body }) =>
    local.room.lobby.ready(table, me, (body as { ready: boolean }).ready),
  [`POST ${ROUTES.start}`]: ({ local, table, me, body }) =>
    local.room.lobby.start(table, me, body as StartInput),
  [`POST ${ROUTES.time}`]: ({ local, table, me }) => local.room.lobby.moreTime(table, me),
  [`DELETE ${ROUTES.listing}`]: ({ local, table, me }) => local.room.lobby.summaries.remove(table, me),
  [`POST ${ROUTES.abandon}`]: ({ local, table, me, body }) =>
    local.room.lobby.absences.abandon(table, me, (body as { agree: boolean }).agree),
  [`POST ${ROUTES.absence}`]: ({ local, table, me, body }) => {
    const wish = body as AbsenceInput;
    if (wish.do === 'claim') return local.room.lobby.absences.claimWin(table, me, wish.seat);
    if (wish.do === 'takeOver') return local.room.lobby.absences.takeOver(table, me, wish.seat);
    return local.room.lobby.absences.standIn(table, me, wish.seat, wish.level);
  },
  [`POST ${ROUTES.rematch}`]: ({ local, table, me }) => local.room.lobby.rematches.ask(table, me),
  /** As text, like the file it is. */
  [`GET ${ROUTES.match}`]: ({ table }) => table.look(() => JSON.stringify(matchFileOf(table))),
};

/** What a server would take in; no server gives it away. */
const COPY = `GET ${ROUTES.copies}/:code`;

export async function answer(local: LocalRoom, { method, path, body, name }: LocalRequest): Promise<unknown> {
  const { pathname, searchParams: query } = new URL(path, 'http://here');
  const asked: Asked = { local, me: meNamed(name), query, body };
  const anywhere = ANYWHERE[`${method} ${pathname}`];
  if (anywhere) return anywhere(asked);
  const code = /^\/api\/(?:tables|copies)\/([^/]+)/.exec(pathname)?.[1] ?? '';
  if (atTable(COPY, code) === `${method} ${pathname}`) {
    return copyOf(local.room.hall, await local.find(code), asked.me);
  }
  const known = Object.entries(AT_TABLE).find(([route]) => atTable(route, code) === `${method} ${pathname}`);
  if (!known) throw new Refused('not-found', `There is no answer to ${method} ${pathname} without a server.`);
  const table = await local.find(code);
  return (await known[1]({ ...asked, table })) ?? tableInfo(table, asked.me.id);
}
