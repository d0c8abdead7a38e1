/**
 * A match that is carried from one room to another: from a page to a server. Whoever takes it in believes nothing: the log is played
 * again by the rules, from the seed, and comes out where it comes out.
 */
import type { CatalogueEntry } from '@airlock/catalogue';
import { CLOCK, DamagedLog, digestOf, isStrongSeed } from '@airlock/kernel';
import type { CopiedAction, TableCopy } from '@airlock/protocol';
import { type AnyMatch, matchOf } from './folding.ts';
import type { Hall } from './hall.ts';
import type { LiveTable, Sha256 } from './liveTable.ts';
import { Refused } from './refused.ts';
import { botSeat, mustHideDeal, parsedOptions } from './seating.ts';
import {
  Damaged,
  type LogLine,
  type Person,
  type SeatRecord,
  type TableRecord,
  type Write,
} from './store/store.ts';

/** How many of somebody's newest tables are searched for a copy. */
const MOST_LOOKED_AT = 200;

/** What goes along, as its own player sees it: everything, for the seed lies in their page anyway. */
export async function copyOf(hall: Hall, { record }: LiveTable, person: Person): Promise<TableCopy> {
  const { match } = record;
  if (!match) throw new Refused('not-started', 'This match has not begun yet.');
  const log = await hall.store.log(record.number);
  return {
    code: record.code,
    game: record.game,
    options: { ...record.options },
    rules: match.rules,
    seed: match.seed,
    startedAt: match.startedAt,
    seats: record.seats.map((seat) => {
      if (seat.kind === 'person' && seat.person === person.id) return { kind: 'me' };
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
      throw new Refused('not-allowed', 'Only a match of one person, alone or with bots, can be copied.');
    }),
    log: log.map(
      ({ seat, action, at, id }): CopiedAction => ({
        seat: seat === CLOCK ? 'clock' : seat,
        action,
        at,
        ...(id === undefined ? {} : { id }),
      }),
    ),
    ...(record.stage === 'abandoned' ? { abandoned: true } : {}),
  };
}

/**
 * Sets a table as the copy says. The same match may come again: a longer log goes on where the one here ends, and where somebody has
 * played on here meanwhile, what is here stays.
 */
export async function takeIn(hall: Hall, person: Person, copy: TableCopy): Promise<LiveTable> {
  const entry = hall.game(copy.game);
  const { record, log } = taken(entry, person, copy, hall.sha256);
  const known = await copyKnown(hall, person, copy.code);
  const table = known ?? (await hall.open({ ...record, stage: 'lobby', match: null }));
  const before = known?.match ? await hall.store.log(known.record.number) : [];
  if (known && !goesOn(before, log)) return known;
  const { number } = table.record;
  const next: TableRecord = { ...record, number, code: table.code };
  const writes: Write[] = log
    .slice(before.length)
    .map(
      (line, index): Write => ({ kind: 'action', match: number, sequence: before.length + index, ...line }),
    );
  await table.change(() => ({
    // All at once: whoever is killed in between leaves an empty table or what was there before.
    writes: [...writes, { kind: 'table', table: next }],
    shown: () => hall.dismiss(table),
  }));
  return hall.find(table.code);
}

/** Lets somebody else have the seat of the first bot. */
export function withOfferedSeat(record: TableRecord): TableRecord {
  const place = record.seats.findIndex(({ kind }) => kind === 'bot');
  if (place < 0) throw new Refused('not-allowed', 'No bot sits here whose seat somebody could have.');
  if (record.stage !== 'playing') throw new Refused('not-started', 'No match is going on here.');
  const seats = record.seats.map((seat, index) =>
    index === place && seat.kind === 'bot' ? { ...seat, offered: true as const } : seat,
  );
  return { ...record, seats };
}

async function copyKnown(hall: Hall, person: Person, code: string): Promise<LiveTable | null> {
  const mine = await hall.store.tablesOf(person.id, MOST_LOOKED_AT);
  const isCopy = (seat: SeatRecord): boolean => seat.kind === 'person' && seat.local === code;
  const known = mine.find(({ host, seats }) => host === person.id && seats.some(isCopy));
  return known ? hall.find(known.code) : null;
}

const goesOn = (before: readonly LogLine[], log: readonly LogLine[]): boolean =>
  before.length < log.length &&
  before.every((line, index) => line.action === log[index]?.action && line.seat === log[index]?.seat);

type Taken = { readonly record: Omit<TableRecord, 'number' | 'code'>; readonly log: readonly LogLine[] };

function taken(entry: CatalogueEntry, person: Person, copy: TableCopy, sha256: Sha256): Taken {
  const { game } = entry;
  if (copy.rules !== game.version) {
    throw new Refused(
      'old-rules',
      `This match is played by version ${copy.rules} of the rules; here they have version ${game.version}.`,
    );
  }
  if (!isStrongSeed(copy.seed)) throw new Refused('bad-request', 'The seed must be 64 hexadecimal digits.');
  const { seats } = game;
  if (copy.seats.length < seats.min || copy.seats.length > seats.max) {
    throw new Refused('bad-request', `${game.words.title} has ${seats.min} to ${seats.max} seats.`);
  }
  if (copy.seats.filter(({ kind }) => kind === 'me').length !== 1) {
    throw new Refused('bad-request', 'Exactly one seat must be yours.');
  }
  const now = Date.now();
  const lastAt = copy.log.at(-1)?.at ?? 0;
  const started = {
    game: copy.game,
    host: person.id,
    options: parsedOptions(entry, copy.options),
    seats: copy.seats.map((seat): SeatRecord => {
      if (seat.kind === 'bot') return botSeat(entry, seat.level);
      return { kind: 'person', person: person.id, name: person.name, ready: true, local: copy.code };
    }),
    match: { rules: copy.rules, seed: copy.seed, startedAt: Math.min(copy.startedAt, now - lastAt) },
    rematch: null,
    changedAt: now,
  };
  mustHideDeal(started, entry);
  const log: LogLine[] = copy.log.map(({ seat, action, at, id }) => ({
    seat: seat === 'clock' ? CLOCK : seat,
    action,
    at,
    ...(id === undefined ? {} : { id }),
  }));
  const record: TableRecord = { ...started, number: 0, code: copy.code, stage: 'playing' };
  const match = replayed(record, entry, log);
  const isOver = match.outcome !== null;
  // While it goes on, its time goes on from where it stood.
  const startedAt = isOver ? started.match.startedAt : now - lastAt;
  const last = log.at(-1);
  if (last) log[log.length - 1] = { ...last, digest: digestOf(game, match.state, sha256) };
  const stage = isOver ? 'over' : copy.abandoned ? 'abandoned' : 'playing';
  return { record: { ...started, stage, match: { ...started.match, startedAt } }, log };
}

function replayed(record: TableRecord, entry: CatalogueEntry, log: readonly LogLine[]): AnyMatch {
  const seats = record.seats.length;
  let before = 0;
  for (const [index, { seat, at }] of log.entries()) {
    const isHere = seat === CLOCK || (seat >= 0 && seat < seats);
    if (!isHere || at < before)
      throw notLegal(index, isHere ? 'it is earlier than the one before' : 'nobody sits there');
    before = at;
  }
  try {
    const match = matchOf(record, entry, log);
    if (match) return match;
  } catch (error) {
    if (error instanceof DamagedLog) throw notLegal(error.index, error.reason);
    if (error instanceof Damaged) throw new Refused('bad-request', error.message);
    throw error;
  }
  throw new Refused('not-started', 'This match has not begun yet.');
}

const notLegal = (index: number, reason: string): Refused =>
  new Refused(
    'bad-request',
    `This match cannot be taken in: its action ${index + 1} is refused (${reason}).`,
  );
