/** Goofspiel keeps every promise a game makes. */
import { describeConformance } from '@airlock/conformance';
import type { Viewer } from '@airlock/kernel';
import { NO_CARD, SUIT } from './cards.ts';
import { goofspiel } from './game.ts';
import type { State } from './state.ts';

/** Every card wherever it lies, with whose it is: bids of a seat, or prizes. */
function census({ players, deck, prizes, lost }: State): string[] {
  const bids = players.flatMap(({ hand, spent }, seat) =>
    [...hand, ...spent].map((card) => `${seat}: ${card}`),
  );
  const won = players.flatMap((player) => player.won);
  return [...bids, ...[deck, prizes, lost, won].flat().map((card) => `prize ${card}`)];
}

/** What nobody may find out: written down apart from `view`, so that a leak there cannot hide. */
function secrets({ players, deck, result }: State, viewer: Viewer): Record<string, unknown> {
  if (result) return {};
  const bids = players.flatMap(({ bid, hand }, seat): [string, unknown][] =>
    bid !== NO_CARD && hand.length > 1 && seat !== viewer ? [[`bid of seat ${seat}`, bid]] : [],
  );
  return { ...Object.fromEntries(bids), ...(deck.length > 1 ? { 'order of the prizes': deck } : {}) };
}

describeConformance(goofspiel, {
  seats: [2, 3],
  options: [{}, { ties: 'lost' }],
  bound: ({ seats }) => seats * SUIT.length,
  census,
  secrets,
  inconclusive: { over: 'it follows the last bids, after which nothing is hidden' },
  games: 24,
  golden: new URL('./golden/', import.meta.url),
});
