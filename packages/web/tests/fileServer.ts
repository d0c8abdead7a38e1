/** A static host as plain as they come: files of a folder below a path, and nothing else. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface FileServer {
  /** Where the folder is, with a slash at its end. */
  readonly address: string;
  /** What was asked for and is not there. */
  readonly missing: readonly string[];
  stop(): Promise<void>;
}

export async function serveFiles(folder: string, below: string): Promise<FileServer> {
  const missing: string[] = [];
  const server: Server = createServer((request, reply) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/');
    const inside = path.startsWith(below) ? normalize(path.slice(below.length)) : '..';
    const file = join(folder, inside === '.' || inside === '' ? 'index.html' : inside);
    if (inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      missing.push(path);
      reply.writeHead(404).end();
      return;
    }
    reply.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(reply);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    missing,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
