import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameList, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { builtPage, PAGE } from '../testing/builtPage.ts';
import { guest, stranger } from '../testing/guest.ts';
import { startForTest } from '../testing/startForTest.ts';

describe('the page', () => {
  it.each([
    [
      200,
      ['/', '/?from=a', '/t/KEEL-42-VANE', '/t/keel-420731-vane', '/replay', '/replay/KEEL-42-VANE', '/how/'],
    ],
    [200, ['/credits', '/daily/hypatia', '/new/outsider', '/learn/outsider', '/learn/outsider-other-side']],
    [
      404,
      ['/t/nonsense', '/t', '/r/KEEL-42-VANE', '/metrics', '/new/chess', '/new', '/learn/chess', '/how/more'],
    ],
    [404, ['/learn/outpost-eight', '/learn/outsider-another', '/daily/outsider', '/daily']],
    [404, ['/%E0%A4%A', '/t/%E0%A4%A', '/wp-login', '/t/KEEL-42-VANE/more']],
  ])('is what every address shows that is none of ours, with %i', async (status, paths) => {
    const { url } = await startForTest({}, { page: builtPage() });
    for (const path of paths) {
      const reply = await stranger(url).ask('GET', path);
      expect(reply, path).toMatchObject({ status, body: PAGE });
      expect(reply.headers.get('cache-control')).toBe('no-cache');
      expect(reply.headers.get('content-type')).toContain('text/html');
    }
  });

  it('names the picture of a shared link by its whole address, whatever the host is called', async () => {
    const folder = builtPage();
    writeFileSync(join(folder, 'index.html'), '<meta property="og:image" content="/share.png" />');
    const { url } = await startForTest({}, { page: folder });
    const pictureAt = async (headers: Record<string, string>): Promise<string> =>
      (await fetch(`${url}/t/KEEL-42-VANE`, { headers })).text();
    expect(await pictureAt({})).toContain(`content="${url}/share.png"`);
    // A browser reads the file as it lies there.
    expect(await pictureAt({ 'sec-fetch-dest': 'document' })).toContain('content="/share.png"');
  });

  it('is all that anybody may keep', async () => {
    const { url } = await startForTest({}, { page: builtPage() });
    const ann = await guest(url, 'Ann');
    for (const path of [
      ROUTES.session,
      ROUTES.games,
      ROUTES.tables,
      ROUTES.openapi,
      ROUTES.reference,
      ROUTES.health,
    ]) {
      expect((await ann.ask('GET', path)).headers.get('cache-control'), path).toBe('no-store');
    }
    for (const path of ['/api/nothing', '/assets/gone.js', '/api/tables/KEEL-42-VANE', '/api/tables/x']) {
      const reply = await ann.ask('GET', path);
      expect(reply.status, path).toBeGreaterThanOrEqual(400);
      expect(reply.headers.get('cache-control'), path).toBe('no-store');
    }
  });

  it('has files that may be kept for ever where their name carries a hash, zipped where they are', async () => {
    const { url } = await startForTest({}, { page: builtPage() });
    const asset = await stranger(url).ask('GET', '/assets/main-1a2b3c.js');
    expect(asset.body).toBe('zipped');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const plain = await fetch(`${url}/assets/main-1a2b3c.js`, { headers: { 'accept-encoding': 'identity' } });
    expect(await plain.text()).toBe('plain');
    expect((await stranger(url).ask('GET', '/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('says what it may load with documents and workers, and not again with each of its files', async () => {
    const { url } = await startForTest({}, { page: builtPage() });
    const policyOf = async (path: string) => (await stranger(url).ask('GET', path)).headers;
    for (const path of ['/', '/how', '/assets/roomWorker-1a2b3c.js', '/api/games']) {
      expect((await policyOf(path)).get('content-security-policy'), path).toContain("default-src 'self'");
    }
    const file = await policyOf('/assets/main-1a2b3c.js');
    expect(file.get('content-security-policy')).toBeNull();
    expect(file.get('keep-alive')).toBeNull();
    expect(file.get('x-content-type-options')).toBe('nosniff');
    expect(file.get('cross-origin-resource-policy')).toBe('same-origin');
  });

  it('is not what a missing file or a wrong method shows', async () => {
    const { url } = await startForTest({}, { page: builtPage() });
    for (const [method, path] of [
      ['GET', '/assets/gone.js'],
      ['GET', '/../package.json'],
      ['GET', '/%2e%2e/package.json'],
      ['GET', '/api/nothing'],
      ['POST', '/t/KEEL-42-VANE'],
      ['DELETE', '/'],
    ] as const) {
      const reply = await stranger(url).ask(method, path);
      expect(reply, path).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
  });

  it('says so when it is not built', async () => {
    const { url } = await startForTest();
    expect(await stranger(url).ask('GET', '/')).toMatchObject({
      status: 503,
      body: expect.stringContaining('npm run build'),
    });
  });

  it('may load and run nothing but its own files', async () => {
    const { url } = await startForTest({}, { page: builtPage() });
    const { headers } = await stranger(url).ask('GET', '/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
  });
});

describe('what the server tells about itself', () => {
  it('health', async () => {
    const { url } = await startForTest();
    expect(await stranger(url).ask('GET', ROUTES.health)).toMatchObject({ status: 200, body: { ok: true } });
  });

  it('the games, those that can be played with their options, words and bots', async () => {
    const { url } = await startForTest();
    const games = gameList.parse(await stranger(url).get('GET', ROUTES.games));
    expect(games.map(({ id }) => id)).toContain('hypatia');
    const outpost = games.find(({ id }) => id === 'outpost-seven');
    expect(outpost).toMatchObject({
      built: true,
      options: { secondTotal: { kind: 'choice', values: [16, 18], label: expect.stringMatching(/./) } },
    });
    expect(outpost?.levels.map(({ id }) => id)).toContain('random');
  });

  it('every route, for programs and for people', async () => {
    const { url } = await startForTest();
    const { paths } = await stranger(url).get<{ paths: Record<string, object> }>('GET', ROUTES.openapi);
    const page = await stranger(url).ask<string>('GET', ROUTES.reference);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.body).not.toContain('<script');
    for (const route of [
      ROUTES.session,
      ROUTES.games,
      ROUTES.tables,
      ROUTES.seat,
      ROUTES.start,
      ROUTES.match,
    ]) {
      const path = route.replace(':code', '{code}');
      expect(Object.keys(paths)).toContain(path);
      expect(page.body).toContain(path);
    }
    const [style = ''] = page.body.match(/\/api\/[a-z.]+css/) ?? [];
    expect(await stranger(url).ask('GET', style)).toMatchObject({ status: 200 });
  });
});
