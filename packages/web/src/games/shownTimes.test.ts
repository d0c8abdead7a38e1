/** How long a page shows something is how long the game says that it does, or a clock would run while people still look. */
import { defaultOptions, fastRandom, openMatch, type SeenEvent } from '@airlock/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPage, loadRules, PLAYABLE } from './load.ts';

beforeEach(() => void vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined }));
afterEach(() => void vi.unstubAllGlobals());

const ENTRIES = 200;
const SPECTATOR = -1;

describe('what is shown takes as long as the game says', () => {
  for (const id of PLAYABLE) {
    it(`at a table of ${id}`, async () => {
      const game = await loadRules(id);
      const page = await loadPage(id);
      const names = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve'].slice(0, Math.max(2, game.seats.min));
      const match = openMatch(game, {
        options: { ...defaultOptions(game.options) },
        seats: names,
        generator: 'fast',
        seed: 'shown',
      });
      const random = fastRandom('shown');
      let compared = 0;
      for (let entry = 0; entry < ENTRIES && !match.outcome; entry++) {
        const seat = names.findIndex(
          (_, one) => match.actions(one).length > 0 && (match.waiting & (1 << one)) !== 0,
        );
        const actions = match.actions(seat);
        const action = actions[random.int(actions.length)];
        if (seat < 0 || action === undefined) break;
        const played = match.play(seat, action, entry);
        if (!played.ok) break;
        for (const { type, rule, open } of played.events) {
          const event: SeenEvent = { type, rule, open };
          expect(page.beat(event, SPECTATOR)?.lasts ?? 0, type).toBe(game.shows?.(event)?.lasts ?? 0);
          compared++;
        }
      }
      // In a race nothing is shown later than it happens, and everything is done by the clock.
      expect(compared > 0 || game.realTime !== undefined).toBe(true);
    });
  }
});
