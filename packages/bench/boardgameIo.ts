/**
 * Outpost Seven on boardgame.io, calling our own rule functions inside its move, in production mode: its
 * draft of the state is what they change. Only what the measurements need.
 */
import { createRequire } from 'node:module';
import { ActionList, fastRandom, type Random, SPECTATOR, silentContext } from '@airlock/kernel';
import { outpostSeven, type State } from '@airlock/outpost-seven';
import { outpost } from './outpost.ts';
import type { Recording } from './playout.ts';
import { dealtState } from './server/recordedGames.ts';

interface PeerState {
  readonly G: State;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

type Reducer = (state: PeerState, action: object) => PeerState;

interface PeerBot {
  play(state: PeerState, playerID: string): Promise<unknown>;
}

interface PeerModule {
  CreateGameReducer(parts: { game: object }): Reducer;
  InitializeGame(parts: { game: object }): PeerState;
}

interface PeerBots {
  MCTSBot: new (parts: {
    game: object;
    enumerate: (G: State, ctx: PeerState['ctx']) => object[];
    seed: string;
    iterations: number;
    playoutDepth: number;
  }) => PeerBot;
}

const load = createRequire(import.meta.url);

/** It checks every state for serialisability unless told that this is production. */
process.env.NODE_ENV = 'production';
const { CreateGameReducer, InitializeGame } = load('boardgame.io/dist/cjs/internal.js') as PeerModule;
const { MCTSBot } = load('boardgame.io/dist/cjs/ai.js') as PeerBots;

const list = new ActionList();
const context = silentContext(fastRandom('boardgame.io'));

function enumerate(G: State, ctx: PeerState['ctx']): object[] {
  outpost.actions(G, Number(ctx.currentPlayer), list.clear());
  return list.toArray().map((action) => ({ move: 'act', args: [action] }));
}

/** As its server runs it: every match the same deal, every player our view. */
export const peerGame = {
  name: 'outpost-seven',
  seed: 'boardgame.io',
  setup: dealtState,
  playerView: ({ G, playerID }: { G: State; playerID: string | null }) =>
    outpostSeven.view(G, playerID === null ? SPECTATOR : Number(playerID)),
  turn: {
    order: { first: ({ G }: PeerState) => G.active, next: ({ G }: PeerState) => G.active },
    endIf: ({ G, ctx }: PeerState) => G.active !== Number(ctx.currentPlayer),
  },
  moves: {
    act: ({ G, playerID }: { G: State; playerID: string }, action: number) => {
      if (outpost.refusal(G, Number(playerID), action)) return 'INVALID_MOVE';
      outpost.apply(G, Number(playerID), action, context);
      return undefined;
    },
  },
  endIf: ({ G }: PeerState) => outpost.outcome(G) ?? undefined,
};

const reduce = CreateGameReducer({ game: peerGame });
const begun = InitializeGame({ game: peerGame });

function freshState(random: Random): State {
  const state = outpost.setup(random);
  outpost.begin(state, silentContext(random));
  return state;
}

const startOf = (G: State): PeerState => ({
  ...begun,
  G,
  ctx: { ...begun.ctx, currentPlayer: String(G.active) },
});

const move = (seat: number, action: number): object => ({
  type: 'MAKE_MOVE',
  payload: { type: 'act', args: [action], playerID: String(seat) },
});

/** Plays a recording through the reducer to its end. */
export function peerEnding(recording: Recording<State>): State {
  let state = startOf(outpost.clone(recording.start));
  for (const { seat, action } of recording.moves) state = reduce(state, move(seat, action));
  if (!state.ctx.gameover) throw new Error('boardgame.io did not reach the end of a recorded game.');
  return state.G;
}

export function peerReplay(recording: Recording<State>): number {
  peerEnding(recording);
  return recording.moves.length;
}

/** A random game through the reducer, listing as its own bots do. */
export function peerPlayout(random: Random): number {
  let state = startOf(freshState(random));
  let moves = 0;
  while (!state.ctx.gameover) {
    const seat = Number(state.ctx.currentPlayer);
    outpost.actions(state.G, seat, list.clear());
    state = reduce(state, move(seat, list.pick(random)));
    moves++;
  }
  return moves;
}

/** One decision of its Monte Carlo bot, each iteration played to the end of the game. */
export async function peerSearch(seed: string, iterations: number): Promise<number> {
  const bot = new MCTSBot({ game: peerGame, enumerate, seed, iterations, playoutDepth: 200 });
  const state = startOf(freshState(fastRandom(seed)));
  await bot.play(state, state.ctx.currentPlayer);
  return iterations;
}
