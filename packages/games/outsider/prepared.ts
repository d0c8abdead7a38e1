/** Prepared positions for lessons and tests, written the way the examples write them: seats A, B, C, cards by their ids, the top first. */
import { defaultOptions, enter, fastRandom, itemAt, type Seat } from '@airlock/kernel';
import { CHARACTERS, CRISIS_IDS, KIND_IDS, LOCATION_IDS, SEAT_NAMES } from './cards.ts';
import { OPTIONS, type Options } from './options.ts';
import { survivalOf } from './rules/survival.ts';
import { AT, mainDeck, marked, type State, setup } from './state.ts';

export interface WrittenPosition {
  /** One letter per seat: C Crew, O Outsider. */
  readonly loyalties: string;
  /** By id, one per seat; the table plays without a Captain where nothing is said. */
  readonly characters?: string;
  readonly active?: string;
  /** The first one where nothing is said. */
  readonly turn?: number;
  readonly survival?: readonly number[];
  readonly hands?: Readonly<Record<string, string>>;
  /** The top first; all cards that lie nowhere else when missing, otherwise those go to Entropy. */
  readonly deck?: string;
  readonly supply?: string;
  readonly discard?: string;
  readonly inPlay?: string;
  readonly completed?: Readonly<Record<string, string>>;
  /** The next Crises, the top first; all others lie below. */
  readonly crises?: string;
  /** `CR17 CR21:B`, with who resolved it where it matters. */
  readonly ongoing?: string;
  readonly tokens?: string;
  /** Variant III: cards of each location, the top first. */
  readonly piles?: Readonly<Record<string, string>>;
  readonly options?: Partial<Options>;
}

const DEFAULT_CHARACTERS = 'medic pilot mechanic security synthetic quartermaster';

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '');

export function seatNamed(name: string): Seat {
  const seat = (SEAT_NAMES as readonly string[]).indexOf(name);
  if (seat < 0) throw new Error(`There is no seat "${name}".`);
  return seat;
}

export function kindNamed(id: string): number {
  const kind = KIND_IDS.indexOf(id);
  if (kind < 0) throw new Error(`There is no card "${id}".`);
  return kind;
}

function crisisNamed(id: string): number {
  const crisis = CRISIS_IDS.indexOf(id);
  if (crisis < 0) throw new Error(`There is no Crisis "${id}".`);
  return crisis;
}

export const kinds = (text?: string): number[] => words(text).map(kindNamed);

/** The active player at the beginning of their actions. */
export function position(written: WrittenPosition): State {
  const seats = written.loyalties.length;
  const options: Options = { ...defaultOptions(OPTIONS), ...written.options };
  const state = setup(seats, options, fastRandom(0));
  state.stack = [];
  enter(state, AT.actions);
  state.turn = written.turn ?? 1;
  state.active = seatNamed(written.active ?? 'A');
  state.first = state.active;
  state.base = 2;
  state.loyalties = [...written.loyalties].map((letter) => (letter === 'O' ? 1 : 0));
  const outsiders = state.loyalties.filter((loyalty) => loyalty === 1).length;
  state.spareLoyalties = [6 - (seats - outsiders), 3 - outsiders];
  const characters = words(written.characters ?? DEFAULT_CHARACTERS).slice(0, seats);
  state.characters = characters.map((id) => CHARACTERS.findIndex((one) => one.id === id));
  state.unused = state.unused.filter((character) => !state.characters.includes(character));
  state.survival = [...(written.survival ?? state.survival.map(() => 3))];
  state.tokens = written.tokens
    ? words(written.tokens).map((id) => (LOCATION_IDS as readonly string[]).indexOf(id))
    : state.tokens;
  if (survivalOf(state, state.active) === 0 && options.doom === 'standard') state.base = 1;
  placeCards(state, written);
  placeCrises(state, written);
  return state;
}

function placeCards(state: State, written: WrittenPosition): void {
  const left = mainDeck(state);
  const take = (text?: string): number[] => {
    const cards = kinds(text);
    for (const kind of cards) {
      const at = left.indexOf(kind);
      if (at < 0) throw new Error(`${KIND_IDS[kind]} lies somewhere else already.`);
      left.splice(at, 1);
    }
    return cards;
  };
  for (const [name, text] of Object.entries(written.hands ?? {})) state.hands[seatNamed(name)] = take(text);
  state.supply = take(written.supply);
  state.discard = take(written.discard).map((kind) => marked(kind, 0));
  state.inPlay = take(written.inPlay);
  for (const [name, text] of Object.entries(written.completed ?? {})) {
    state.completed[seatNamed(name)] = take(text);
  }
  if (state.options.locDraw) {
    for (const [id, text] of Object.entries(written.piles ?? {})) {
      state.piles[(LOCATION_IDS as readonly string[]).indexOf(id)] = take(text).reverse();
    }
    state.hold = [];
    for (const pile of state.piles) if (pile.length === 55) pile.length = 0;
    for (const [at, pile] of state.piles.entries()) {
      if (pile.length === 0 && left.length > 0 && !(itemAt(LOCATION_IDS, at) in (written.piles ?? {}))) {
        pile.push(...left.splice(0, 3));
      }
    }
    state.entropy = left;
    return;
  }
  const deck = written.deck === undefined ? null : take(written.deck).reverse();
  state.piles = [deck ?? left];
  state.entropy = deck ? left : [];
}

function placeCrises(state: State, written: WrittenPosition): void {
  const next = words(written.crises).map(crisisNamed);
  state.ongoing = words(written.ongoing).map((text) => {
    const [id = '', name] = text.split(':');
    return marked(crisisNamed(id), name ? seatNamed(name) : 0);
  });
  const used = new Set([...next, ...state.ongoing.map((entry) => entry & 63)]);
  state.crisisDeck = [...state.crisisDeck.filter((crisis) => !used.has(crisis)), ...next.reverse()];
}
