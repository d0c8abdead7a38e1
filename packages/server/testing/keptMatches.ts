/** A data folder with people, tables, matches of all five games and talk in it, made without a server. */
import { join } from 'node:path';
import { type CatalogueEntry, loadGame, SHELF } from '@airlock/catalogue';
import {
  commitTo,
  digestOf,
  fastRandom,
  Match,
  type MatchHeader,
  parseOptions,
  type Seat,
  type SeenEvent,
  seatsIn,
} from '@airlock/kernel';
import { openSqliteStore } from '../store/sqliteStore.ts';
import type { LogLine, SeatRecord, TableRecord, Write } from '../store/store.ts';

export interface KeptMatch {
  readonly record: TableRecord;
  readonly log: readonly LogLine[];
}

/** What every table gets besides its match. */
export const LINES_A_TABLE = 3;

/** Plays each game this many times, each match for this many actions at most, and writes all of it down. */
export async function keptMatches(data: string, each: number, actions: number): Promise<KeptMatch[]> {
  const store = await openSqliteStore(join(data, 'airlock.db'));
  const kept: KeptMatch[] = [];
  for (const { id } of SHELF) {
    const entry = (await loadGame(id)) as CatalogueEntry;
    for (let index = 0; index < each; index++) {
      const plan = played(entry, `${id} ${index}`, actions, kept.length);
      const record = await store.createTable(plan.record);
      if (record === 'code-taken') throw new Error('Codes are counted.');
      const people = record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat] : []));
      await store.commit([
        ...people.map(({ person, name }): Write => ({ kind: 'person', person: { id: person, name } })),
        ...plan.log.map(
          (line, sequence): Write => ({ kind: 'action', match: record.number, sequence, ...line }),
        ),
        ...Array.from({ length: LINES_A_TABLE }, (_, line): Write => {
          const said = { number: line + 1, seat: 0, name: 'Ann', text: `${record.code} ${line}`, at: line };
          return { kind: 'talk', table: record.number, line: said };
        }),
      ]);
      kept.push({ record, log: plan.log });
    }
  }
  await store.close();
  return kept;
}

function played({ game }: CatalogueEntry, name: string, most: number, count: number) {
  const random = fastRandom(name);
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem);
  const seed = Array.from({ length: 64 }, () => random.int(16).toString(16)).join('');
  const seats = Array.from({ length: game.seats.min }, (_, seat): SeatRecord => {
    const id = `${name} ${seat}`;
    return { kind: 'person', person: id, name: id.slice(0, 24), ready: true };
  });
  const header: MatchHeader = {
    game: game.id,
    rules: game.version,
    options: options.value,
    seats: seats.map(() => ''),
    generator: 'strong',
    commitment: commitTo(seed),
  };
  const match: Match<unknown, unknown, SeenEvent> = new Match(game, header, seed);
  const log: LogLine[] = [];
  while (log.length < most && match.waiting !== 0) {
    const awaited = seatsIn(match.waiting);
    const seat = awaited[random.int(awaited.length)] as Seat;
    const possible = match.actions(seat);
    const action = possible[random.int(possible.length)] as number;
    const at = log.length * 1_000;
    if (!match.play(seat, action, at).ok) continue;
    log.push({ seat, action: game.codec.write(action), at, digest: digestOf(game, match.state) });
  }
  const record: Omit<TableRecord, 'number'> = {
    code: `KEEL-${String(10 + Math.floor(count / 100))}-${word(count % 100)}`,
    game: game.id,
    host: `${name} 0`,
    options: options.value,
    seats,
    stage: match.outcome ? 'over' : 'playing',
    match: { rules: game.version, seed, startedAt: 1 },
    rematch: null,
    changedAt: 1,
  };
  return { record, log };
}

/** Four letters for a number below a hundred. */
const word = (number: number): string =>
  `V${'ABCDEFGHIJ'[Math.floor(number / 10)]}${'ABCDEFGHIJ'[number % 10]}N`;
