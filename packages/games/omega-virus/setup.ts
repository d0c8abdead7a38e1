/** How a match is set up: the mode that fits the seats, the luck, and everything in its place. */
import { enter, labelledRandom, luckOf, type Random, type Seat, shuffle } from '@airlock/kernel';
import { CARD_COUNT, type Card, LOCATION_IDS, SCORING_IDS } from './cards.ts';
import type { Mode, Options } from './options.ts';
import { AT, newBench, restedSeat, roundsOf, type SeatState, type State } from './state.ts';

/** OMG-001: the number of seats decides; a mode that does not fit is read as the nearest that does. */
export function modeFor(seats: number, { mode }: Options): Mode {
  if (seats === 1) return mode === 'practice' ? 'practice' : 'clock';
  return mode === 'bot' ? 'bot' : 'versus';
}

/** Practice counts no points, so that it has no sides. */
const sidesOf = (mode: Mode): number => (mode === 'practice' ? 0 : 2);

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The chosen ones first, the rest after them. */
function chosenFirst(chosen: string, ids: readonly string[], rest: readonly number[]): number[] {
  const first = chosen === '' ? [] : chosen.split(',').map((id) => ids.indexOf(id));
  return [...first, ...rest.filter((card) => !first.includes(card))];
}

/**
 * Everything is shuffled here, each pile from a stream of its own (OMG-007): whatever the players do and however
 * fast they are, the cards of the next round are the same.
 */
export function setup(seats: number, options: Options, random: Random): State {
  const mode = modeFor(seats, options);
  const luck = luckOf(options.seed, random);
  const pile = (label: string, count: number): number[] =>
    shuffle(upTo(count), labelledRandom(luck, `omega-virus ${label}`));
  const isPractice = mode === 'practice';
  const deck = (round: number, seat: Seat): Card[] =>
    pile(options.deckOrder === 'identical' ? `deck:${round}` : `deck:${round}:${seat}`, CARD_COUNT);
  const future = upTo(roundsOf({ mode })).map((round) => upTo(seats).map((seat) => deck(round + 1, seat)));
  const state: State = {
    stack: [],
    options,
    mode,
    seats: upTo(seats).map(() => newSeat(options)),
    sides: upTo(sidesOf(mode)).map(() => ({ speed: [], scored: [] })),
    round: 0,
    locations: chosenFirst(
      isPractice ? options.practiceLocations : '',
      LOCATION_IDS,
      pile('loc', LOCATION_IDS.length),
    ),
    scoring: chosenFirst(
      isPractice ? options.practiceScoring : '',
      SCORING_IDS,
      pile('score', SCORING_IDS.length),
    ),
    future,
    finish: null,
    ended: null,
    hidden: false,
    pausedBy: -1,
    liveMs: 0,
    liveFrom: null,
    stopped: null,
    since: 0,
    checkedSince: 0,
    rounds: [],
    result: null,
  };
  enter(state, AT.dealRound);
  return state;
}

/** The cards lie in the decks of the rounds to come until the first is dealt. */
const newSeat = (options: Options): SeatState => ({
  ...restedSeat(newBench([], options.autoFlip), options),
  hasBot: false,
});
