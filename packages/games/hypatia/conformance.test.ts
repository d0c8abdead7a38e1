/** Outbreak on Hypatia keeps every promise a game makes. */
import { describeConformance } from '@airlock/conformance';
import { type Options, SPECTATOR, type Viewer } from '@airlock/kernel';
import { STATIONS } from './cards.ts';
import type { HypatiaEvent } from './events.ts';
import { hypatia } from './game.ts';
import type { State } from './state.ts';
import { cardsOf } from './testing/zones.ts';

const BY_SEATS: Readonly<Record<number, readonly Options[]>> = {
  1: [
    {},
    { layout: 'random', phagePerPhase: 2, roundLimit: 30 },
    { layout: 'custom', phagePerPhase: 4, roundLimit: 60, sentinelCard: 'beforeDiscard' },
    { seed: 'Hypatia 7' },
  ],
  2: [
    { mode: 'relay', roundLimit: 'none' },
    { mode: 'race', roundLimit: 40 },
  ],
  4: [{ mode: 'race', roundLimit: 30, layout: 'custom' }],
};

/** What shows cards that a shuffle in the same moment may hide again. */
const SHOWN_THEN_SHUFFLED = [
  'revealed',
  'directed',
  'erupted',
  'placed',
  'compared',
  'cleared',
  'intercepted',
  'queueDiscarded',
  'phageDiscarded',
  'suitUsed',
  'woken',
  'freed',
] as const satisfies readonly HypatiaEvent['type'][];

/** HYPR-30: eight rounds after the last one to arm; no round asks more often than this. */
const DECISIONS_A_ROUND = 60;
/** Where no last round was agreed on: the suite's own bound, which no rule knows. Chance keeps no ship going for so long. */
const ROUNDS_WITHOUT_LIMIT = 150;

const aboardOf = (state: State, viewer: Viewer) =>
  state.mode === 'race' ? state.ships[viewer] : state.ships[0];

/** What lies face down on the ship that the viewer sees, while enough is hidden to leave a choice. */
function secrets(state: State, viewer: Viewer): Record<string, unknown> {
  const ship = aboardOf(state, viewer);
  if (!ship || state.ships.every(({ result }) => result !== null)) return {};
  const open: Record<string, unknown> = {};
  if (ship.phageDeck.length > 6) open['order of the Phage deck'] = ship.phageDeck.map((card) => card & 63);
  if (ship.cryosleep.length > 2) open['who sleeps'] = ship.cryosleep;
  if (ship.crewDeck.length > 3) open['order of the Crew deck'] = ship.crewDeck;
  // Whoever has finished looks on.
  if (state.mode === 'race' && viewer !== SPECTATOR && !ship.result) {
    const other = state.ships[(viewer + 1) % state.seats];
    if (other && !other.result) open['the hand of the next seat'] = other.hand;
  }
  return open;
}

describeConformance(hypatia, {
  seats: [1, 2, 4],
  options: (seats) => BY_SEATS[seats] ?? [],
  bound: ({ seats, options }) =>
    ((typeof options.roundLimit === 'number' ? options.roundLimit : ROUNDS_WITHOUT_LIMIT) + STATIONS.length) *
    DECISIONS_A_ROUND *
    (options.mode === 'race' ? seats : 1),
  census: (state) => state.ships.flatMap(cardsOf),
  secrets,
  openly: {
    layout: 'everybody aboard sees which station is laid first, also where the order changes nothing',
    timeout: 'everybody sees whose time ran out',
  },
  notDealt: { 'ships.*.layout.*': 'with a custom layout every commander lays the stations' },
  inconclusive: {
    ...Object.fromEntries(
      SHOWN_THEN_SHUFFLED.map((type) => [type, 'the discard pile may be shuffled at once']),
    ),
    wentDown: 'the ship has ended, and then every card is shown',
    ended: 'the ship has ended, and then every card is shown',
    gameOver: 'the last ship has ended, and then every card is shown',
    aboard: 'carries the events of a ship, which are judged where one commander plays',
  },
  games: 7,
  golden: new URL('./golden/', import.meta.url),
});
