/** A race of Omega Virus: everybody acts at once, and nothing is ever stale. */
import type { Player } from './player.ts';

const hasEvent = (type: string) => (message: { readonly events: readonly { readonly type: string }[] }) =>
  message.events.some((event) => event.type === type);

/** Everybody is ready, and the count from five is over. */
export async function startRace(players: readonly Player[]): Promise<void> {
  for (const player of players) player.send('ready');
  await Promise.all(players.map(({ line }) => line.next('events', hasEvent('go'))));
}

/** Everybody does the first thing they can; gives how many did something. */
export async function raceOnce(players: readonly Player[]): Promise<number> {
  let done = 0;
  for (const player of players) {
    player.catchUp();
    const action = player.actions().find((text) => /^(flip|place) /.test(text));
    if (action === undefined) continue;
    await player.act(action);
    done++;
  }
  return done;
}
