/**
 * A digest of where a match stands, by which another version of the rules can tell whether it comes to the same. Kept
 * with the log, so it has to be the same for ever: it depends on neither the order of fields nor the machine.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame } from './game.ts';

/** Nobody chooses states to deceive it: 64 bits let no two be taken for one another by chance. */
const DIGEST_BYTES = 8;

export function digestOf(game: AnyGame, state: unknown): string {
  const text = canonicalJson(game.lasting ? game.lasting(state) : state);
  return bytesToHex(sha256(utf8ToBytes(text)).subarray(0, DIGEST_BYTES));
}

/** JSON with the fields of every object in alphabetical order; those that are `undefined` are left out, as in any JSON. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    // Most of a state is rows of numbers, which need no looking into.
    if (value.every((item) => typeof item === 'number')) return JSON.stringify(value);
    return `[${value.map(canonicalJson).join()}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields: string[] = [];
  for (const [name, field] of Object.entries(value).sort(byName)) {
    if (field !== undefined) fields.push(`${JSON.stringify(name)}:${canonicalJson(field)}`);
  }
  return `{${fields.join()}}`;
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
