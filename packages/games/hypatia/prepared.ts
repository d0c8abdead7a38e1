/** Ships prepared by hand: written the way people write positions down. For lessons and for tests. */
import { defaultOptions, enter, fastRandom, itemAt } from '@airlock/kernel';
import {
  ALL_CARDS,
  ALL_STATIONS,
  bare,
  CARD_COUNT,
  IS_SEVEN,
  LIMITS,
  NO_CARD,
  RIGHT,
  type STATIONS,
  STATUSES,
} from './cards.ts';
import { readCard, readCards, readPhage, readStation, split } from './notation.ts';
import { OPTIONS, type Options } from './options.ts';
import { setup } from './setup.ts';
import { AT, PHAGE_PHASE, type Ship, type State } from './state.ts';

type StationName = (typeof STATIONS)[number];

export interface WrittenPosition {
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

const NODES = {
  phage: [AT.beginRound],
  placing: [AT.crewPhase, AT.placePhage],
  crew: [AT.crewPhase],
  endOfRound: [AT.endRound, AT.countdown, AT.lifeSupport, AT.drawUp],
} as const;

/** The ship as written; nothing has run yet. */
export function prepare(written: WrittenPosition): State {
  const seats = written.seats ?? 1;
  const options = { ...defaultOptions(OPTIONS), ...written.options };
  const state = setup(seats, options, fastRandom('position'));
  const ship = itemAt(state.ships, 0);
  layCards(ship, written);
  ship.powered = stationSet(written.powered);
  ship.destroyed = stationSet(written.destroyed);
  ship.status = split(written.status ?? '').reduce((set, name) => {
    const status = (STATUSES as readonly string[]).indexOf(name);
    if (status < 0) throw new Error(`There is no status card "${name}".`);
    return set | (1 << status);
  }, 0);
  ship.round = written.round ?? 1;
  ship.phase = PHAGE_PHASE;
  ship.stack.length = 0;
  for (const node of NODES[written.begin ?? 'crew']) enter(ship, node);
  expectWhole(ship);
  return state;
}

function layCards(ship: Ship, written: WrittenPosition): void {
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

function layPhage(ship: Ship, written: WrittenPosition): void {
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

/** Every card once: a ship that breaks it was written down wrongly. */
function expectWhole(ship: Ship): void {
  const humans = [
    ...[ship.hand, ship.crewDeck, ship.crewDiscard, ship.cryosleep, ship.cocoon, ship.munitions],
    ...[ship.rescued, ship.dead, ship.sentinel.filter((post) => post !== NO_CARD), ...ship.humans],
  ].flat();
  const phage = [ship.phageDeck, ship.phageQueue, ship.phageDiscard, ship.phageRemoved, ...ship.phage].flat();
  for (const cards of [humans, phage]) {
    if (cards.length !== CARD_COUNT || new Set(cards.map(bare)).size !== CARD_COUNT) {
      throw new Error(`No such ship: ${cards.length} cards, ${new Set(cards.map(bare)).size} different.`);
    }
  }
}
