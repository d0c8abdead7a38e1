/**
 * How the server and somebody on the same computer show each other that they may read the data folder: both know
 * the key that lies there, and neither says it. Whoever listens on a port that a dead server had learns nothing.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The file in the data folder that says where the running server listens. */
export const CONTROL_FILE = 'control.json';

export interface ControlAddress {
  readonly port: number;
  readonly key: string;
}

export type Side = 'server' | 'asker';

export const freshKey = (): string => randomBytes(32).toString('hex');
export const freshQuestion = (): string => randomBytes(16).toString('hex');

export const proofOf = (key: string, side: Side, question: string): string =>
  createHmac('sha256', key).update(`${side} ${question}`).digest('hex');

export function isProven(key: string, side: Side, question: string, proof: unknown): boolean {
  const expected = Buffer.from(proofOf(key, side, question));
  const given = Buffer.from(String(proof));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
