/** What the bundler finds of a game fits what its card says. */
import { DEVELOPERS_SHELF } from '@airlock/catalogue';
import { describe, expect, it } from 'vitest';
import { loadLesson } from '../learn/lesson.ts';
import { aboutOf } from './found.ts';
import { loadPage, loadRules } from './load.ts';

describe.each(DEVELOPERS_SHELF)('$title', ({ id, title, seats, lessons = [], daily = false }) => {
  it('has a poster, a colour and a pitch on the front page', () => {
    expect(aboutOf(id), `packages/web/src/games/${id}/about.ts must export "about"`).toMatchObject({
      accent: expect.stringMatching(/./),
      poster: expect.stringMatching(/svg/),
      pitch: expect.stringMatching(/\.$/),
      play: expect.stringMatching(/./),
    });
  });

  it('has the rules of its card behind its table', async () => {
    const game = await loadRules(id);
    expect(game, `packages/web/src/games/${id}/rules.ts must export "game"`).toMatchObject({ id, seats });
    expect(game.words.title).toBe(title);
    const page = await loadPage(id);
    expect(page, `packages/web/src/games/${id}/index.tsx must export "page"`).toHaveProperty('open');
  });

  it('has a rulebook with pictures, each of which stands in a chapter', async () => {
    const { help } = (await loadRules(id)).words;
    const { figures } = await loadPage(id);
    expect(figures.length).toBeGreaterThan(1);
    for (const { chapter, caption } of figures) {
      expect(help.filter(({ title: one }) => chapter.test(one)).length, caption).toBeGreaterThan(0);
      expect(caption).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('offers the lessons that its card names, and no others', async () => {
    expect((aboutOf(id)?.lessons ?? []).map((lesson) => lesson.id)).toEqual(lessons);
    for (const lesson of lessons) expect((await loadLesson(lesson))?.game.id).toBe(id);
  });

  it('offers a deal of the day where its card says so', () => {
    expect(aboutOf(id)?.daily !== undefined).toBe(daily);
  });
});
