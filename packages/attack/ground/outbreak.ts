/** A table of Outbreak: five people who choose at once, in secret, while a clock runs. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AirlockProcess } from './airlockProcess.ts';
import type { Ground } from './ground.ts';
import type { Player } from './player.ts';
import { only, playedTable } from './seating.ts';

/** The shortest times a table can agree on, so that one can be late soon. */
const HURRIED = { pickSeconds: 15, actionSeconds: 15, voteSeconds: 15, repairSeconds: 15 };
/** Longer than any attack takes: nobody is late here. */
const UNHURRIED = { pickSeconds: 900, actionSeconds: 900, voteSeconds: 900, repairSeconds: 900 };

const LOOK_AGAIN_MS = 20;

interface View {
  readonly phase: string;
  readonly day: number;
  readonly leader: number;
  readonly out: number;
}

export const outbreakViewOf = (player: Player): View => {
  player.catchUp();
  return player.view as View;
};

export const outbreakTable = (ground: Ground, server: AirlockProcess, isHurried: boolean) =>
  playedTable(ground, server, { game: 'outbreak', seats: 5, options: isHurried ? HURRIED : UNHURRIED });

/** Whoever of these is awaited answers at once, until it is enough; says whether it was in time. */
export async function answerUntil(
  players: readonly Player[],
  isEnough: () => boolean,
  patienceMs: number,
  answer: (player: Player) => string = (player) => player.anyAction(),
): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (!isEnough()) {
    if (performance.now() > deadline) return false;
    const next = players.find(({ isAwaited }) => isAwaited);
    if (next) await next.act(answer(next));
    else await sleep(LOOK_AGAIN_MS);
  }
  return true;
}

/** Somebody who does not lead, so that nobody waits for them alone. */
export function followerOf(players: readonly Player[]): Player {
  const { leader } = outbreakViewOf(only(players, 0));
  return only(
    players.filter(({ viewer }) => viewer !== leader),
    0,
  );
}
