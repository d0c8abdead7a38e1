/**
 * A game small enough to know by heart, for testing what must work with any game: in turn everybody takes one to
 * three pebbles from a heap, whoever takes the last one wins. Before that everybody may bid at once, in secret.
 */
import type { CatalogueEntry } from '@airlock/catalogue';
import {
  type AnyGame,
  actionCodec,
  COMMON_REFUSALS,
  choice,
  enter,
  everyone,
  type Flowing,
  flow,
  type Game,
  has,
  NOBODY,
  only,
  plainText,
  type Seat,
  type SeatSet,
  type SeenEvent,
  type Viewer,
  wholeNumbers,
} from '@airlock/kernel';

const AT = { bid: 0, take: 1 } as const;

interface State extends Flowing {
  readonly seats: number;
  left: number;
  turn: Seat;
  bidding: SeatSet;
  bids: number[];
  winner: Seat | null;
}

interface View {
  readonly viewer: Viewer;
  readonly left: number;
  readonly turn: Seat;
  readonly seats: number;
  readonly bidding: SeatSet;
  readonly own: number;
  readonly winner: Seat | null;
  readonly phase: 'bid' | 'take' | 'over';
}

type PebblesEvent =
  | SeenEvent<'bid', { readonly seat: Seat }, { readonly bid: number }>
  | SeenEvent<'took', { readonly seat: Seat; readonly count: number; readonly left: number }>;

const OPTIONS = {
  heap: { kind: 'whole', min: 1, max: 100, default: 10 },
  bids: { kind: 'switch', default: false },
} as const;

const codec = actionCodec({
  resign: [],
  bid: [wholeNumbers(0, 9), wholeNumbers(0, 9)],
  take: [wholeNumbers(1, 3)],
});

const RULES = {
  'PEB-1': 'You take one to three pebbles.',
  'PEB-2': 'Whoever takes the last pebble wins.',
  'PEB-3': 'Everybody bids two digits at once, unseen.',
};

const REFUSALS: Readonly<Record<string, () => string>> = {
  ...COMMON_REFUSALS,
  tooMany: () => 'There are not that many pebbles left.',
};

const pebblesFlow = flow<keyof typeof AT, State, PebblesEvent>({
  at: AT,
  nodes: {
    bid: choice({
      stays: true,
      seats: (state) => state.bidding,
      list(_state, _seat, into) {
        for (let bid = 0; bid < 100; bid++) into.add(codec.first.bid + bid);
      },
      refusal: (_state, _seat, action) =>
        action >= codec.first.bid && action < codec.first.take
          ? null
          : { rule: 'PEB-3', reason: 'noSuchAction' },
      take(state, seat, action, context) {
        state.bids[seat] = action - codec.first.bid;
        state.bidding &= ~only(seat);
        const bid = action - codec.first.bid;
        context.tell?.({ type: 'bid', rule: 'PEB-3', open: { seat }, own: { [seat]: { bid } } });
      },
    }),
    take: choice({
      seats: (state) => only(state.turn),
      list(state, _seat, into) {
        for (let count = 1; count <= Math.min(3, state.left); count++) into.add(codec.first.take + count - 1);
      },
      refusal(state, _seat, action) {
        if (action < codec.first.take) return { rule: 'PEB-1', reason: 'noSuchAction' };
        return action - codec.first.take < state.left ? null : { rule: 'PEB-1', reason: 'tooMany' };
      },
      take(state, seat, action, context) {
        const count = action - codec.first.take + 1;
        state.left -= count;
        if (state.left === 0) state.winner = seat;
        else enter(state, AT.take);
        state.turn = (seat + 1) % state.seats;
        context.tell?.({ type: 'took', rule: 'PEB-1', open: { seat, count, left: state.left } });
      },
    }),
  },
  asides: {
    below: codec.first.bid,
    list: (_state, _seat, into) => into.add(codec.first.resign),
    refusal: () => null,
    take(state, seat) {
      state.stack.length = 0;
      state.winner = (seat + 1) % state.seats;
    },
  },
  rules: { notYourTurn: 'PEB-1', noSuchAction: 'PEB-1', over: 'PEB-2' },
});

const pebbles: Game<State, View, PebblesEvent, typeof OPTIONS> = {
  id: 'pebbles',
  version: 1,
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  codec,
  words: {
    title: 'Pebbles',
    tagline: 'The last pebble wins.',
    rules: RULES,
    options: {
      heap: { label: 'Heap', help: 'This many pebbles.' },
      bids: { label: 'Bids', help: 'Bid first.' },
    },
    help: [{ title: 'All of it', paragraphs: ['Take the last pebble.'], rules: ['PEB-1', 'PEB-2'] }],
    seat: (seat) => `Seat ${seat + 1}`,
    refusal: ({ reason }) => REFUSALS[reason]?.() ?? reason,
    event(event, { names, reader }) {
      const who = event.open.seat === reader ? 'You' : names[event.open.seat];
      return event.type === 'bid'
        ? `${who} bid.`
        : `${who} took *${event.open.count}*, ${event.open.left} left.`;
    },
    prompt: (view) => (view.phase === 'bid' ? 'Bid.' : `Take from ${view.left} pebbles.`),
    action: (action) => plainText(codec.write(action)),
    outcome: ({ winners }, { names }) => `${names[winners[0] ?? 0]} wins.`,
  },
  setup(seats, options, random) {
    const turn = random.int(seats);
    const bidding = options.bids ? everyone(seats) : NOBODY;
    const state: State = {
      stack: [],
      seats,
      left: options.heap,
      turn,
      bidding,
      bids: Array(seats).fill(-1),
      winner: null,
    };
    enter(state, AT.take);
    if (options.bids) enter(state, AT.bid);
    return state;
  },
  ...pebblesFlow,
  outcome: ({ winner, seats }) =>
    winner === null
      ? null
      : {
          winners: [winner],
          scores: Array.from({ length: seats }, (_, seat) => (seat === winner ? 1 : 0)),
          reason: 'last',
          rule: 'PEB-2',
        },
  view: (state, viewer) => ({
    viewer,
    left: state.left,
    turn: state.turn,
    seats: state.seats,
    bidding: state.bidding,
    own: state.bids[viewer] ?? -1,
    winner: state.winner,
    phase: state.stack.length === 0 ? 'over' : state.bidding !== NOBODY ? 'bid' : 'take',
  }),
  imagine(view, random) {
    const bids = Array.from({ length: view.seats }, (_, seat) => {
      if (seat === view.viewer) return view.own;
      return has(view.bidding, seat) || view.own < 0 ? -1 : random.int(100);
    });
    const { seats, left, turn, bidding, winner } = view;
    const state: State = { stack: [], seats, left, turn, bidding, bids, winner };
    if (view.phase !== 'over') enter(state, AT.take);
    if (view.phase === 'bid') enter(state, AT.bid);
    return state;
  },
  clone: (state) => ({ ...state, stack: [...state.stack], bids: [...state.bids] }),
};

const levelOf = (id: string, name: string, bot: CatalogueEntry['levels'][number]['bot']['choose']) => ({
  id,
  name,
  help: '',
  bot: { level: id, choose: bot },
});

/** Leaves four pebbles, or a multiple of four, whenever it can: nobody beats that with two at the heap. */
const cleverTake = (view: View): number => codec.first.take + Math.max(1, view.left % 4) - 1;

export const pebblesEntry: CatalogueEntry = {
  game: pebbles as AnyGame,
  spelling: () => Promise.reject(new Error('Nothing spells pebbles.')),
  levels: [
    levelOf('random', 'Child', ({ view }, random) =>
      (view as View).phase === 'bid'
        ? codec.first.bid + random.int(100)
        : codec.first.take + random.int(Math.min(3, (view as View).left)),
    ),
    levelOf('one', 'Careful', ({ view }) =>
      (view as View).phase === 'bid' ? codec.first.bid : codec.first.take,
    ),
    levelOf('clever', 'Clever', ({ view }) =>
      (view as View).phase === 'bid' ? codec.first.bid : cleverTake(view as View),
    ),
    levelOf('cheat', 'Cheat', () => codec.first.take + 2),
  ],
};
