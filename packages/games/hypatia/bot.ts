/** What a good commander knows, for bots to be made of. */
import type { Bot, Knowledge, Seated } from '@airlock/kernel';
import { listCandidates } from './bot/candidates.ts';
import { captainPolicy } from './bot/captain.ts';
import { CAPTAIN, type Weights } from './bot/weights.ts';
import type { HypatiaEvent } from './events.ts';
import type { ShipResult, State } from './state.ts';
import { shipOf } from './state.ts';
import { progressOf, shipSeen, type View } from './view.ts';

export { captainPolicy, captainsChoice } from './bot/captain.ts';

/**
 * Plays searches to their end: the Captain with figures found by trying thousands of voyages. He powers the
 * Hangar earlier, lets no card of his hand grow old and arms later when many are saved; he loses more ships than
 * the Captain and scores a little more.
 */
export const FIRST_OFFICER: Weights = {
  ...CAPTAIN,
  horizon: [1, 0.95, 0.85, 0.7, 0.55, 0.33],
  powerForHangar: 10.7,
  powerCrowded: 1.3,
  powerLater: 0.86,
  logisticsLoss: 0.43,
  labsLoss: 1.5,
  spreading: 1.6,
  airLoss: 4.8,
  armAtRescued: 14,
  dangerPhage: 4,
  discardBelow: 1.1,
};

/** More than any score, so that worths stay below one. */
const TOP_SCORE = 44;

export const commanderKnowledge: Knowledge<State> = {
  quick: captainPolicy(FIRST_OFFICER),
  candidates: (state, seat, into) => listCandidates(state, seat, FIRST_OFFICER, into),
  /** A win is worth a point more than its score, a loss nothing. */
  worth(state, seat) {
    const result = shipOf(state, seat)?.result as ShipResult;
    return result.won ? (1 + result.score) / (1 + TOP_SCORE) : 0;
  },
};

/** How the strongest player searches; hints are its, too. */
export const COMMANDER = {
  level: 'commander',
  knowledge: commanderKnowledge,
  budget: { playouts: 120, moves: 8_000 },
  caution: 1.5,
} as const;

/** The same with less time. */
export const OFFICER = { ...COMMANDER, level: 'officer', budget: { playouts: 24 } } as const;

/**
 * In a race the other ships change nothing aboard: a bot plays its own as if it were alone, and does not play
 * out what the others may do.
 */
export function alone(seated: Seated<View, HypatiaEvent>): Seated<View, HypatiaEvent> {
  const own = seated.view.mode === 'race' ? shipSeen(seated.view) : null;
  if (!own) return seated;
  const ship = { ...own, owner: -1, commander: 0 };
  const view: View = {
    ...seated.view,
    viewer: 0,
    mode: 'solo',
    seats: 1,
    ships: [ship],
    progress: [progressOf(own)],
  };
  return { seat: 0, view, heard: [] };
}

export const aloneAboard = (bot: Bot<View, HypatiaEvent>): Bot<View, HypatiaEvent> => ({
  level: bot.level,
  choose: (seated, random, effort) => bot.choose(alone(seated), random, effort),
});
