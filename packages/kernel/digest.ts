/**
 * A digest of where a match stands, by which another version of the rules can tell whether it comes to the same. Kept
 * with the log, so it has to be the same for ever: it depends on neither the order of fields nor the machine.
 */
import { sha256 as sha256Bytes } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { AnyGame } from './game.ts';

/** Nobody chooses states to deceive it: 64 bits let no two be taken for one another by chance. */
const DIGEST_BYTES = 8;

/** `sha256` of a text in hexadecimal digits; whoever has a faster one than this brings it along. */
export function digestOf(
  game: AnyGame,
  state: unknown,
  sha256: (text: string) => string = sha256Anywhere,
): string {
  return sha256(canonicalJson(game.lasting ? game.lasting(state) : state)).slice(0, 2 * DIGEST_BYTES);
}

/** SHA-256 of a text in hexadecimal digits, without anything of the machine. */
export const sha256Anywhere = (text: string): string => bytesToHex(sha256Bytes(utf8ToBytes(text)));

/** JSON with the fields of every object in alphabetical order; those that are `undefined` are left out, as in any JSON. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) {
    // Most of a state is rows of numbers, which need no looking into.
    if (value.every((item) => typeof item === 'number')) return JSON.stringify(value);
    return `[${value.map(canonicalJson).join()}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let fields = '';
  for (const name of Object.keys(value).sort()) {
    const field: unknown = (value as Readonly<Record<string, unknown>>)[name];
    if (field !== undefined)
      fields += `${fields === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(field)}`;
  }
  return `{${fields}}`;
}
