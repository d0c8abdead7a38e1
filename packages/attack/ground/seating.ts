/** Tables of people with their match going on. */
import type { AnyGame } from '@airlock/kernel';
import type { NewTable } from '@airlock/protocol';
import type { AirlockProcess } from './airlockProcess.ts';
import type { Ground } from './ground.ts';
import type { Person } from './person.ts';
import { gameNamed, Player } from './player.ts';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly options?: NewTable['options'];
}

export interface SeatedTable {
  readonly code: string;
  readonly game: AnyGame;
  /** The host first; each sits at the seat of their number. */
  readonly people: readonly Person[];
}

/** This many people, each with an address of their own, whose match has begun. */
export async function seatedTable(
  ground: Ground,
  server: AirlockProcess,
  { game: id, seats, options = {} }: TableWish,
): Promise<SeatedTable> {
  const game = await gameNamed(id);
  const people = await Promise.all(NAMES.slice(0, seats).map((name) => ground.person(server, name)));
  const [host, ...others] = people;
  if (!host) throw new Error('A table needs somebody.');
  const open = others.map(() => ({ kind: 'open' }) as const);
  const { code } = await host.setTable({ game: id, options, seats: [{ kind: 'me' }, ...open] });
  for (const person of others) await person.sitDown(code);
  await host.start(code);
  return { code, game, people };
}

/** The same with everybody's socket open. */
export async function playedTable(ground: Ground, server: AirlockProcess, wish: TableWish) {
  const table = await seatedTable(ground, server, wish);
  const { code, game, people } = table;
  const players = await Promise.all(people.map((person, seat) => Player.at(person, code, game, seat + 1)));
  return { ...table, players };
}

/** Which of several things must be there. */
export function only<Thing>(things: readonly Thing[], index: number): Thing {
  const thing = things[index];
  if (thing === undefined) throw new Error(`There is no number ${index} of ${things.length}.`);
  return thing;
}
