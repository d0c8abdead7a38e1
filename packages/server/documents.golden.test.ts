/** What the documents say that others build on is made from the same sources as what the server does. `npm run golden` writes it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELF } from '@airlock/catalogue';
import { commitTo, labelledRandom, type Random, shuffle, strongRandom } from '@airlock/kernel';
import { type GameDescription, gameDescription, ROUTES } from '@airlock/protocol';
import { describe, expect, it } from 'vitest';
import { gamesPage } from './http/gamesPage.ts';
import { guest } from './testing/guest.ts';
import { startForTest } from './testing/startForTest.ts';

const documentAt = (name: string): string => join(import.meta.dirname, '..', '..', 'docs', name);

/** The document is as it should be, or is made so where that was asked for. */
function expectWritten(name: string, written: string): void {
  if (process.env.AIRLOCK_GOLDEN === 'record') writeFileSync(documentAt(name), written);
  const stale = `docs/${name} is out of date; this writes it anew: npm run golden -- --documents`;
  expect(readFileSync(documentAt(name), 'utf8'), stale).toBe(written);
}

/** A part of docs/PROTOCOL.md between its marks. */
function expectPart(mark: string, part: string): void {
  const document = readFileSync(documentAt('PROTOCOL.md'), 'utf8');
  const [begin, end] = [`<!-- ${mark}: begin -->`, `<!-- ${mark}: end -->`];
  const [before, rest = ''] = document.split(begin);
  const [, after = ''] = rest.split(end);
  expectWritten('PROTOCOL.md', `${before}${begin}\n\n${part}\n\n${end}${after}`);
}

describe('the golden documents', () => {
  it('docs/GAMES.md says what a server says of its games', async () => {
    const { url } = await startForTest();
    const ann = await guest(url, 'Ann');
    const games: GameDescription[] = [];
    for (const { id } of SHELF) {
      const described = await ann.get<GameDescription>('GET', ROUTES.game.replace(':id', id));
      games.push(gameDescription.parse(described));
    }
    expectWritten('GAMES.md', gamesPage(games));
  });

  it('docs/PROTOCOL.md has vectors by which other code can check its generator', () => {
    const seed = '0123456789abcdef'.repeat(4);
    const word = (random: Random): number => random.int(2 ** 32);
    const words = strongRandom(seed);
    const vectors = {
      seed,
      words: [1, 2, 3, 4].map(() => word(words)),
      'first below 6, 54, 1000': [6, 54, 1000].map((below) => strongRandom(seed).int(below)),
      'shuffle of 0 to 9': shuffle(
        Array.from({ length: 10 }, (_, number) => number),
        strongRandom(seed),
      ),
      'labelled luck, deck 0': word(labelledRandom('luck', 'deck 0')),
      commitment: commitTo(seed),
    };
    expectPart('vectors', `\`\`\`json\n${JSON.stringify(vectors, null, 2)}\n\`\`\``);
  });
});
