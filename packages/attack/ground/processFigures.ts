/** What Linux tells about a process from outside: time, memory, open files, and where it listens. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Milliseconds of processor time. */
export type CpuTime = number;

/** Linux counts CPU time in hundredths of a second. */
const MS_A_TICK = 10;

export function cpuTimeOf(id: number): CpuTime {
  const [, rest = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_A_TICK;
}

export const openDescriptorsOf = (id: number): number => readdirSync(`/proc/${id}/fd`).length;

export function residentBytesOf(id: number): number {
  const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

export interface Listening {
  readonly address: string;
  readonly port: number;
}

const LISTEN = '0A';

/** Every TCP address that the process listens on. */
export function listeningOf(id: number): Listening[] {
  const inodes = new Set(
    readdirSync(`/proc/${id}/fd`).flatMap((descriptor) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(linkOf(`/proc/${id}/fd/${descriptor}`)) ?? [];
      return inode === undefined ? [] : [inode];
    }),
  );
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${id}/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .flatMap((line) => {
        const [, local = '', , state, , , , , , inode = ''] = line.trim().split(/\s+/);
        return state === LISTEN && inodes.has(inode) ? [listeningAt(local)] : [];
      }),
  );
}

/** Descriptors come and go while they are listed. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** `0100007F:1F90` is 127.0.0.1:8080; of IPv6 only whether it is this computer matters here. */
function listeningAt(local: string): Listening {
  const [host = '', port = ''] = local.split(':');
  const bytes = (host.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const address =
    bytes.length === 4
      ? bytes.reverse().join('.')
      : host === '00000000000000000000000001000000'
        ? '::1'
        : /^0+$/.test(host)
          ? '::'
          : host;
  return { address, port: Number.parseInt(port, 16) };
}
