import { describe, expect, it } from 'vitest';
import type { ShelfCard } from './card.ts';
import { SHELF } from './games.ts';
import { loadGame } from './load.ts';
import { DEVELOPERS_SHELF, loadForDevelopers } from './template.ts';

const cards: readonly ShelfCard[] = DEVELOPERS_SHELF;

describe('the shelf', () => {
  it('shows no game twice', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(new Set(cards.map(({ title }) => title)).size).toBe(cards.length);
  });

  it.each(cards.filter(({ built }) => built))('tells of $title what the game itself tells', async (card) => {
    const entry = await loadForDevelopers(card.id);
    expect(entry?.game.id).toBe(card.id);
    expect(entry?.game.words.title).toBe(card.title);
    expect(entry?.game.seats).toEqual(card.seats);
    expect(entry?.levels.length).toBeGreaterThan(0);
  });

  it.each(cards.filter(({ built }) => !built))(
    'names $title as its rules do, if they are written before its page',
    async (card) => {
      const entry = await loadForDevelopers(card.id);
      expect(entry?.game.words.title ?? card.title).toBe(card.title);
      expect(entry?.game.seats ?? card.seats).toEqual(card.seats);
    },
  );

  it('names makers only where they are known', () => {
    for (const { designer, publisher } of cards) {
      expect(designer).not.toBe('');
      expect(publisher).not.toBe('');
    }
  });
});

describe('the template', () => {
  it('is on the shelf of developers alone', async () => {
    expect(DEVELOPERS_SHELF.map(({ id }) => id)).toEqual([...SHELF.map(({ id }) => id), 'goofspiel']);
    expect(await loadGame('goofspiel')).toBeUndefined();
    expect((await loadForDevelopers('goofspiel'))?.game.id).toBe('goofspiel');
  });
});

describe('loading', () => {
  it.each(['chess', '', 'constructor', '__proto__'])('knows no game "%s"', async (id) => {
    expect(await loadGame(id)).toBeUndefined();
  });
});
