/** Where what somebody got from two servers is not the same: on which channel, and in which field. */
import { textDifference } from '@airlock/conformance';
import type { Receipt } from './wire/receipt.ts';

export interface Leak {
  readonly channel: string;
  readonly field: string;
  /** Who got it. */
  readonly by: string;
  /** What was got in the one world and in the other. */
  readonly one: string;
  readonly other: string;
}

/**
 * Every field in which they differ, each once a connection. Order counts within a connection; between two nobody can see it.
 * Heartbeats are compared for themselves, or whatever comes a moment later would be told by the heartbeat it missed.
 */
export function leaksBetween(one: readonly Receipt[], other: readonly Receipt[]): Leak[] {
  const streams = new Set([...one, ...other].map(streamOf));
  return [...streams].flatMap((stream) => {
    const own = (receipts: readonly Receipt[]) => receipts.filter((receipt) => streamOf(receipt) === stream);
    return leaksOn(own(one), own(other));
  });
}

const streamOf = ({ by, channel }: Receipt): string => (channel === 'ping' ? `${by}, heartbeats` : by);

function leaksOn(one: readonly Receipt[], other: readonly Receipt[]): Leak[] {
  const leaks = new Map<string, Leak>();
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const leak = leakIn(one[index], other[index]);
    if (!leak) continue;
    const key = `${leak.channel} ${leak.field}`;
    if (!leaks.has(key)) leaks.set(key, leak);
    // From here on no two messages belong together.
    if (leak.field === NUMBER || leak.field === ORDER) break;
  }
  return [...leaks.values()];
}

const NUMBER = 'number of messages';
const ORDER = 'order of messages';
const NOTHING = 'nothing';

function leakIn(one: Receipt | undefined, other: Receipt | undefined): Leak | null {
  const there = one ?? other;
  const found = differenceBetween(one, other);
  if (!there || !found) return null;
  const { channel, by } = there;
  return { channel, by, field: found.path, one: shown(found.one), other: shown(found.other) };
}

interface Difference {
  readonly path: string;
  readonly one: unknown;
  readonly other: unknown;
}

function differenceBetween(one: Receipt | undefined, other: Receipt | undefined): Difference | null {
  if (!one || !other) {
    return { path: NUMBER, one: one?.text ?? NOTHING, other: other?.text ?? NOTHING };
  }
  if (one.channel !== other.channel) return { path: ORDER, one: one.text, other: other.text };
  if (one.text !== other.text) return textsDiffer(one.text, other.text);
  return one.at === other.at ? null : { path: 'time of arrival', one: one.at, other: other.at };
}

/** An answer of HTTP has a head, line by line, before its body. */
const HEAD_ENDS = '\r\n\r\n';

function textsDiffer(one: string, other: string): Difference {
  const [head, otherHead] = [headOf(one), headOf(other)];
  const lines = differingLines(head, otherHead);
  // Lengths tell only that the bodies differ, which tell better how.
  const [line] = lines.filter(({ name }) => name !== 'content-length');
  if (line) return { path: line.name, one: line.one, other: line.other };
  return bodiesDiffer(one.slice(head.length), other.slice(otherHead.length));
}

const headOf = (text: string): string =>
  text.startsWith('HTTP/') ? text.slice(0, text.indexOf(HEAD_ENDS) + HEAD_ENDS.length) : '';

function differingLines(head: string, otherHead: string) {
  const [lines, otherLines] = [head.split('\r\n'), otherHead.split('\r\n')];
  const longer = lines.length < otherLines.length ? otherLines : lines;
  return longer.flatMap((_, index) => {
    const [one = NOTHING, other = NOTHING] = [lines[index], otherLines[index]];
    if (one === other) return [];
    const header = (one === NOTHING ? other : one).split(':')[0]?.toLowerCase() ?? '';
    return [{ name: index === 0 ? 'status' : header, one, other }];
  });
}

const WHOLE = 'the whole text';

function bodiesDiffer(one: string, other: string): Difference {
  const whole = { path: WHOLE, one, other };
  const [parsed, otherParsed] = [parse(one), parse(other)];
  if (parsed === undefined || otherParsed === undefined) return whole;
  const found = textDifference(parsed, otherParsed);
  return found && found.path !== '' ? found : whole;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const MOST_CHARACTERS = 200;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? NOTHING);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
