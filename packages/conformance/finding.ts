/** What the suite found wrong with a game, and where, so that it can be looked at. */
import { CLOCK, REVIEWER, type Seat, SPECTATOR, type Viewer } from '@airlock/kernel';
import type { Difference } from './difference.ts';

/** The playthrough a finding comes from. */
export interface Where {
  readonly game: string;
  /** The seats and options in words. */
  readonly setting: string;
  readonly seed: string;
  /** How the players chose. */
  readonly manner: string;
  /** Everything done so far, the last one just now: `seat 0: keep 1,3`. */
  readonly log: readonly string[];
}

export interface Finding {
  /** The check that found it. */
  readonly check: string;
  readonly what: string;
  /** `undefined` when it concerns the game as a whole. */
  readonly where?: Where;
  /** The seat whose action or list it is. */
  readonly seat?: Seat;
  readonly viewer?: Viewer;
  readonly difference?: Difference;
}

type About = Pick<Finding, 'seat' | 'viewer' | 'difference'>;

/** Ends a playthrough with something found. */
export class Fault extends Error {
  readonly about: About;

  constructor(what: string, about: About = {}) {
    super(what);
    this.about = about;
  }
}

export function findingFrom(check: string, where: Where, error: unknown): Finding {
  if (error instanceof Fault) return { check, what: error.message, where, ...error.about };
  return { check, what: `The game threw: ${describeError(error)}`, where };
}

/** A finding as one paragraph: what, the differing values, and how to get there. */
export function sentenceOf(finding: Finding): string {
  const { check, what, where, seat, viewer, difference } = finding;
  const lines = [`[${check}] ${what}`];
  if (difference) {
    const at = difference.path === '' ? 'As a whole' : `At ${difference.path}`;
    lines.push(`  ${at}: ${shown(difference.one)} against ${shown(difference.other)}`);
  }
  if (seat !== undefined) lines.push(`  Seat: ${seatName(seat)}`);
  if (viewer !== undefined) lines.push(`  Viewer: ${seatName(viewer)}`);
  if (where) {
    lines.push(`  Match: ${where.game}, ${where.setting}, seed "${where.seed}", ${where.manner} play`);
    lines.push(`  After action ${where.log.length}${lastOf(where.log)}`);
  }
  return lines.join('\n');
}

export function seatName(seat: Viewer): string {
  if (seat === SPECTATOR) return 'the spectator';
  if (seat === REVIEWER) return 'the reviewer';
  return seat === CLOCK ? 'the clock' : `seat ${seat}`;
}

const LAST_ACTIONS = 6;
const MOST_CHARACTERS = 300;

function lastOf(log: readonly string[]): string {
  return log.length === 0 ? '' : `, the last of them: ${log.slice(-LAST_ACTIONS).join(' | ')}`;
}

function shown(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? objectText(value) : String(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}

/** JSON shows a map or a date as something it is not, so these are named. */
function objectText(value: object): string {
  const { name } = value.constructor ?? { name: 'Object' };
  const text = JSON.stringify(value) ?? 'nothing';
  return name === 'Object' || name === 'Array' ? text : `${name} ${text}`;
}

/** The message and the first place of the stack outside this package. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => /^\s*at /.test(line));
  return place ? `${error.message} (${place.trim()})` : error.message;
}
