/** The tables of a fault run: every game in its kinds of company, set over HTTP by people who write down what was promised. */
import type { AnyGame } from '@airlock/kernel';
import type { NewTable, TableInfo } from '@airlock/protocol';
import { atTable, ROUTES } from '@airlock/protocol';
import type { Promised } from './history.ts';

/** A table that is set again whenever its match is over. */
export interface Wish {
  readonly game: string;
  /** How many people sit there; the other seats are bots'. */
  readonly people: number;
  readonly bots?: readonly string[];
  readonly options?: NewTable['options'];
}

/** Nobody's clock may act for people who are only cut off, and nobody stands in for them: the log is theirs alone. */
const UNHURRIED = { pickSeconds: 900, actionSeconds: 900, voteSeconds: 900, repairSeconds: 900 };

const WISHES: readonly Wish[] = [
  { game: 'outpost-seven', people: 2 },
  { game: 'outpost-seven', people: 1, bots: ['random'] },
  { game: 'hypatia', people: 1 },
  { game: 'hypatia', people: 2, options: { mode: 'race' } },
  { game: 'omega-virus', people: 1, options: { mode: 'practice' } },
  { game: 'omega-virus', people: 2, options: { disconnectGraceSeconds: 120 } },
  { game: 'outsider', people: 3, options: { turnSeconds: 0, reactionSeconds: 30 } },
  { game: 'outbreak', people: 5, options: { ...UNHURRIED, botTakeover: false } },
];

/** A game that nothing is wished for is played by as many people as it needs. */
export const wishesFor = (game: AnyGame): readonly Wish[] => {
  const wishes = WISHES.filter((wish) => wish.game === game.id);
  return wishes.length > 0 ? wishes : [{ game: game.id, people: game.seats.min }];
};

/** Somebody with a session. */
interface Visitor {
  readonly name: string;
  readonly cookie: string;
}

/** Not answered, or not as hoped for: the server is down, its disk is full, the connection was cut. */
export class NoAnswer extends Error {}

const PATIENCE_MS = 5_000;

export interface SetTable {
  readonly table: string;
  readonly people: readonly Visitor[];
}

/** `promise` hears what the server said is so, after every step. */
export async function setTable(
  url: string,
  wish: Wish,
  number: number,
  promise: (promised: Promised) => void,
): Promise<SetTable> {
  const people: Visitor[] = [];
  for (let seat = 0; seat < wish.people; seat++) people.push(await visitor(url, `P${number}-${seat}`));
  const [host, ...others] = people as [Visitor, ...Visitor[]];
  const seats = [
    { kind: 'me' as const },
    ...others.map(() => ({ kind: 'open' as const })),
    ...(wish.bots ?? []).map((level) => ({ kind: 'bot' as const, level })),
  ];
  const plan = { game: wish.game, options: wish.options ?? {}, seats };
  let info = (await ask(url, host, 'POST', ROUTES.tables, plan)) as TableInfo;
  const note = (): void => promise(promisedBy(info));
  note();
  const { code } = info;
  for (const other of others) {
    await ask(url, other, 'POST', atTable(ROUTES.seat, code), {});
    info = (await ask(url, other, 'POST', atTable(ROUTES.ready, code), { ready: true })) as TableInfo;
    note();
  }
  info = (await ask(url, host, 'POST', atTable(ROUTES.start, code), {})) as TableInfo;
  note();
  return { table: code, people };
}

function promisedBy({ code, game, seats, commitment }: TableInfo): Promised {
  return {
    table: code,
    game,
    seats: seats.map((seat) => (seat.kind === 'person' ? seat.name : '')),
    commitment,
  };
}

async function visitor(url: string, name: string): Promise<Visitor> {
  const response = await request(url + ROUTES.session, 'POST', { name }, {});
  if (!response.ok) throw new NoAnswer(await response.text());
  return { name, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

async function ask(
  url: string,
  { cookie }: Visitor,
  method: string,
  path: string,
  body: object,
): Promise<unknown> {
  const response = await request(url + path, method, body, { cookie });
  if (!response.ok) throw new NoAnswer(await response.text());
  try {
    return await response.json();
  } catch (error) {
    throw new NoAnswer(String(error));
  }
}

async function request(
  address: string,
  method: string,
  body: object,
  headers: Record<string, string>,
): Promise<Response> {
  try {
    return await fetch(address, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    throw new NoAnswer(String(error));
  }
}
