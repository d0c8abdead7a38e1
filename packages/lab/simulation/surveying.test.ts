import { itemAt, present, type Survey } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { pebblesEntry } from '../testing/pebbles.ts';
import type { Plan } from './plan.ts';
import { gamePlayer } from './playGame.ts';
import { rangePlayer } from './playRange.ts';
import { Surveying } from './surveying.ts';
import { emptyTally } from './tally.ts';

const plan: Plan = {
  game: 'pebbles',
  options: { heap: 9, bids: false },
  seats: 2,
  levels: ['random'],
  seed: 'survey',
  games: 40,
  skipped: 0,
  mostMoves: 1000,
  survey: true,
};

/** Whoever has the turn leads, in a game where nobody does. */
const survey: Survey = {
  cards: { ids: ['1', '2', '3', '4'], usedBy: { take: 1 } },
  standing: (state) => [0, 1].map((seat) => ((state as { turn: number }).turn === seat ? 1 : 0)),
  roles: (_, seat) => [seat === 0 ? 'first seat' : 'second seat'],
  merits: (state, seat) => ((state as { winner: number | null }).winner === seat ? ['the last pebble'] : []),
};

const entry = { ...pebblesEntry, survey };

describe('a survey of a game', () => {
  test('counts decisions, those with one answer only, and lead changes', () => {
    const { survey: found, moves } = gamePlayer(entry, { ...plan, options: { heap: 2, bids: false } })(0);
    const { decisions, forced, choices, leadChanges } = present(found);
    expect(decisions).toBe(moves);
    // Of two pebbles one or both can be taken; the last one must be.
    expect([forced, choices]).toEqual(moves === 1 ? [0, 2] : [1, 3]);
    expect(leadChanges).toBe(moves === 1 ? 0 : 1);
  });

  test('says whose cards, parts and merits went with a win', () => {
    const tally = rangePlayer(entry, plan)({ from: 0, to: 40 }).tally;
    const { cards, roles, merits, leaderWon } = present(tally.survey ?? undefined);
    expect(Object.keys(cards).sort()).toEqual(['1', '2', '3']);
    expect(present(roles['first seat'])[0]).toBe(40);
    expect(present(roles['first seat'])[1] + present(roles['second seat'])[1]).toBe(40);
    expect(merits).toEqual({ 'the last pebble': [40, 40] });
    for (const [times, of] of leaderWon) {
      expect(of).toBe(40);
      expect(times).toBeLessThanOrEqual(of);
    }
  });

  test('says nothing of who leads where the game does not', () => {
    const { survey: found } = gamePlayer({ ...pebblesEntry }, plan)(0);
    expect(present(found).leadChanges).toBeNull();
    expect(present(found).leaderWon).toEqual([null, null, null]);
  });

  test('a tie passes the lead to nobody', () => {
    const standings = [
      [2, 1],
      [2, 2],
      [3, 2],
      [3, 4],
      [5, 5],
    ];
    let at = 0;
    const surveying = new Surveying(pebblesEntry.game, { standing: () => itemAt(standings, at++) }, 2);
    for (const _ of standings) surveying.saw(null, 0, 0);
    const { leadChanges } = surveying.end(null, null);
    expect(leadChanges).toBe(1);
  });

  test('costs nothing where no report on balance is wanted', () => {
    const { survey: _, ...plain } = plan;
    expect(gamePlayer(entry, plain)(0).survey).toBeUndefined();
    expect(emptyTally(plain).survey).toBeNull();
  });
});
