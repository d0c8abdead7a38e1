import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ROUTES } from '@airlock/protocol';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { packed } from './packed.ts';

const TEXT = JSON.stringify({ words: 'again and '.repeat(200) });

async function asked(accept: string | undefined, status = 200) {
  const app = Fastify();
  app.get(ROUTES.games, { onSend: packed() }, (_request, reply) =>
    reply.code(status).type('application/json').send(TEXT),
  );
  const headers = accept === undefined ? {} : { 'accept-encoding': accept };
  return app.inject({ method: 'GET', url: ROUTES.games, headers });
}

describe('an answer that is packed once', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  ])('comes as %s to whoever takes "%s"', async (form, accept, unpack) => {
    const reply = await asked(accept);
    expect(reply.headers).toMatchObject({ 'content-encoding': form, vary: 'accept-encoding' });
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
    expect(reply.rawPayload.length).toBeLessThan(TEXT.length / 5);
    expect(unpack(reply.rawPayload).toString()).toBe(TEXT);
  });

  it.each([undefined, 'identity', 'br;q=0'])('comes as it is to whoever takes %s', async (accept) => {
    const reply = await asked(accept);
    expect(reply.headers['content-encoding']).toBeUndefined();
    expect(reply.payload).toBe(TEXT);
  });

  it('keeps the answers of a route apart', async () => {
    const app = Fastify();
    app.get('/:word', { onSend: packed() }, ({ params }) => JSON.stringify(params));
    const ask = async (word: string): Promise<string> =>
      brotliDecompressSync(
        (await app.inject({ url: `/${word}`, headers: { 'accept-encoding': 'br' } })).rawPayload,
      ).toString();
    for (const word of ['one', 'two', 'one', ...'abcdefghijkl', 'two'])
      expect(await ask(word)).toContain(word);
  });

  it('is not packed where it is a refusal', async () => {
    expect((await asked('br', 429)).payload).toBe(TEXT);
  });
});
