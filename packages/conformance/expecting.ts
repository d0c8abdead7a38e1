/** Throws a fault where two things that must be the same are not. */
import { bytesOf, overTheWire, textDifference } from './difference.ts';
import { Fault, type Finding } from './finding.ts';

type About = Pick<Finding, 'seat' | 'viewer'>;

/** They must be the same as text, key by key in the same order. */
export function expectSame(what: string, one: unknown, other: unknown, about: About = {}): void {
  const difference = textDifference(one, other);
  if (difference) throw new Fault(what, { ...about, difference });
}

/** A value must still be what it was when this text was made of it. */
export function expectStill(what: string, text: string, now: unknown, about: About = {}): void {
  if (bytesOf(now) !== text) expectSame(what, JSON.parse(text), overTheWire(now), about);
}
