/** The page's files. Every address that is not ours belongs to the page, which draws it itself, even where there is nothing. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShelfCard } from '@airlock/catalogue';
import { parseRoute } from '@airlock/protocol';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './problems.ts';

/** Names of files in here carry a hash of what is in them: they never change. */
const HASHED = '/assets/';

/** What concerns documents and workers alone. The page is made of thirty small files, and half of what came was these lines. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** By these a browser asks whether a file has changed, or for a part of it. One that is named by its content never does, and is small. */
const OF_CHANGING = ['etag', 'last-modified', 'accept-ranges'];

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** What may stand in an address, and nothing that could end a text in a page. */
const SOME_HOST = /^[\w.:[\]-]+$/;

export async function servePage(
  app: FastifyInstance,
  folder: string,
  shelf: readonly ShelfCard[],
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  app.addHook('onSend', async ({ url }, reply) => {
    if (!url.startsWith(HASHED)) return;
    for (const name of OF_CHANGING) reply.removeHeader(name);
    // That a connection stays open is what everybody expects: it is said with the document, not with each of its files.
    reply.raw.removeHeader('connection');
    if (/worker/i.test(url)) return;
    for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  });
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      index: false,
      wildcard: true,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', path.includes(HASHED) ? FOREVER : ASK_AGAIN);
      },
    });
    app.get('/', { schema: { hide: true } }, sendDocument);
  }
  const document = isBuilt ? readFileSync(join(folder, 'index.html'), 'utf8') : '';
  /**
   * Whoever shows a link with its picture wants the whole address of that picture. Browsers say that they want a document, and get
   * the file, which is zipped already.
   */
  function sendDocument({ headers, protocol, host }: FastifyRequest, reply: FastifyReply) {
    if (headers['sec-fetch-dest'] !== undefined || !SOME_HOST.test(host)) return reply.sendFile('index.html');
    const page = document.replace('content="/share.png"', `content="${protocol}://${host}/share.png"`);
    return reply.type('text/html; charset=utf-8').header('cache-control', ASK_AGAIN).send(page);
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api');
    const isFile = path.slice(path.lastIndexOf('/')).includes('.');
    if (!isPage || isFile) return notFound(request, reply);
    // Whoever reads the page sees that nothing is there; whoever reads the status, such as a search engine, too.
    if (isBuilt) return sendDocument(request, reply.code(isKnown(path, shelf) ? 200 : 404));
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The page is not built yet. Run "npm run build".\n');
  });
}

/** Where a link leads that was cut in the middle of a letter: nowhere, which the page says better than a bare sentence. */
export function pageAddress({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '/'] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.startsWith('/api') ? url : '/nowhere';
  }
}

function isKnown(path: string, shelf: readonly ShelfCard[]): boolean {
  const route = parseRoute(path);
  if (!('game' in route)) return route.name !== 'nowhere';
  return shelf.some(({ id, lessons = [], daily = false }) => {
    if (route.name === 'learn') return lessons.includes(route.game);
    return id === route.game && (route.name !== 'daily' || daily);
  });
}
