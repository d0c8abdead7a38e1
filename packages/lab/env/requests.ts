/** What may be asked of an environment, one JSON text a line; whatever else comes is answered with a sentence. */
import { listOf } from '@airlock/kernel';
import { SHOWN, type Shown } from './observing.ts';

/** Why a request was not done; nothing has changed then. */
export class Refused extends Error {
  readonly code: string;
  readonly more: object;

  constructor(code: string, sentence: string, more: object = {}) {
    super(sentence);
    this.code = code;
    this.more = more;
  }
}

const bad = (sentence: string): Refused => new Refused('bad-request', sentence);

/** An action by its number or its text, in a match, for the seat that is next or another one. */
export interface Move {
  readonly match: number;
  readonly action: number | string;
  readonly seat: number | undefined;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Which fields each request may have. */
const REQUESTS = {
  describe: [],
  reset: ['matches', 'seeds', 'show'],
  observe: ['matches', 'seat', 'show'],
  step: ['moves', 'again', 'show'],
  clone: ['matches'],
  restore: ['clones', 'matches', 'show'],
  imagine: ['matches', 'into', 'seat', 'chance', 'show'],
  forget: ['clones', 'matches'],
  outcome: ['matches'],
  stats: [],
} as const;
export type Asked = keyof typeof REQUESTS;

const isAsked = (name: unknown): name is Asked => typeof name === 'string' && Object.hasOwn(REQUESTS, name);

export interface Request {
  readonly do: Asked;
  readonly fields: Fields;
}

export function jsonIn(line: string): Fields {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw bad(`A request is one JSON object on one line, not ${shortened(line)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad(`A request is a JSON object such as {"do": "reset"}, not ${shortened(line)}`);
  }
  return value as Fields;
}

export function requestIn(fields: Fields): Request {
  const name = fields.do;
  if (!isAsked(name)) {
    throw bad(`"do" must be ${listOf(Object.keys(REQUESTS), 'or')}, not ${shortened(JSON.stringify(name))}`);
  }
  const known: readonly string[] = ['do', 'id', ...REQUESTS[name]];
  const strange = Object.keys(fields).find((field) => !known.includes(field));
  if (strange !== undefined) {
    throw bad(`"${name}" has no field "${shortened(strange)}"; it has ${listOf(known.slice(1))}.`);
  }
  return { do: name, fields };
}

const USUALLY_SHOWN: ReadonlySet<Shown> = new Set(['legal']);

export function showIn({ show }: Fields): ReadonlySet<Shown> {
  if (show === undefined) return USUALLY_SHOWN;
  const names: readonly string[] = SHOWN;
  if (!Array.isArray(show) || !show.every((name) => names.includes(name))) {
    throw bad(`"show" must be a list of ${listOf(names)}, not ${shortened(JSON.stringify(show))}`);
  }
  return new Set(show);
}

/** A list of whole numbers, or `undefined` where the field is missing. */
export function numbersIn(fields: Fields, name: string): number[] | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || !value.every((one) => Number.isInteger(one) && one >= 0)) {
    throw bad(`"${name}" must be a list of whole numbers, not ${shortened(JSON.stringify(value))}`);
  }
  if (new Set(value).size < value.length) throw bad(`"${name}" names a number twice.`);
  return value;
}

export function neededNumbers(fields: Fields, name: string): number[] {
  const numbers = numbersIn(fields, name);
  if (numbers === undefined) throw bad(`"${String(fields.do)}" needs "${name}", a list of whole numbers.`);
  return numbers;
}

export function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === 'string') return value;
  throw bad(`"${name}" must be a text, not ${shortened(JSON.stringify(value))}`);
}

export function textsIn(fields: Fields, name: string): string[] | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value;
  throw bad(`"${name}" must be a list of texts, not ${shortened(JSON.stringify(value))}`);
}

export function seatIn({ seat }: Fields): number | undefined {
  if (seat === undefined || Number.isInteger(seat)) return seat as number | undefined;
  throw bad(
    `"seat" must be the number of a seat, or -1 for a spectator, not ${shortened(JSON.stringify(seat))}`,
  );
}

export function againIn({ again }: Fields): boolean {
  if (again === undefined || typeof again === 'boolean') return again ?? false;
  throw bad(`"again" must be true or false, not ${shortened(JSON.stringify(again))}`);
}

export function movesIn({ moves }: Fields): Move[] {
  if (!Array.isArray(moves))
    throw bad('"step" needs "moves", a list of [match, action] or [match, action, seat].');
  return moves.map((move, index) => {
    if (!isMove(move)) {
      throw bad(
        `Move ${index} must be [match, action] or [match, action, seat], with the action as a number or a text, not ${shortened(JSON.stringify(move))}`,
      );
    }
    return { match: move[0], action: move[1], seat: move[2] };
  });
}

const isMove = (move: unknown): move is [number, number | string, number?] =>
  Array.isArray(move) &&
  (move.length === 2 || move.length === 3) &&
  Number.isInteger(move[0]) &&
  (typeof move[1] === 'string' || Number.isInteger(move[1])) &&
  (move.length === 2 || Number.isInteger(move[2]));

const LONGEST = 80;
/** What somebody wrote, short enough for a sentence. */
const shortened = (text: string | undefined): string =>
  text === undefined ? 'nothing.' : `${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}.`;
