/** A table as a row of the embedded database, and back. */
import { TABLE_STAGES, tableTime, watchingRule } from '@airlock/protocol';
import {
  type CompanyRecord,
  Damaged,
  type MatchStart,
  type SealedAnswerRecord,
  type SealedRecord,
  type TableRecord,
} from './store.ts';

export interface TableRow {
  readonly number: number;
  readonly code: string;
  readonly game: string;
  readonly host: string;
  readonly options: string;
  readonly seats: string;
  readonly stage: string;
  readonly rules: number | null;
  readonly seed: string | null;
  readonly started_at: number | null;
  readonly rematch: string | null;
  readonly changed_at: number;
  readonly ended_by: number | null;
  readonly sealed: string | null;
  readonly company: string | null;
}

/** Looks at a row of which nobody knows whether it is one of this table. */
export function tableRowIn(row: Readonly<Record<string, unknown>>): TableRow {
  const text = (name: keyof TableRow): string => {
    const value = row[name];
    if (typeof value !== 'string') throw new Damaged(`A table has no ${name}.`);
    return value;
  };
  const number = (name: keyof TableRow): number => {
    const value = row[name];
    if (typeof value !== 'number') throw new Damaged(`A table has no ${name}.`);
    return value;
  };
  return {
    number: number('number'),
    code: text('code'),
    game: text('game'),
    host: text('host'),
    options: text('options'),
    seats: text('seats'),
    stage: text('stage'),
    rules: row.rules === null ? null : number('rules'),
    seed: row.seed === null ? null : text('seed'),
    started_at: row.started_at === null ? null : number('started_at'),
    rematch: row.rematch === null ? null : text('rematch'),
    changed_at: number('changed_at'),
    ended_by: row.ended_by === null ? null : number('ended_by'),
    sealed: row.sealed === null ? null : text('sealed'),
    company: row.company === null ? null : text('company'),
  };
}

export const TABLE_COLUMNS =
  'number, code, game, host, options, seats, stage, rules, seed, started_at, rematch, changed_at, ended_by, sealed, company';

/** The columns that change during a table's life, in the order of the statements above. */
export function changing(table: Omit<TableRecord, 'number'>) {
  return [
    JSON.stringify(table.options),
    JSON.stringify(table.seats),
    table.stage,
    table.seats.some(isPlayedByBot) ? 1 : 0,
    table.match?.rules ?? null,
    table.match?.seed ?? null,
    table.match?.startedAt ?? null,
    table.rematch,
    table.changedAt,
    table.match?.endedBy ?? null,
    table.sealed ? JSON.stringify(table.sealed) : null,
    table.company ? JSON.stringify(table.company) : null,
  ];
}

const isPlayedByBot = (seat: TableRecord['seats'][number]): boolean =>
  seat.kind === 'bot' || (seat.kind === 'person' && seat.standIn !== undefined);

export function readTable(row: TableRow): TableRecord {
  const { options, seats, stage } = parsed(row);
  const sealed = readSealed(row);
  const company = readCompany(row);
  return {
    number: row.number,
    code: row.code,
    game: row.game,
    host: row.host,
    options,
    seats,
    stage,
    match: readStart(row),
    rematch: row.rematch,
    changedAt: row.changed_at,
    ...(sealed && { sealed }),
    ...(company && { company }),
  };
}

/** Looked at closely enough that nobody stumbles over it later. */
function parsed({ code, options, seats, stage }: TableRow): Pick<TableRecord, 'options' | 'seats' | 'stage'> {
  const record = { options: fromJson(options), seats: fromJson(seats), stage };
  const isWhole =
    isObject(record.options) &&
    Array.isArray(record.seats) &&
    record.seats.every(isSeatRecord) &&
    (TABLE_STAGES as readonly string[]).includes(stage);
  if (!isWhole) throw new Damaged(`The record of table ${code} cannot be read.`);
  return record as Pick<TableRecord, 'options' | 'seats' | 'stage'>;
}

function readSealed({ code, sealed }: TableRow): SealedRecord | null {
  if (sealed === null) return null;
  const kept = fromJson(sealed);
  if (!isObject(kept)) throw new Damaged(`The sealed answers at table ${code} cannot be read.`);
  const { asked, answers } = kept as Record<keyof SealedRecord, unknown>;
  if (!Number.isInteger(asked) || !Array.isArray(answers) || !answers.every(isSealedAnswer))
    throw new Damaged(`The sealed answers at table ${code} cannot be read.`);
  return { asked: asked as number, answers };
}

function readCompany({ code, company }: TableRow): CompanyRecord | null {
  if (company === null) return null;
  const kept = fromJson(company);
  const all = (isObject(kept) ? kept : {}) as CompanyRecord;
  const {
    keptOut = [],
    unlisted = [],
    letIn = [],
    insiders = [],
    muted = [],
    looks = [],
    wishes = [],
    invited = [],
    moreTime,
    time,
    watching,
    banks,
    open,
  } = all;
  const isWhole =
    isObject(kept) &&
    [keptOut, unlisted, letIn, insiders, muted].every(isListOfTexts) &&
    Array.isArray(looks) &&
    looks.every(isLook) &&
    Array.isArray(wishes) &&
    wishes.every(isWish) &&
    Array.isArray(invited) &&
    invited.every(isInvitation) &&
    (moreTime === undefined || isMoreTime(moreTime)) &&
    (watching === undefined || watchingRule.safeParse(watching).success) &&
    (time === undefined || tableTime.safeParse(time).success) &&
    (banks === undefined || isBanks(banks)) &&
    (open === undefined || isOpen(open));
  if (!isWhole) throw new Damaged(`What was agreed at table ${code} cannot be read.`);
  return kept as CompanyRecord;
}

function isOpen(open: unknown): boolean {
  if (!isObject(open)) return false;
  const { since, minutes, fillAt, level } = open as Record<string, unknown>;
  return (
    typeof since === 'number' &&
    typeof minutes === 'number' &&
    (fillAt === null || typeof fillAt === 'number') &&
    typeof level === 'string'
  );
}

function isBanks(banks: unknown): boolean {
  if (!isObject(banks)) return false;
  const { length, from, spent } = banks as Record<string, unknown>;
  return (
    Number.isInteger(length) &&
    typeof from === 'number' &&
    Array.isArray(spent) &&
    spent.every((one) => typeof one === 'number')
  );
}

function isLook(look: unknown): boolean {
  if (!isObject(look)) return false;
  const { person, name, seat } = look as Record<string, unknown>;
  return typeof person === 'string' && typeof name === 'string' && Number.isInteger(seat);
}

function isWish(wish: unknown): boolean {
  if (!isObject(wish)) return false;
  const { number, person, seat } = wish as Record<string, unknown>;
  const { id, name } = (isObject(person) ? person : {}) as Record<string, unknown>;
  return (
    Number.isInteger(number) &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    (seat === null || Number.isInteger(seat))
  );
}

function isMoreTime(more: unknown): boolean {
  if (!isObject(more)) return false;
  const { asked, milliseconds } = more as Record<string, unknown>;
  return Number.isInteger(asked) && typeof milliseconds === 'number';
}

function isInvitation(invitation: unknown): boolean {
  if (!isObject(invitation)) return false;
  const { program, from, seat } = invitation as Record<string, unknown>;
  return (
    typeof program === 'string' && typeof from === 'string' && (seat === undefined || Number.isInteger(seat))
  );
}

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

function isSealedAnswer(answer: unknown): answer is SealedAnswerRecord {
  if (!isObject(answer)) return false;
  const { seat, action } = answer as Record<string, unknown>;
  return Number.isInteger(seat) && typeof action === 'string';
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isSeatRecord(seat: unknown): boolean {
  if (!isObject(seat)) return false;
  const { kind, person, name, level } = seat as Record<string, unknown>;
  if (kind === 'person') return typeof person === 'string' && typeof name === 'string';
  if (kind === 'bot') return typeof level === 'string' && typeof name === 'string';
  return kind === 'open';
}

function readStart({ rules, seed, started_at, ended_by }: TableRow): MatchStart | null {
  if (rules === null || seed === null || started_at === null) return null;
  return { rules, seed, startedAt: started_at, ...(ended_by === null ? {} : { endedBy: ended_by }) };
}
