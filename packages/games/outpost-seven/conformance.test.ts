/** Outpost Seven keeps every promise a game makes. */
import { describeConformance } from '@airlock/conformance';
import type { Options, Seat, Viewer } from '@airlock/kernel';
import { outpostSeven } from './game.ts';
import { deckSize, type State } from './state.ts';

const OPTION_SETS: Options[] = [
  {},
  { startPlayer: 'red', openingKeep: 'auto' },
  { startPlayer: 'yellow', neutralPlay: 'forbidden', secondTotal: 18 },
  { bonusCentre: 'playedCard' },
  { seed: 'a named deal', openingKeep: 'auto' },
  { openingKeep: 'auto', neutralPlay: 'forbidden', bonusCentre: 'playedCard', secondTotal: 18 },
];

/** OPS-164: 2 keeps, 30 salvages and 20 repairs at most; a module has 4 bonus spaces at most, each used once. */
const MOST_ACTIONS = 2 + 30 + 20 + 20 * 4;

function census(state: State): number[] {
  const { deck, drawn, offer, discard, kept, salvaged, grid } = state;
  const places = [deck.slice(drawn), offer, discard, ...kept, ...salvaged, grid];
  return places.flat().filter((card) => card !== 0);
}

/** The deck and the other player's kept cards, while enough cards are hidden to leave a choice. */
function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  const hidden = (seat: Seat) => viewer !== seat && state.kept[seat] && state.kept[seat].length > 0;
  if (state.result || deckSize(state) < 4) return {};
  return {
    'order of the deck': state.deck.slice(state.drawn),
    ...(hidden(0) ? { 'cards Red kept': state.kept[0] } : {}),
    ...(hidden(1) ? { 'cards Yellow kept': state.kept[1] } : {}),
  };
}

describeConformance(outpostSeven, {
  seats: [2],
  options: OPTION_SETS,
  bound: MOST_ACTIONS,
  census,
  secrets,
  openly: { bonus: 'everybody sees which bonus is used first, also where the order changes nothing' },
  games: 45,
  golden: new URL('./golden/', import.meta.url),
});
