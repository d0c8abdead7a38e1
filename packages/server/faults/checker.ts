/**
 * Compares what people were told with what the disk has: nothing acknowledged may be lost, done twice or out of order,
 * and everybody must end with the view that the log gives. Gives a sentence for everything that is wrong.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  commitTo,
  digestOf,
  heardEntry,
  Match,
  type MatchHeader,
  type Played,
  type SeenEvent,
  UNDO,
} from '@airlock/kernel';
import { namesAt, seenSeat } from '@airlock/tables';
import { type LogLine, UNDO_TEXT } from '../store/store.ts';
import type { Heard, History, OnDisk, Promised, Sent, Sitting } from './history.ts';

/** Entries between which something is looked for. */
const MOST_APART = 8;

type Games = ReadonlyMap<string, AnyGame>;
type AnyMatch = Match<unknown, unknown, SeenEvent>;

export function violations(history: History, disk: ReadonlyMap<string, OnDisk>, games: Games): string[] {
  const found: string[] = [];
  for (const promise of history.promised) {
    found.push(...brokenPromises(promise, disk.get(promise.table)));
  }
  for (const [table, sittings] of grouped(history.sittings)) {
    const kept = disk.get(table);
    const game = games.get(sittings[0]?.game ?? '');
    if (!kept || !game) found.push(`${table} was played at and is not on the disk`);
    else found.push(...atTable(sittings, kept, game));
  }
  return found;
}

function grouped(sittings: readonly Sitting[]): Map<string, Sitting[]> {
  const groups = new Map<string, Sitting[]>();
  for (const sitting of sittings) {
    groups.set(sitting.table, [...(groups.get(sitting.table) ?? []), sitting]);
  }
  return groups;
}

function brokenPromises({ table, seats, commitment }: Promised, kept: OnDisk | undefined): string[] {
  if (!kept) return [`${table} was promised and is not on the disk`];
  const { record } = kept;
  const found: string[] = [];
  const names = namesAt(record);
  for (const [seat, name] of seats.entries()) {
    if (name !== '' && names[seat] !== name) {
      found.push(`${table}: seat ${seat} was given to ${name} and is ${names[seat] || 'nobody'}'s`);
    }
  }
  const now = record.match && commitTo(record.match.seed);
  if (commitment !== null && commitment !== now)
    found.push(`${table}: its match began, and is a different one now`);
  return found;
}

function atTable(sittings: readonly Sitting[], kept: OnDisk, game: AnyGame): string[] {
  const { record } = kept;
  let folded: Folded;
  try {
    folded = fold(kept, game);
  } catch (error) {
    return [`${record.code}: its log cannot be played again: ${(error as Error).message}`];
  }
  const found = outcomeFaults(kept, folded.match);
  for (const sitting of sittings) {
    const at = `${record.code}, seat ${sitting.seat}`;
    const faults = [
      ...heardFaults(sitting, folded, game),
      ...orderFaults(sitting),
      ...deedFaults(sitting, kept.log, game),
      ...talkFaults(sitting, kept),
      ...viewFaults(sitting, folded, kept),
    ];
    found.push(...faults.map((fault) => `${at}: ${fault}`));
  }
  return [...found, ...doubledTalk(sittings, kept)];
}

type FoldedEntry = { readonly seat: number; readonly at: number } & Pick<
  Played<SeenEvent>,
  'events' | 'steps'
>;

interface Folded {
  readonly match: AnyMatch;
  /** What every entry told, also those that were taken back later. */
  readonly told: ReadonlyMap<number, FoldedEntry>;
}

function fold({ record, log }: OnDisk, game: AnyGame): Folded {
  const seed = record.match?.seed ?? '';
  const header: MatchHeader = {
    game: game.id,
    rules: game.version,
    options: record.options,
    seats: namesAt(record),
    generator: 'strong',
    commitment: commitTo(seed),
  };
  const match: AnyMatch = new Match(game, header, seed);
  const told = new Map<number, FoldedEntry>();
  for (const [index, { seat, action: text, at, digest }] of log.entries()) {
    const action = text === UNDO_TEXT ? UNDO : game.codec.read(text);
    if (action === undefined) throw new Error(`"${text}" is not an action`);
    if (action === UNDO) {
      if (!match.undo(seat, at).ok) throw new Error(`entry ${index + 1} took back what could not be`);
      mustAgree(match, index, digest);
      continue;
    }
    const played = match.play(seat, action, at, [...header.seats.keys()]);
    if (!played.ok) throw new Error(`entry ${index + 1} is refused by ${played.refusal.rule}`);
    mustAgree(match, index, digest);
    told.set(index + 1, { ...played, seat: seenSeat(game, seat, action), at });
  }
  return { match, told };
}

/** What is kept of where a match stood is what its log gives. */
function mustAgree({ game, state }: AnyMatch, index: number, digest: string | undefined): void {
  if (digest !== undefined && digest !== digestOf(game, state)) {
    throw new Error(`entry ${index + 1} does not lead where its digest says`);
  }
}

function outcomeFaults({ record, log }: OnDisk, match: AnyMatch): string[] {
  const isOver = match.outcome !== null;
  if (isOver === (record.stage === 'over') || record.stage === 'abandoned') return [];
  return [
    `${record.code}: after ${log.length} entries it is ${isOver ? '' : 'not '}over, and is kept as ${record.stage}`,
  ];
}

/** Everything that was told is in the log, as it was told. */
function heardFaults({ heard, seat: viewer, game: id }: Sitting, { told }: Folded, game: AnyGame): string[] {
  return heard.flatMap(({ sequence, seat, at, ...heardThen }: Heard) => {
    const entry = told.get(sequence);
    if (!entry) return [`entry ${sequence} was told and is lost`];
    if (entry.seat !== seat)
      return [`entry ${sequence} was told as seat ${seat}'s and is seat ${entry.seat}'s`];
    // Where the clock may answer in somebody's name, times are not told to the millisecond.
    if (game.hosting === undefined && entry.at !== at)
      return [`entry ${sequence} was told with a different time`];
    return isDeepStrictEqual(asTold(heardEntry(entry, viewer)), asTold(heardThen))
      ? []
      : [`entry ${sequence} of ${id} was told differently`];
  });
}

/** What goes over the wire loses what is undefined. */
const asTold = (entry: object): unknown => JSON.parse(JSON.stringify(entry));

/** Entry follows on entry, and no view takes back what was told. What was told before may be told again. */
function orderFaults({ order }: Sitting): string[] {
  const found: string[] = [];
  let last = -1;
  for (const { sequence, isView } of order) {
    if (isView && sequence < last) found.push(`a view of ${sequence} entries came after entry ${last}`);
    if (!isView && sequence > last + 1)
      found.push(`entry ${sequence} came after ${last < 0 ? 'nothing' : last}`);
    last = Math.max(last, sequence);
  }
  return found;
}

/** What somebody did stands in the log once, and nothing else stands there in their name. */
function deedFaults({ seat, sent }: Sitting, log: readonly LogLine[], game: AnyGame): string[] {
  const found: string[] = [];
  const spare = new Set<Sent>();
  const byAnswer = new Map<number, Sent>();
  for (const one of sent) {
    const answers = new Set(one.answers);
    if (answers.size > 1)
      found.push(`"${one.action}" was done ${answers.size} times: ${[...answers].join(', ')}`);
    for (const answer of answers) byAnswer.set(answer, one);
    const isRefused = one.times === 1 && one.refusals.length > 0;
    if (isRefused && answers.size > 0) found.push(`"${one.action}" was refused and done`);
    if (answers.size === 0 && !isRefused) spare.add(one);
  }
  for (const [index, line] of log.entries()) {
    const sequence = index + 1;
    const acknowledged = byAnswer.get(sequence);
    if (acknowledged && (line.seat !== seat || !isSame(game, acknowledged.action, line.action))) {
      found.push(`"${acknowledged.action}" was acknowledged as entry ${sequence}, which is "${line.action}"`);
    }
    if (acknowledged || line.seat !== seat) continue;
    const source = [...spare].find((one) => one.after <= index && isSame(game, one.action, line.action));
    if (source) spare.delete(source);
    else
      found.push(
        `entry ${sequence} "${line.action}" was sent by nobody, or is there twice${like(sent, line.action, index)}`,
      );
  }
  for (const [sequence, { action }] of byAnswer) {
    if (sequence > log.length) found.push(`"${action}" was acknowledged as entry ${sequence} and is lost`);
  }
  return found;
}

/** What was sent about then, for whoever looks for the reason. */
function like(sent: readonly Sent[], action: string, index: number): string {
  const about = sent.filter((one) => one.action === action && Math.abs(one.after - index) <= MOST_APART);
  const told = about.map(
    ({ id, after, times, answers, refusals }) =>
      `${id} after ${after}, ${times} times, answered ${answers.join() || 'never'}, refused ${refusals.join() || 'never'}`,
  );
  return about.length > 0 ? ` (${told.join('; ')})` : '';
}

/** In real time, the table says when it was done. */
function isSame({ codec, realTime }: AnyGame, sent: string, kept: string): boolean {
  if (sent === kept) return true;
  const [one, other] = [codec.read(sent), codec.read(kept)];
  if (!realTime || one === undefined || other === undefined) return false;
  const moment = realTime.momentOf(other);
  return moment >= 0 && realTime.stamp(one, moment) === other;
}

function talkFaults({ talk }: Sitting, kept: OnDisk): string[] {
  return talk.flatMap((line) => {
    const same = kept.talk.find(({ number, circle }) => number === line.number && circle === line.circle);
    if (!same) return [`line ${line.number} "${line.text}" was told and is lost`];
    return same.text === line.text && same.seat === line.seat
      ? []
      : [`line ${line.number} was told as "${line.text}" and is "${same.text}"`];
  });
}

/** Every text of a run is said once. */
function doubledTalk(sittings: readonly Sitting[], { talk, record }: OnDisk): string[] {
  return sittings
    .flatMap(({ said }) => said)
    .filter((text) => talk.filter((line) => line.text === text).length > 1)
    .map((text) => `${record.code}: "${text}" was said once and is there twice`);
}

function viewFaults(
  { view, sequence, seat, isOver }: Sitting,
  { match }: Folded,
  { log, record }: OnDisk,
): string[] {
  const found: string[] = [];
  if (isOver && record.stage !== 'over') found.push('was told that it is over, and it is not');
  if (view === null) return [...found, 'never saw the match'];
  if (sequence !== log.length) return [...found, `ends at entry ${sequence}, and the log at ${log.length}`];
  if (!isDeepStrictEqual(asTold([view]), asTold([match.view(seat)]))) {
    found.push('ends with a different view from the one the log gives');
  }
  return found;
}
