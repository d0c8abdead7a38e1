/** Tic-tac-toe on the kernel and by hand: a game so small that the kernel's own cost shows. */
import { type ActionList, choice, type Flowing, flow, only, type Random } from '@airlock/kernel';
import type { Playable } from '../playout.ts';

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

const CELLS = 9;

function isWon(board: readonly number[], mark: number): boolean {
  for (const [a, b, c] of LINES) if (board[a] === mark && board[b] === mark && board[c] === mark) return true;
  return false;
}

interface State extends Flowing {
  /** 0 is empty, otherwise the seat and one. */
  board: number[];
  turn: number;
  moves: number;
  winner: number;
}

const AT = { move: 0 } as const;
const OCCUPIED = { rule: 'TTT-1', reason: 'occupied' };

export const ticTacToe: Playable<State> = {
  setup: () => ({ stack: [AT.move], board: Array(CELLS).fill(0) as number[], turn: 0, moves: 0, winner: -1 }),
  clone: (state) => ({ ...state, stack: state.stack.slice(), board: state.board.slice() }),
  outcome: (state) =>
    state.stack.length > 0
      ? null
      : { winners: state.winner < 0 ? [] : [state.winner], scores: [], reason: 'line', rule: 'TTT-2' },
  ...flow<keyof typeof AT, State, never>({
    at: AT,
    rules: { notYourTurn: 'TTT-3', noSuchAction: 'TTT-3', over: 'TTT-2' },
    nodes: {
      move: choice({
        seats: (state) => only(state.turn),
        list(state, _seat, into: ActionList) {
          for (let cell = 0; cell < CELLS; cell++) if (state.board[cell] === 0) into.add(cell);
        },
        refusal: (state, _seat, cell) => (state.board[cell] === 0 ? null : OCCUPIED),
        take(state, seat, cell) {
          state.board[cell] = seat + 1;
          state.moves++;
          if (isWon(state.board, seat + 1)) state.winner = seat;
          else if (state.moves < CELLS) {
            state.turn = 1 - seat;
            state.stack.push(AT.move);
          }
        },
      }),
    },
  }),
};

/** Plays to the end and says how many moves it took. */
export function plainTicTacToe(random: Random, list: ActionList): number {
  const board = Array(CELLS).fill(0) as number[];
  for (let moves = 0, seat = 0; ; seat = 1 - seat) {
    list.clear();
    for (let cell = 0; cell < CELLS; cell++) if (board[cell] === 0) list.add(cell);
    board[list.pick(random)] = seat + 1;
    moves++;
    if (isWon(board, seat + 1) || moves === CELLS) return moves;
  }
}
