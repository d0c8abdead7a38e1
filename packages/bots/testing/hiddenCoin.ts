/**
 * A coin lies under a cup. Only the first seat has seen it; both call it at the same time, and whoever is right
 * wins. For bots: what one seat must find and the other cannot know.
 */
import {
  actionCodec,
  choice,
  type Flowing,
  flow,
  type Game,
  NOBODY,
  type Outcome,
  oneOf,
  only,
  type Seat,
  type SeatSet,
  type SeenEvent,
} from '@airlock/kernel';

const NO_CALL = -1;
const AT = { call: 0 } as const;

export const HEADS = 0;
export const TAILS = 1;

export interface Cup extends Flowing {
  readonly coin: number;
  calls: number[];
}

export interface CupView extends Flowing {
  /** `null` for whoever has not seen it. */
  readonly coin: number | null;
  /** Own calls only: the others are told at the end. */
  calls: number[];
}

const codec = actionCodec({ call: [oneOf(['heads', 'tails'])] });

export const cup = (coin: number): Cup => ({ stack: [AT.call], coin, calls: [NO_CALL, NO_CALL] });

const stillToCall = ({ calls }: Cup): SeatSet =>
  calls.reduce((seats, call, seat) => (call === NO_CALL ? seats | only(seat) : seats), NOBODY);

export const hiddenCoin: Game<Cup, CupView, SeenEvent> = {
  id: 'hidden-coin',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  codec,
  words: {
    title: 'Hidden coin',
    tagline: 'Heads or tails?',
    rules: {},
    options: {},
    help: [],
    seat: String,
    refusal: ({ reason }) => reason,
    event: () => null,
    prompt: () => 'Call it.',
    action: codec.write,
    outcome: ({ reason }) => reason,
  },
  setup: (_seats, _options, random) => cup(random.int(2)),
  ...flow<keyof typeof AT, Cup, SeenEvent>({
    at: AT,
    nodes: {
      call: choice({
        stays: true,
        seats: stillToCall,
        list(_state, _seat, into) {
          into.add(HEADS);
          into.add(TAILS);
        },
        refusal: (_state, _seat, call) => (call <= TAILS ? null : { rule: 'COIN-1', reason: 'noSuchAction' }),
        take(state, seat, call) {
          state.calls[seat] = call;
        },
      }),
    },
    rules: { notYourTurn: 'COIN-1', noSuchAction: 'COIN-1', over: 'COIN-1' },
  }),
  outcome({ stack, coin, calls }): Outcome | null {
    if (stack.length > 0) return null;
    const winners = [0, 1].filter((seat) => calls[seat] === coin);
    const scores = [0, 1].map((seat) => (winners.includes(seat) ? 1 : 0));
    return { winners, scores, reason: 'called', rule: 'COIN-1' };
  },
  view({ stack, coin, calls }, viewer): CupView {
    return {
      stack: stack.slice(),
      coin: viewer === 0 ? coin : null,
      calls: calls.map((call, seat) => (seat === viewer ? call : NO_CALL)),
    };
  },
  imagine: ({ stack, coin, calls }, random) => ({
    stack: stack.slice(),
    coin: coin ?? random.int(2),
    calls: calls.slice(),
  }),
  clone: ({ stack, coin, calls }) => ({ stack: stack.slice(), coin, calls: calls.slice() }),
};

export const knowsCoin: Seat = 0;
export const guessesCoin: Seat = 1;
