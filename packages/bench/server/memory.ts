/** What matches weigh: resident memory after the garbage was collected. */
import { airlockForgetful } from './airlockContestant.ts';
import type { Contestant } from './contestants.ts';
import { playSome } from './load.ts';
import { closeAll, Entrant } from './seating.ts';
import { ServerProcess } from './serverProcess.ts';

export interface Memory {
  readonly perLiveMatch: number;
  readonly growthPerMove: number;
}

/** Players' moves, both together; Outpost Seven lasts some 33. */
const MOVES = 30;
const EARLY_MOVES = 5;
const WARM_UP_MATCHES = 50;
const LEAVING_MS = 3_000;
const COMING_AND_GOING = 500;

export async function memoryOf(contestant: Contestant, peerFolder: string, count: number): Promise<Memory> {
  const server = await ServerProcess.start(contestant, peerFolder);
  try {
    const entrant = new Entrant(contestant, server);
    await playSome(await entrant.sitDown(WARM_UP_MATCHES), MOVES);
    const before = await server.memory();
    const matches = await entrant.sitDown(count);
    await playSome(matches, EARLY_MOVES);
    const early = await server.memory();
    await playSome(matches, MOVES - EARLY_MOVES);
    const late = await server.memory();
    closeAll(matches);
    return {
      perLiveMatch: (late - before) / count,
      growthPerMove: (late - early) / count / (MOVES - EARLY_MOVES),
    };
  } finally {
    await server.stop();
  }
}

/** Matches begun, everybody gone: what each of them still weighs. */
export async function idleMemory(count: number): Promise<number> {
  const server = await ServerProcess.start(airlockForgetful, '');
  try {
    const entrant = new Entrant(airlockForgetful, server);
    const comeAndGo = async (people: number): Promise<void> => closeAll(await entrant.sitDown(people));
    await comeAndGo(COMING_AND_GOING);
    await leave();
    const before = await server.memory();
    for (let gone = 0; gone < count; gone += COMING_AND_GOING) await comeAndGo(COMING_AND_GOING);
    await leave();
    return ((await server.memory()) - before) / count;
  } finally {
    await server.stop();
  }
}

const leave = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
