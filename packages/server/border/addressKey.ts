/** By what an address is counted. */
import { isIP } from 'node:net';

/** Groups of an IPv6 address that name a network; the others are its owner's to choose. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * One key for everybody who can choose among the addresses of one network: an IPv4 address by itself, even where it is
 * written as IPv6, and an IPv6 address by its first 64 bits.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/\d+\.\d+\.\d+\.\d+$/, inGroups).split('::');
  const before = read(head);
  if (tail === undefined) return before;
  const after = read(tail);
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

const read = (part: string): number[] =>
  part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));

/** The last four bytes as IPv6 writes them. */
function inGroups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}

const bytesOf = (group: number): [number, number] => [group >> 8, group & 0xff];
