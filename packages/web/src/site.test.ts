import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressOf, siteAddress, sitePlace } from './site.ts';

it.each(['/', '/how', '/t/HERE-420731-VANE', '/replay/HERE-420731-VANE', '/learn/hypatia'])(
  '%s is found again below any folder',
  (place) => {
    for (const folder of [
      'https://example.org/',
      'https://example.org/games/airlock/',
      'https://example.org/a/index.html',
    ]) {
      const { search, pathname } = new URL(siteAddress(place), folder);
      expect(sitePlace(search)).toBe(place);
      expect(pathname).toBe(new URL('./', folder).pathname);
    }
  },
);

it('leaves out what others append to a link', () => {
  expect(sitePlace('?t/HERE-420731-VANE&utm_source=mail')).toBe('/t/HERE-420731-VANE');
  expect(sitePlace('?how=')).toBe('/how');
});

it('is the address itself where a server is', () => {
  expect(addressOf('/t/HERE-420731-VANE')).toBe('/t/HERE-420731-VANE');
});

it('no link of the page goes to a place by its bare address', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.tsx'),
  );
  expect(sources.length).toBeGreaterThan(100);
  const bare = sources.filter((name) =>
    /<a\b[^>]*\bhref=(?:"\/|\{`\/)|location\.assign\('|location\.pathname/.test(
      readFileSync(join(import.meta.dirname, name), 'utf8'),
    ),
  );
  expect(bare).toEqual([]);
});
