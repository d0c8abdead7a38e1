/** The plain state of a match: everything there is, whoever may know it. */
import { enter, type Flowing, type Random, type Seat, shuffle } from '@airlock/kernel';
import { type Card, NO_CARD, SUIT } from './cards.ts';
import type { Options } from './options.ts';

/** The nodes of the flow chart, as the stack holds them. */
export const AT = { turnUp: 0, bid: 1, award: 2 } as const;

export interface Player {
  /** Cards to bid with, lowest first. A bid that is still hidden is among them. */
  hand: Card[];
  bid: Card;
  /** Bids of earlier rounds. */
  spent: Card[];
  won: Card[];
}

export interface Result {
  /** `null` for a draw. */
  readonly winner: Seat | null;
  readonly scores: readonly number[];
  readonly reason: 'prizes' | 'resigned';
}

export interface State extends Flowing {
  readonly options: Options;
  players: Player[];
  /** Prizes face down; the last one is turned up next. */
  deck: Card[];
  /** Prizes that are bid for now. */
  prizes: Card[];
  /** Prizes that nobody took and nobody can still take. */
  lost: Card[];
  result: Result | null;
}

export function setup(seats: number, options: Options, random: Random): State {
  const state: State = {
    stack: [],
    options,
    players: Array.from({ length: seats }, () => ({ hand: [...SUIT], bid: NO_CARD, spent: [], won: [] })),
    deck: shuffle([...SUIT], random.stream('prizes')),
    prizes: [],
    lost: [],
    result: null,
  };
  enter(state, AT.turnUp);
  return state;
}

export function playerAt<Someone>(
  { players }: { readonly players: readonly Someone[] },
  seat: Seat,
): Someone {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`Nobody sits in seat ${seat}.`);
  return player;
}

export function clone(state: State): State {
  return {
    ...state,
    stack: [...state.stack],
    players: state.players.map(({ hand, bid, spent, won }) => ({
      hand: [...hand],
      bid,
      spent: [...spent],
      won: [...won],
    })),
    deck: [...state.deck],
    prizes: [...state.prizes],
    lost: [...state.lost],
  };
}
