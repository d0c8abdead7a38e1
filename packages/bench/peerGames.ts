/**
 * Any of our games that takes turns on boardgame.io, in production mode, with our own rules inside its one move: its draft of
 * the state is what they change. Everybody may move at any time, as in its own games with simultaneous moves.
 */
import { createRequire } from 'node:module';
import { ActionList, fastRandom, type Random, silentContext } from '@airlock/kernel';
import type { BenchGame } from './games.ts';

interface PeerState {
  readonly G: unknown;
  readonly ctx: { readonly gameover?: unknown };
}

interface PeerModule {
  CreateGameReducer(parts: {
    game: object;
    numPlayers: number;
  }): (state: PeerState, action: object) => PeerState;
  InitializeGame(parts: { game: object; numPlayers: number }): PeerState;
}

/** It checks every state for serialisability unless told that this is production. */
process.env.NODE_ENV = 'production';
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
  'boardgame.io/dist/cjs/internal.js',
) as PeerModule;

/** In its core, a stage without a name is written so. */
const ANY_STAGE = null;

/** Random games of this game through its reducer, listing as its own bots do. */
export function peerGames(bench: BenchGame): (random: Random) => number {
  let chance = fastRandom('boardgame.io');
  const peerGame = {
    name: bench.game.id,
    seed: 'boardgame.io',
    setup: () => ({}),
    turn: { activePlayers: { all: ANY_STAGE } },
    moves: {
      act: ({ G, playerID }: { G: unknown; playerID: string }, action: number) => {
        if (bench.refusal(G, Number(playerID), action)) return 'INVALID_MOVE';
        bench.apply(G, Number(playerID), action, silentContext(chance));
        return undefined;
      },
    },
    endIf: ({ G }: PeerState) =>
      Object.keys(G as object).length === 0 ? undefined : (bench.outcome(G) ?? undefined),
  };
  const reduce = CreateGameReducer({ game: peerGame, numPlayers: bench.seats });
  const begun = InitializeGame({ game: peerGame, numPlayers: bench.seats });
  const list = new ActionList();
  return (random) => {
    chance = random;
    const dealt = bench.setup(random);
    bench.begin(dealt, silentContext(random));
    let state: PeerState = { ...begun, G: dealt };
    let moves = 0;
    while (!state.ctx.gameover) {
      const { seat, action } = bench.next(state.G, random, list);
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'act', args: [action], playerID: String(seat) },
      });
      moves++;
    }
    return moves;
  };
}
