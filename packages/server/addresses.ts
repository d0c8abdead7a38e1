/** Where the server is, who asks, and why it cannot be there. */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressKey } from './border/addressKey.ts';
import type { Settings } from './settings.ts';
import { CannotStart } from './store/dataFolder.ts';

/** What to type into a browser. */
export function urlOf({ address, port, family }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::';
  const host = everywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  return `http://${host}:${port}`;
}

/** The same by the name of this computer, where it listens there. */
export function namedUrlOf({ address, port }: AddressInfo): string | null {
  const isHome = /^(127\.|0\.0\.0\.0$|::1?$)/.test(address);
  return isHome ? `http://localhost:${port}` : null;
}

/** By what a client is counted. Behind a proxy only its own word counts, which it adds last. */
export function clientAddress({ headers, socket }: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? String(headers['x-forwarded-for'] ?? '') : '';
  return addressKey(forwarded.split(',').at(-1)?.trim() || (socket.remoteAddress ?? ''));
}

/** A sentence instead of a stack, for what people do wrong. */
export function cannotListen(error: unknown, { port, host }: Settings): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new CannotStart(`Port ${port} is taken. Stop what uses it, or choose another with --port.`);
  }
  if (code === 'EACCES') {
    return new CannotStart(`You may not use port ${port}. Choose one above 1023 with --port.`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new CannotStart(`This computer has no address ${host}. Choose another with --host.`);
  }
  return error;
}
