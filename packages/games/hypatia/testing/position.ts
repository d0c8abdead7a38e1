/** Positions for tests, written the way people write them down. */
import { defaultOptions, enter, fastRandom, type ToldEvent } from '@airlock/kernel';
import { ALL_CARDS, ALL_STATIONS, bare, IS_SEVEN, LIMITS, NO_CARD, RIGHT, STATUSES } from '../cards.ts';
import type { HypatiaEvent } from '../events.ts';
import { hypatia } from '../game.ts';
import { OPTIONS, type Options } from '../options.ts';
import { AT, modeFor, PHAGE_PHASE, type Ship, type State } from '../state.ts';
import { readCard, readCards, readPhage, readStation, split } from './notation.ts';
import { cardsOf } from './zones.ts';

type StationName = typeof import('../cards.ts').STATIONS[number];

export interface Position {
  readonly hand?: string;
  /** By station: humans, then behind a bar the Phage, face-down ones in brackets. */
  readonly tricks?: Readonly<Partial<Record<StationName, string>>>;
  /** By station; a sentinel facing right is written `SEC-4 right`. */
  readonly sentinels?: Readonly<Partial<Record<StationName, string>>>;
  readonly powered?: string;
  readonly destroyed?: string;
  /** Status cards that show their other side. */
  readonly status?: string;
  readonly round?: number;
  /** Piles with the top card first. Humans named nowhere go to Cryosleep, the Cocoon and the Crew deck in turn. */
  readonly crewDeck?: string;
  readonly crewDiscard?: string;
  readonly cryosleep?: string;
  readonly cocoon?: string;
  readonly munitions?: string;
  readonly rescued?: string;
  /** Top first; without it every Phage named nowhere. With it those are discarded already. */
  readonly phageDeck?: string;
  readonly phageDiscard?: string;
  /** Cards waiting to be placed; only with `begin: 'placing'`. */
  readonly queue?: string;
  /** Where the ship goes on: at the Phage phase, at placing its queue, at the Crew phase, or at its end. */
  readonly begin?: 'phage' | 'placing' | 'crew' | 'endOfRound';
  readonly options?: Partial<Options>;
  readonly seats?: number;
}

export interface Opened {
  readonly state: State;
  readonly ship: Ship;
  /** What was told on the way to the first decision. */
  readonly told: ToldEvent<HypatiaEvent>[];
}

const NODES = {
  phage: [AT.beginRound],
  placing: [AT.crewPhase, AT.placePhage],
  crew: [AT.crewPhase],
  endOfRound: [AT.endRound, AT.countdown, AT.lifeSupport, AT.drawUp],
} as const;

/** The ship as written, run to her first decision. */
export function open(written: Position = {}): Opened {
  const state = position(written);
  const told: ToldEvent<HypatiaEvent>[] = [];
  const random = fastRandom('table');
  hypatia.begin(state, { random, now: 0, tell: (event) => told.push(event) });
  return { state, ship: state.ships[0] as Ship, told };
}

export function position(written: Position): State {
  const seats = written.seats ?? 1;
  const options = { ...defaultOptions(OPTIONS), ...written.options };
  const state = hypatia.setup(seats, options, fastRandom('position'));
  const ship = state.ships[0] as Ship;
  layCards(ship, written);
  ship.powered = stationSet(written.powered);
  ship.destroyed = stationSet(written.destroyed);
  ship.status = split(written.status ?? '').reduce((set, name) => {
    const status = STATUSES.indexOf(name as never);
    if (status < 0) throw new Error(`There is no status card "${name}".`);
    return set | (1 << status);
  }, 0);
  ship.round = written.round ?? 1;
  ship.phase = PHAGE_PHASE;
  ship.stack.length = 0;
  for (const node of NODES[written.begin ?? 'crew']) enter(ship, node);
  expectWhole(ship);
  return { ...state, mode: modeFor(seats, options) };
}

function layCards(ship: Ship, written: Position): void {
  const pile = (cards?: string): number[] => readCards(cards).reverse();
  ship.hand = readCards(written.hand);
  ship.crewDiscard = pile(written.crewDiscard);
  ship.rescued = readCards(written.rescued);
  ship.phageQueue = readPhage(written.queue).map(bare);
  for (const station of ALL_STATIONS) {
    ship.humans[station] = [];
    ship.phage[station] = [];
    ship.sentinel[station] = NO_CARD;
  }
  for (const [name, trick] of Object.entries(written.tricks ?? {})) {
    const [humans, phage] = trick.split('|');
    ship.humans[readStation(name)] = readCards(humans);
    ship.phage[readStation(name)] = readPhage(phage);
  }
  for (const [name, post] of Object.entries(written.sentinels ?? {})) {
    const [card = '', right] = split(post);
    ship.sentinel[readStation(name)] = readCard(card) | (right === 'right' ? RIGHT : 0);
  }
  const named = new Set(
    [
      ...ship.hand,
      ...ship.crewDiscard,
      ...ship.rescued,
      ...ship.humans.flat(),
      ...ship.sentinel,
      ...pile(written.crewDeck),
      ...pile(written.cryosleep),
      ...pile(written.cocoon),
    ].map(bare),
  );
  ship.munitions =
    written.munitions === undefined
      ? ALL_CARDS.filter((card) => IS_SEVEN[card] && !named.has(card))
      : readCards(written.munitions);
  for (const card of ship.munitions) named.add(card);
  const left = ALL_CARDS.filter((card) => !named.has(card));
  const take = (cards: string | undefined, count: number): number[] =>
    cards === undefined ? left.splice(0, count) : pile(cards);
  ship.cryosleep = take(written.cryosleep, LIMITS.sleepers);
  ship.cocoon = take(written.cocoon, LIMITS.cocooned);
  ship.crewDeck = take(written.crewDeck, left.length);
  ship.dead = left;
  layPhage(ship, written);
}

function layPhage(ship: Ship, written: Position): void {
  const deck = readCards(written.phageDeck).reverse();
  const discard = readCards(written.phageDiscard);
  const named = new Set([...deck, ...discard, ...ship.phageQueue, ...ship.phage.flat()].map(bare));
  const left = ALL_CARDS.filter((card) => !named.has(card));
  ship.phageRemoved = [];
  ship.phageDeck = written.phageDeck === undefined ? left : deck;
  ship.phageDiscard = written.phageDeck === undefined || written.phageDiscard !== undefined ? discard : left;
  if (written.phageDeck !== undefined && written.phageDiscard !== undefined) ship.phageRemoved = left;
}

const stationSet = (names = ''): number =>
  split(names).reduce((set, name) => set | (1 << readStation(name)), 0);

/** Every card once: a position that breaks it is a mistake of the test. */
function expectWhole(ship: Ship): void {
  const cards = cardsOf(ship);
  const doubled = cards.filter((card, at) => cards.indexOf(card) !== at);
  if (doubled.length > 0 || cards.length !== 88) {
    throw new Error(`No such position: ${cards.length} cards, twice ${doubled.join(' ')}.`);
  }
}
