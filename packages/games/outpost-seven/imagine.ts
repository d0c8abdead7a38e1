/**
 * A full state that fits what one viewer knows. It is made from the view alone, so that nothing a viewer may
 * not know can find its way into a bot.
 */
import { enter, filled, pick, type Random, type Seat, shuffle } from '@airlock/kernel';
import { ALL_CARDS, type Card, cardValue, NO_CARD, POPULATION_CARDS } from './cards.ts';
import type { Phase } from './events.ts';
import { CELLS, CELLS_OF_LINE, type CellSet } from './grid.ts';
import type { Options } from './options.ts';
import { AT, byNumber, cubesAt, type State } from './state.ts';
import type { HandView, View } from './view.ts';
import { handIn } from './view.ts';

export function imagine(view: View, random: Random): State {
  const unseen = unseenCards(view);
  const kept = imagineKept(view, unseen, random);
  const state: State = {
    stack: [],
    options: view.options,
    start: view.start,
    active: view.active,
    startPopulation: view.startPopulation,
    unusedPopulation: view.secret?.unusedPopulation ?? imagineUnusedPopulation(view, random),
    population: view.population.slice(),
    token: view.token.slice(),
    lead: CELLS_OF_LINE.map((cells) => cells.reduce((sum, cell) => sum + cubesAt(view, cell), 0)),
    grid: view.grid.slice(),
    cubes: view.cubes.slice(),
    occupied: occupiedCells(view.grid),
    playedCell: view.playedCell,
    pending: view.pending.slice(),
    deck: view.secret?.deck ?? shuffle(unseen, random),
    drawn: 0,
    offer: view.offer.slice(),
    discard: view.discard.slice(),
    kept,
    salvaged: [view.hands[0].salvaged.slice(), view.hands[1].salvaged.slice()],
    out: view.out,
    result: view.result,
  };
  for (const node of stackIn(view.phase, view.options)) enter(state, node);
  return state;
}

/** The stack that each phase of a match means, what comes last first. */
function stackIn(phase: Phase, options: Options): number[] {
  const keep = options.openingKeep === 'auto' ? AT.autoKeep : AT.keep;
  switch (phase) {
    case 'deal':
      return [AT.turn, keep, keep, AT.deal];
    case 'keepFirst':
      return [AT.turn, AT.keep, AT.keep];
    case 'keepSecond':
      return [AT.turn, AT.keep];
    case 'turn':
      return [AT.turn];
    case 'bonus':
      return [AT.nextPlayer, AT.checkVotes, AT.useBonuses, AT.chooseBonus];
    case 'over':
      return [];
  }
}

function occupiedCells(grid: readonly Card[]): CellSet {
  return CELLS.reduce((set, cell) => (grid[cell] === NO_CARD ? set : set | (1 << cell)), 0);
}

/** All cards less those the viewer sees: the deck and the kept cards nobody showed. */
function unseenCards(view: View): Card[] {
  // A set would take most of the time that it takes to imagine a state.
  const seen = filled(ALL_CARDS.length + 1, false);
  const see = (cards: readonly Card[]): void => {
    for (const card of cards) seen[card] = true;
  };
  see(view.grid);
  see(view.offer);
  see(view.discard);
  for (const { salvaged, kept } of view.hands) {
    see(salvaged);
    if (kept) see(kept);
  }
  return ALL_CARDS.filter((card) => !seen[card]);
}

/** Gives every hidden hand cards that fit its public number and total; takes them out of `unseen`. */
function imagineKept(view: View, unseen: Card[], random: Random): [Card[], Card[]] {
  const wanted = view.hands.map((hand) => (hand.kept ? null : wish(hand)));
  const counts = countValues(unseen);
  const [first, second] = drawMixes(counts, wanted[0] ?? NOTHING, wanted[1] ?? NOTHING, random);
  const take = (seat: Seat, mix: Mix): Card[] => {
    const known = handIn(view, seat).kept;
    return known ? known.slice() : takeMix(unseen, mix, random);
  };
  return [take(0, first), take(1, second)];
}

interface Wish {
  readonly count: number;
  /** `null` while the total is not yet public. */
  readonly total: number | null;
}

const NOTHING: Wish = { count: 0, total: 0 };

const wish = (hand: HandView): Wish => ({ count: hand.size - hand.salvaged.length, total: hand.keptTotal });

const LOWEST_VALUE = 3;

/** How many cards of each value. */
type Mix = readonly [threes: number, fours: number, fives: number, sixes: number];

function countValues(cards: readonly Card[]): Mix {
  const count = (value: number): number => cards.filter((card) => cardValue(card) === value).length;
  return [count(3), count(4), count(5), count(6)];
}

/** What is left of some cards without others. */
const without = (counts: Mix, taken: Mix): Mix => [
  counts[0] - taken[0],
  counts[1] - taken[1],
  counts[2] - taken[2],
  counts[3] - taken[3],
];

/** Draws the two hands' mixes of values, each pair of hands as likely as it would be among all that fit. */
function drawMixes(counts: Mix, first: Wish, second: Wish, random: Random): [Mix, Mix] {
  const pairs: { mixes: [Mix, Mix]; ways: number }[] = [];
  let allWays = 0;
  for (const one of mixesFor(first, counts)) {
    const rest = without(counts, one);
    for (const two of mixesFor(second, rest)) {
      const ways = waysToTake(counts, one) * waysToTake(rest, two);
      pairs.push({ mixes: [one, two], ways });
      allWays += ways;
    }
  }
  let ticket = (random.int(2 ** 20) / 2 ** 20) * allWays;
  for (const pair of pairs) {
    ticket -= pair.ways;
    if (ticket < 0) return pair.mixes;
  }
  const last = pairs.at(-1);
  if (!last) throw new Error('No cards fit what this viewer knows.');
  return last.mixes;
}

function mixesFor({ count, total }: Wish, counts: Mix): Mix[] {
  const mixes: Mix[] = [];
  const [most3, most4, most5, most6] = counts;
  for (let threes = 0; threes <= Math.min(count, most3); threes++) {
    for (let fours = 0; fours <= Math.min(count - threes, most4); fours++) {
      for (let fives = 0; fives <= Math.min(count - threes - fours, most5); fives++) {
        const sixes = count - threes - fours - fives;
        const sum = threes * 3 + fours * 4 + fives * 5 + sixes * 6;
        if (sixes <= most6 && (total === null || sum === total)) mixes.push([threes, fours, fives, sixes]);
      }
    }
  }
  return mixes;
}

const waysToTake = (counts: Mix, mix: Mix): number =>
  choose(counts[0], mix[0]) *
  choose(counts[1], mix[1]) *
  choose(counts[2], mix[2]) *
  choose(counts[3], mix[3]);

function choose(from: number, count: number): number {
  let ways = 1;
  for (let taken = 1; taken <= count; taken++) ways = (ways * (from - taken + 1)) / taken;
  return ways;
}

function takeMix(unseen: Card[], mix: Mix, random: Random): Card[] {
  const hand: Card[] = [];
  for (const [index, count] of mix.entries()) {
    const value = LOWEST_VALUE + index;
    for (let left = count; left > 0; left--) {
      const fitting = unseen.filter((card) => cardValue(card) === value);
      const card = pick(fitting, random);
      unseen.splice(unseen.indexOf(card), 1);
      hand.push(card);
    }
  }
  return hand.sort(byNumber);
}

/** Which kinds of population cards are missing follows by counting; their order does not. */
function imagineUnusedPopulation(view: View, random: Random): number[] {
  const left = [...POPULATION_CARDS];
  for (const icons of view.startPopulation) left.splice(left.indexOf(icons), 1);
  return shuffle(left, random);
}
