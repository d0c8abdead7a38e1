/** What holds in every game, whatever is played. */
import { fastRandom } from '@airlock/kernel';
import { expect, test } from 'vitest';
import { ALL_DESTROYED, lastRoundOf, type Ship } from './state.ts';
import { newMatch, playOut } from './testing/randomGame.ts';
import { cardsOf } from './testing/zones.ts';

const GAMES = 60;

const fullDeck = cardsOf(newMatch('deck').ships[0] as Ship).sort();

function* games(): Iterable<{ ship: Ship; faults: string[]; actions: number }> {
  for (let game = 0; game < GAMES; game++) {
    const state = newMatch(`invariant ${game}`, 1, {
      phagePerPhase: ([2, 3, 4] as const)[game % 3] as 2 | 3 | 4,
      layout: game % 2 ? 'random' : 'standard',
      roundLimit: game % 4 === 0 ? 40 : 'usual',
    });
    const ship = state.ships[0] as Ship;
    const faults: string[] = [];
    const actions = playOut(state, fastRandom(`play ${game}`), null, () => faults.push(...faultsOf(ship)));
    yield { ship, faults, actions };
  }
}

/** One sentence for each thing that can never be. */
function faultsOf(ship: Ship): string[] {
  const faults: string[] = [];
  if (cardsOf(ship).sort().join() !== fullDeck.join()) faults.push('Cards are lost or doubled.');
  for (let station = 0; station < 8; station++) {
    const humans = (ship.humans[station] as number[]).length;
    if (humans > 5) faults.push(`${humans} humans in a trick.`);
    const isEmpty =
      humans + (ship.phage[station] as number[]).length + (ship.sentinel[station] as number) === 0;
    if (ship.destroyed & (1 << station) && !isEmpty) faults.push('Something lies at a destroyed station.');
  }
  if (ship.rescued.length > 0 && ship.round === 1 && ship.powered === 0)
    faults.push('Rescued without power.');
  return faults;
}

test('every card is in one place, tricks stay small, destroyed stations stay empty', () => {
  for (const { faults } of games()) expect(faults).toEqual([]);
});

test('every game ends within its rounds with a fitting result (HYP-904, HYP-905, HYPR-30)', () => {
  for (const { ship, actions } of games()) {
    const { reason, won, score, rescued, round } = ship.result as NonNullable<Ship['result']>;
    expect(won).toBe(reason === 'ship_destroyed');
    expect(score).toBe(won ? rescued : 0);
    expect(won).toBe(ship.destroyed === ALL_DESTROYED);
    expect(rescued).toBe(ship.rescued.length);
    expect(round).toBeLessThanOrEqual(lastRoundOf(ship) + 7);
    expect(actions).toBeLessThan(round * 60);
    expect(ship.stack).toEqual([]);
  }
});
