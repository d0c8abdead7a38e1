/** A match with a long story, prepared in a folder that another server is started on later. */
import type { Ground } from './ground.ts';
import { Player, playOn } from './player.ts';
import { seatedTable } from './seating.ts';

export interface LongMatch {
  readonly data: string;
  readonly code: string;
  readonly actions: number;
}

const MOST_TRIES = 5;

/** Outsider among three people, without a clock, played by chance until this much has happened. */
export async function longMatch(ground: Ground, actions: number): Promise<LongMatch> {
  const data = ground.folder();
  const server = await ground.server({ data, environment: { AIRLOCK_LIMITS: 'off' } });
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const options = { turnSeconds: 0, reactionSeconds: 30, claims: false };
    const { code, game, people } = await seatedTable(ground, server, { game: 'outsider', seats: 3, options });
    const players = await Promise.all(
      people.map((person, seat) => Player.at(person, code, game, seat + 10 * tries + 1)),
    );
    const done = await playOn(players, actions);
    if (done < actions || players.some(({ over }) => over)) continue;
    await server.stop();
    return { data, code, actions: done };
  }
  throw new Error(`No match of Outsider lasted ${actions} actions.`);
}
