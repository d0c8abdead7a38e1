/**
 * A promise about chance: before the first card is dealt a match publishes the commitment to its seed, after
 * the end the seed itself. Whoever kept the commitment can then check that every shuffle was fixed beforehand.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The label keeps this digest from meaning anything elsewhere. */
const LABEL = 'airlock seed commitment 1';

export function commitTo(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${LABEL}\n${seed}`)));
}

export function keepsPromise(commitment: string, seed: string): boolean {
  return commitTo(seed) === commitment;
}
