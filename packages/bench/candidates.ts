/** Everything that is measured against something else, by name. Each runs in a process of its own. */
import { ActionList, fastRandom, itemAt } from '@airlock/kernel';
import { type BenchId, benchGame, playAnyOut } from './games.ts';
import type { Work } from './measure.ts';
import { type Playable, playout, type Recording, record, replayRecording } from './playout.ts';

const RECORDED_GAMES = 1000;

export const CANDIDATES: Readonly<Record<string, () => Promise<Work>>> = {
  'replay: airlock': async () => {
    const { outpost } = await import('./outpost.ts');
    const random = fastRandom('replay');
    return inTurn(recordings(outpost), 200, (recording) => replayRecording(outpost, recording, random));
  },
  'replay: boardgame.io': async () => {
    const { outpost } = await import('./outpost.ts');
    const { peerReplay } = await import('./boardgameIo.ts');
    return inTurn(recordings(outpost), 1, peerReplay);
  },
  'playouts: airlock': async () => playouts((await import('./outpost.ts')).outpost, 100),
  'playouts: rules called directly': async () => {
    const { directPlayout } = await import('./direct.ts');
    const list = new ActionList();
    const random = fastRandom('playouts');
    return () => times(100, () => directPlayout(random, list));
  },
  'playouts: boardgame.io': async () => {
    const { peerPlayout } = await import('./boardgameIo.ts');
    const random = fastRandom('playouts');
    return () => peerPlayout(random);
  },
  'hypatia: airlock': () => anyPlayouts('hypatia'),
  'hypatia: boardgame.io': () => peerPlayouts('hypatia'),
  'omega-virus: airlock': () => anyPlayouts('omega-virus'),
  'outsider: airlock': () => anyPlayouts('outsider'),
  'outsider: boardgame.io': () => peerPlayouts('outsider'),
  'outbreak: airlock': () => anyPlayouts('outbreak'),
  'outbreak: boardgame.io': () => peerPlayouts('outbreak'),
  'search: airlock': async () => {
    const { searchDecision } = await import('./search.ts');
    let decisions = 0;
    return () => searchDecision(`search ${decisions++}`, 500);
  },
  'search: boardgame.io': async () => {
    const { peerSearch } = await import('./boardgameIo.ts');
    let decisions = 0;
    return () => peerSearch(`search ${decisions++}`, 10);
  },
  'tic-tac-toe: on the kernel': async () =>
    playouts((await import('./calibration/ticTacToe.ts')).ticTacToe, 500),
  'tic-tac-toe: by hand': async () => {
    const { plainTicTacToe } = await import('./calibration/ticTacToe.ts');
    return plainGames(plainTicTacToe);
  },
  'connect four: on the kernel': async () =>
    playouts((await import('./calibration/connectFour.ts')).connectFour, 500),
  'connect four: by hand': async () => {
    const { plainConnectFour } = await import('./calibration/connectFour.ts');
    return plainGames(plainConnectFour);
  },
};

/** Random games of any of the five, as moves. */
async function anyPlayouts(id: BenchId): Promise<Work> {
  const bench = await benchGame(id);
  const list = new ActionList();
  const random = fastRandom('playouts');
  return () => times(20, () => playAnyOut(bench, random, list));
}

async function peerPlayouts(id: BenchId): Promise<Work> {
  const { peerGames } = await import('./peerGames.ts');
  const play = peerGames(await benchGame(id));
  const random = fastRandom('playouts');
  return () => play(random);
}

function recordings<State>(game: Playable<State>): Recording<State>[] {
  return Array.from({ length: RECORDED_GAMES }, (_, index) => record(game, fastRandom(`recorded ${index}`)));
}

/** Goes through the items again and again, some at a time. */
function inTurn<Item>(items: readonly Item[], count: number, work: (item: Item) => number): Work {
  let next = 0;
  return () =>
    times(count, () => {
      const item = itemAt(items, next);
      next = (next + 1) % items.length;
      return work(item);
    });
}

function playouts<State>(game: Playable<State>, count: number): Work {
  const list = new ActionList();
  const random = fastRandom('playouts');
  return () => times(count, () => playout(game, random, list));
}

function plainGames(play: (random: ReturnType<typeof fastRandom>, list: ActionList) => number): Work {
  const list = new ActionList();
  const random = fastRandom('playouts');
  return () => times(500, () => play(random, list));
}

function times(count: number, work: () => number): number {
  let units = 0;
  for (let done = 0; done < count; done++) units += work();
  return units;
}
