/** What can be wrong with a state, whatever happened before: the invariants that every test may ask for. */
import { itemAt } from '@airlock/kernel';
import { ALL_CARDS, type Card, cardValue, LIMITS, NO_CARD } from '../cards.ts';
import { CELLS, CELLS_OF_LINE, holds } from '../grid.ts';
import { handSize, type State } from '../state.ts';
import { writeCards } from './notation.ts';

/** Empty in a whole state; otherwise one sentence for each fault. */
export function faultsOf(state: State): string[] {
  return [...cardFaults(state), ...cubeFaults(state), ...handFaults(state)];
}

/** OPS-006: every card in exactly one place. */
function* cardFaults(state: State): Iterable<string> {
  const zones = [
    state.deck.slice(state.drawn),
    state.offer,
    state.discard,
    state.grid,
    ...state.kept,
    ...state.salvaged,
  ];
  const places = new Map<Card, number>();
  for (const card of zones.flat()) {
    if (card !== NO_CARD) places.set(card, (places.get(card) ?? 0) + 1);
  }
  const missing = ALL_CARDS.filter((card) => !places.has(card));
  const doubled = ALL_CARDS.filter((card) => (places.get(card) ?? 0) > 1);
  if (missing.length > 0) yield `Missing: ${writeCards(missing)}.`;
  if (doubled.length > 0) yield `In two places: ${writeCards(doubled)}.`;
  if (state.offer.length !== LIMITS.offerSize) yield `The offer has ${state.offer.length} slots.`;
}

/** `lead` and `occupied` are kept beside what they follow from, so they could part from it. */
function* cubeFaults({ grid, cubes, lead, occupied }: State): Iterable<string> {
  for (const cell of CELLS) {
    if (holds(occupied, cell) !== (grid[cell] !== NO_CARD)) yield `Cell ${cell} is occupied or it is not.`;
    const count = Math.abs(itemAt(cubes, cell));
    if (count > cardValue(itemAt(grid, cell))) yield `Cell ${cell} holds ${count} cubes.`;
  }
  for (const [line, cells] of CELLS_OF_LINE.entries()) {
    const sum = cells.reduce((total, cell) => total + itemAt(cubes, cell), 0);
    if (sum !== lead[line]) yield `Line ${line} has a lead of ${sum}, noted as ${lead[line]}.`;
  }
}

function* handFaults(state: State): Iterable<string> {
  for (const [seat, cards] of [...state.kept, ...state.salvaged].entries()) {
    if (cards.some((card, place) => place > 0 && card <= itemAt(cards, place - 1))) {
      yield `Hand ${seat % 2} is not in the order of its numbers: ${writeCards(cards)}.`;
    }
  }
  for (const seat of [0, 1]) {
    if (handSize(state, seat) > LIMITS.handLimit) yield `Seat ${seat} holds too many cards.`;
  }
}
