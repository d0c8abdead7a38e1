/** A match for tests: set up, brought to the race, with decks, hands and plans laid as a test wants them. */
import {
  CLOCK,
  defaultOptions,
  fastRandom,
  itemAt,
  present,
  type Refusal,
  type Seat,
  type ToldEvent,
} from '@airlock/kernel';
import { codec, END_HOLD, GO, placeAction, READY } from '../actions.ts';
import { CARD_IDS, type Card, COLOURS, LOCATION_IDS, NO_CARD, SCORING_IDS } from '../cards.ts';
import type { OmegaEvent } from '../events.ts';
import { omegaVirus } from '../game.ts';
import { boardOf, cellAt } from '../geometry/board.ts';
import { type Placement, placementOf } from '../geometry/placements.ts';
import { OPTIONS, type Options } from '../options.ts';
import { type Bench, benchOf, cloneBench, type State, seatAt } from '../state.ts';

/** `F05`. */
export const card = (id: string): Card => {
  const found = CARD_IDS.indexOf(id);
  if (found < 0) throw new Error(`There is no card ${id}.`);
  return found;
};

export const cards = (ids: string): Card[] => ids.split(' ').filter(Boolean).map(card);

/** `F05@-1,-1r0`, several separated by spaces. */
export function placements(text: string): Placement[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((one) => {
      const match = /^(F\d\d)@(-?\d+),(-?\d+)r([0-3])$/.exec(one);
      if (!match) throw new Error(`"${one}" is not a placement.`);
      const [, id = '', x, y, turn] = match;
      return placementOf(card(id), Number(x), Number(y), Number(turn));
    });
}

/** The visible squares as rows of letters, `.` for nothing, over the extent of the plan. */
export function rowsOf(plan: readonly Placement[]): string[] {
  const board = boardOf(plan);
  const shown = [...board.cells.subarray(0, board.size)];
  const xs = shown.map((cell) => (cell % 96) - 48);
  const ys = shown.map((cell) => Math.floor(cell / 96) - 48);
  const rows: string[] = [];
  for (let y = Math.min(...ys); y <= Math.max(...ys); y++) {
    let row = '';
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      const shade = present(board.shades[cellAt(x, y)]);
      row += shade === 0 ? '.' : COLOURS[shade - 1];
    }
    rows.push(row);
  }
  return rows;
}

interface Wanted extends Partial<Options> {
  readonly seats?: number;
  readonly seed?: string;
}

/** A whole table: what is done is written as text, and what is told is kept. */
export class TestTable {
  readonly state: State;
  readonly told: ToldEvent<OmegaEvent>[] = [];
  now = 0;
  private readonly random;

  constructor({ seats = 2, seed = 'test', ...options }: Wanted = {}) {
    this.random = fastRandom(seed);
    const chosen: Options = { ...defaultOptions(OPTIONS), autoFlip: false, ...options };
    this.state = omegaVirus.setup(seats, chosen, this.random);
    omegaVirus.begin(this.state, this.table());
  }

  /** Past the briefing and the count. */
  start(): this {
    for (const seat of this.state.seats.keys()) this.play(seat, READY);
    this.play(CLOCK, GO);
    return this;
  }

  /** Locations at red, yellow and blue, such as `L01 L02 L03`; the rest follows in order. */
  withLocations(ids: string): this {
    const first = ids.split(' ').map((id) => LOCATION_IDS.indexOf(id));
    this.deal('locations', first, LOCATION_IDS.length);
    return this;
  }

  withScoring(ids: string): this {
    const first = ids.split(' ').map((id) => SCORING_IDS.indexOf(id));
    this.deal('scoring', first, SCORING_IDS.length);
    return this;
  }

  /** A deck whose first cards are these; the rest of the 18 follow in order. `only` leaves the rest out. */
  withDeck(seat: Seat, ids: string, only = false): this {
    const first = cards(ids);
    const bench = benchOf(this.state, seat);
    bench.hand = NO_CARD;
    bench.deck = only
      ? first
      : [...first, ...CARD_IDS.keys()].filter((one, at, all) => all.indexOf(one) === at);
    return this.settle(seat);
  }

  withBench(seat: Seat, change: Partial<Bench>): this {
    Object.assign(benchOf(this.state, seat), change);
    return this.settle(seat);
  }

  /** Lays a plan without playing it; its cards leave the deck and the hand. */
  withPlan(seat: Seat, text: string): this {
    const bench = benchOf(this.state, seat);
    bench.plan = placements(text);
    const laid = bench.plan.map((placement) => (placement >> 2) & 31);
    if (laid.includes(bench.hand)) bench.hand = NO_CARD;
    bench.deck = [...CARD_IDS.keys()].filter((one) => !laid.includes(one) && one !== bench.hand);
    return this.settle(seat);
  }

  /** Takes a card into a hand from wherever it is. */
  hold(seat: Seat, id: string): this {
    const bench = benchOf(this.state, seat);
    if (bench.hand !== NO_CARD) bench.deck.push(bench.hand);
    bench.hand = card(id);
    bench.deck = bench.deck.filter((one) => one !== bench.hand);
    return seatAt(this.state, seat).log.length === 0 ? this.settle(seat) : this;
  }

  /** Plays cards one after the other, each taken into the hand first, a second apart. */
  build(seat: Seat, text: string): this {
    for (const placement of placements(text)) {
      const look = (placement >> 2) & 31;
      this.hold(seat, itemAt(CARD_IDS, look));
      this.do(seat, this.placing(placement, seatAt(this.state, seat).at + 1000));
    }
    return this;
  }

  /** The text of a placement at a moment. */
  placing(placement: Placement, at: number): string {
    const [x, y] = [((placement >> 7) & 127) - 64, (placement >> 14) - 64];
    return codec.write(placeAction((placement >> 2) & 31, x, y, placement & 3, at));
  }

  /** Does it or throws with the reason. */
  do(seat: Seat, text: string): this {
    const refusal = this.refusal(seat, text);
    if (refusal) throw new Error(`"${text}" is refused: ${refusal.reason}`);
    return this.play(seat, codec.read(text) as number);
  }

  refusal(seat: Seat, text: string): Refusal | null {
    return omegaVirus.refusal(this.state, seat, codec.read(text) ?? -1);
  }

  /** The reason it is refused for; `undefined` when it is legal. */
  why(seat: Seat, text: string): string | undefined {
    return this.refusal(seat, text)?.reason;
  }

  clock(text: string): this {
    return this.do(CLOCK, text);
  }

  endHold(): this {
    return this.play(CLOCK, END_HOLD);
  }

  bench(seat: Seat): Bench {
    return benchOf(this.state, seat);
  }

  deck(seat: Seat): string[] {
    return this.bench(seat).deck.map((one) => itemAt(CARD_IDS, one));
  }

  rows(seat: Seat): string[] {
    return rowsOf(this.bench(seat).plan);
  }

  keys(seat: Seat): string {
    return COLOURS.filter((_, colour) => this.bench(seat).keys & (1 << colour)).join('');
  }

  /** The types of what was told since the last look. */
  news(): string[] {
    return this.told.splice(0).map(({ type }) => type);
  }

  last<Type extends OmegaEvent['type']>(type: Type): Extract<ToldEvent<OmegaEvent>, { type: Type }> {
    const found = this.told.filter((event) => event.type === type).at(-1);
    if (!found) throw new Error(`Nothing was told of "${type}".`);
    return found as Extract<ToldEvent<OmegaEvent>, { type: Type }>;
  }

  private play(seat: Seat, action: number): this {
    omegaVirus.apply(this.state, seat, action, this.table());
    return this;
  }

  /** What is laid by a test was always so: nothing folds back behind it. */
  private settle(seat: Seat): this {
    const who = seatAt(this.state, seat);
    who.base = cloneBench(who.bench);
    who.log = [];
    return this;
  }

  private deal(pile: 'locations' | 'scoring', first: readonly number[], count: number): void {
    const rest = Array.from({ length: count }, (_, one) => one).filter((one) => !first.includes(one));
    Object.assign(this.state, { [pile]: [...first, ...rest] });
  }

  private table() {
    return {
      random: this.random,
      now: this.now,
      tell: (event: ToldEvent<OmegaEvent>) => {
        this.told.push(event);
      },
    };
  }
}
