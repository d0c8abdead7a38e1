/** Tic-tac-toe: nothing is hidden, and nobody who plays without a fault loses. */
import {
  type Action,
  actionCodec,
  type Context,
  choice,
  enter,
  type Flowing,
  flow,
  type Game,
  itemAt,
  type Outcome,
  only,
  present,
  type Seat,
  type SeenEvent,
  wholeNumbers,
} from '@airlock/kernel';

const FREE = -1;
const AT = { turn: 0 } as const;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export interface Board extends Flowing {
  squares: Seat[];
  active: Seat;
}

const codec = actionCodec({ mark: [wholeNumbers(1, 9)] });

/** Squares row by row, as in `X..OX.O..`, and X to move unless O has fewer marks. */
export function board(written = '.........'): Board {
  const squares = [...written].map((mark) => (mark === '.' ? FREE : mark === 'X' ? 0 : 1));
  const marks = (seat: Seat): number => squares.filter((square) => square === seat).length;
  return { stack: [AT.turn], squares, active: marks(1) < marks(0) ? 1 : 0 };
}

const winnerOf = (squares: readonly Seat[]): Seat | null => {
  for (const [a, b, c] of LINES) {
    const owner = itemAt(squares, a);
    if (owner !== FREE && owner === squares[b] && owner === squares[c]) return owner;
  }
  return null;
};

const isOver = ({ squares }: Board): boolean => winnerOf(squares) !== null || !squares.includes(FREE);

function mark(state: Board, seat: Seat, square: Action, _table: Context): void {
  state.squares[square] = seat;
  state.active = 1 - seat;
  if (!isOver(state)) enter(state, AT.turn);
}

export const ticTacToe: Game<Board, Board, SeenEvent> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  codec,
  words: {
    title: 'Tic-tac-toe',
    tagline: 'Three in a row.',
    rules: {},
    options: {},
    help: [],
    seat: (seat) => present('XO'[seat]),
    refusal: ({ reason }) => reason,
    event: () => null,
    prompt: () => 'Mark a square.',
    action: codec.write,
    outcome: ({ reason }) => reason,
  },
  setup: () => board(),
  ...flow<keyof typeof AT, Board, SeenEvent>({
    at: AT,
    nodes: {
      turn: choice({
        seats: ({ active }) => only(active),
        list({ squares }, _seat, into) {
          for (let square = 0; square < 9; square++) if (squares[square] === FREE) into.add(square);
        },
        refusal: ({ squares }, _seat, square) =>
          squares[square] === FREE ? null : { rule: 'TTT-1', reason: 'taken' },
        take: mark,
      }),
    },
    rules: { notYourTurn: 'TTT-1', noSuchAction: 'TTT-1', over: 'TTT-1' },
  }),
  outcome(state): Outcome | null {
    if (!isOver(state)) return null;
    const winner = winnerOf(state.squares);
    const scores = [0, 1].map((seat) => (seat === winner ? 1 : 0));
    return { winners: winner === null ? [] : [winner], scores, reason: 'full', rule: 'TTT-1' };
  },
  view: clone,
  imagine: clone,
  clone,
};

function clone({ stack, squares, active }: Board): Board {
  return { stack: stack.slice(), squares: squares.slice(), active };
}
