/** Connect four on the kernel and by hand. */
import { type ActionList, choice, type Flowing, flow, missing, only, type Random } from '@airlock/kernel';
import type { Playable } from '../playout.ts';

const COLUMNS = 7;
const ROWS = 6;
const CELLS = COLUMNS * ROWS;
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Whether the stone just dropped makes four in a row. */
function makesFour(board: readonly number[], column: number, row: number, mark: number): boolean {
  for (const [right, up] of DIRECTIONS) {
    const length =
      1 + stonesFrom(board, column, row, right, up, mark) + stonesFrom(board, column, row, -right, -up, mark);
    if (length >= 4) return true;
  }
  return false;
}

function stonesFrom(
  board: readonly number[],
  column: number,
  row: number,
  right: number,
  up: number,
  mark: number,
): number {
  let stones = 0;
  let x = column + right;
  let y = row + up;
  while (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS && board[y * COLUMNS + x] === mark) {
    stones++;
    x += right;
    y += up;
  }
  return stones;
}

interface State extends Flowing {
  board: number[];
  /** Stones in each column. */
  heights: number[];
  turn: number;
  moves: number;
  winner: number;
}

const AT = { drop: 0 } as const;
const COLUMN_FULL = { rule: 'CF-1', reason: 'full' };

const emptyBoard = (): number[] => Array(CELLS).fill(0) as number[];
const emptyHeights = (): number[] => Array(COLUMNS).fill(0) as number[];

export const connectFour: Playable<State> = {
  setup: () => ({
    stack: [AT.drop],
    board: emptyBoard(),
    heights: emptyHeights(),
    turn: 0,
    moves: 0,
    winner: -1,
  }),
  clone: (state) => ({
    ...state,
    stack: state.stack.slice(),
    board: state.board.slice(),
    heights: state.heights.slice(),
  }),
  outcome: (state) =>
    state.stack.length > 0
      ? null
      : { winners: state.winner < 0 ? [] : [state.winner], scores: [], reason: 'four', rule: 'CF-2' },
  ...flow<keyof typeof AT, State, never>({
    at: AT,
    rules: { notYourTurn: 'CF-3', noSuchAction: 'CF-3', over: 'CF-2' },
    nodes: {
      drop: choice({
        seats: (state) => only(state.turn),
        list(state, _seat, into: ActionList) {
          for (let column = 0; column < COLUMNS; column++)
            if ((state.heights[column] ?? missing()) < ROWS) into.add(column);
        },
        refusal: (state, _seat, column) => ((state.heights[column] ?? missing()) < ROWS ? null : COLUMN_FULL),
        take(state, seat, column) {
          const row = state.heights[column] ?? missing();
          state.heights[column] = row + 1;
          state.board[row * COLUMNS + column] = seat + 1;
          state.moves++;
          if (makesFour(state.board, column, row, seat + 1)) state.winner = seat;
          else if (state.moves < CELLS) {
            state.turn = 1 - seat;
            state.stack.push(AT.drop);
          }
        },
      }),
    },
  }),
};

/** Plays to the end and says how many moves it took. */
export function plainConnectFour(random: Random, list: ActionList): number {
  const board = emptyBoard();
  const heights = emptyHeights();
  for (let moves = 0, seat = 0; ; seat = 1 - seat) {
    list.clear();
    for (let column = 0; column < COLUMNS; column++)
      if ((heights[column] ?? missing()) < ROWS) list.add(column);
    const column = list.pick(random);
    const row = heights[column] ?? missing();
    heights[column] = row + 1;
    board[row * COLUMNS + column] = seat + 1;
    moves++;
    if (makesFour(board, column, row, seat + 1) || moves === CELLS) return moves;
  }
}
