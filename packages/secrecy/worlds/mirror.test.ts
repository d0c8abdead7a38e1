import { loadGame } from '@airlock/catalogue';
import { bytesOf, type Setting } from '@airlock/conformance';
import { ActionList, type AnyGame, fastRandom, openMatch, seatsIn, UNDO } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { settingsFor } from '../settings.ts';
import { Mirror } from './mirror.ts';
import { positionsOf } from './playthrough.ts';
import { preparedGame } from './prepared.ts';

const SEED = '5eed'.repeat(16);
const ACTIONS = 25;

/** A game that begins at the fifth position of a match. */
async function preparedFor(id: string): Promise<{ game: AnyGame; setting: Setting }> {
  const entry = await loadGame(id);
  const setting = entry && settingsFor(entry.game)[0];
  if (!entry || !setting) throw new Error(`${id} is not on the shelf.`);
  for (const { state, number } of positionsOf(entry.game, setting, 'mirror')) {
    if (number < 5) continue;
    const prepared = { state: entry.game.clone(state), opening: [] };
    return { game: preparedGame(entry.game, SEED, prepared), setting };
  }
  throw new Error('The match was over too soon.');
}

describe('a mirror', () => {
  it.each(['hypatia', 'outpost-seven', 'outsider', 'outbreak'])(
    'goes the way of the match it follows, from a prepared position and back again: %s',
    async (id) => {
      const { game, setting } = await preparedFor(id);
      const seats = Array.from({ length: setting.seats }, () => 'somebody');
      const match = openMatch(game, { options: setting.options, seats, generator: 'strong', seed: SEED });
      const mirror = new Mirror({ game, ...setting, seed: SEED });
      const random = fastRandom('mirror');
      for (let at = 1; at <= ACTIONS && !match.outcome; at++) {
        const [seat = 0] = seatsIn(match.waiting);
        const list = new ActionList();
        game.actions(match.state, seat, list);
        const action = list.pick(random);
        const wouldBe = mirror.attempt(seat, action, at);
        const played = match.play(seat, action, at);
        expect(bytesOf(wouldBe?.state)).toBe(bytesOf(match.state));
        expect(played).toMatchObject({ ok: true, events: wouldBe?.events });
        mirror.play({ seat, action, at });
        if (match.canUndo(seat) && random.int(2) === 0) {
          match.undo(seat, at);
          mirror.play({ seat, action: UNDO, at });
        }
        expect(bytesOf(mirror.state)).toBe(bytesOf(match.state));
      }
      expect(mirror.length).toBe(match.log.length);
    },
  );

  it('refuses what the rules refuse', async () => {
    const { game, setting } = await preparedFor('outpost-seven');
    expect(new Mirror({ game, ...setting, seed: SEED }).attempt(0, -1, 0)).toBe(null);
  });
});

describe('a prepared game', () => {
  it('deals nothing to a match of another seed', async () => {
    const { game, setting } = await preparedFor('outpost-seven');
    expect(() => new Mirror({ game, ...setting, seed: 'beef'.repeat(16) })).toThrow('Nothing is prepared');
  });
});
