/** The page's files. Every address that is none of ours belongs to the page, which draws it itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './problems.ts';

/** Names of files in here carry a hash of what is in them: they never change. */
const HASHED = '/assets/';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

export async function servePage(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
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
    app.get('/', { schema: { hide: true } }, (_request, reply) => reply.sendFile('index.html'));
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !path.startsWith('/api');
    const isFile = path.slice(path.lastIndexOf('/')).includes('.');
    if (!isPage || isFile) return notFound(request, reply);
    if (isBuilt) return reply.sendFile('index.html');
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The page is not built yet. Run "npm run build".\n');
  });
}
