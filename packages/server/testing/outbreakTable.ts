/** Five people at a table of Outbreak, for tests of what several do at once. */
import { type CatalogueEntry, loadGame } from '@airlock/catalogue';
import type { AnyGame, Options } from '@airlock/kernel';
import type { Games } from '@airlock/tables';
import type { RunningServer } from '../server.ts';
import { type Guest, guest } from './guest.ts';
import type { Player } from './player.ts';
import { playerAt } from './seated.ts';

/** What a test may look at and a player may not. */
export interface Secrets {
  readonly roles: readonly number[];
  readonly leader: number;
}

async function outbreakEntry(): Promise<CatalogueEntry> {
  const entry = await loadGame('outbreak');
  if (!entry) throw new Error('Outbreak is not on the shelf.');
  return entry;
}

/** Outbreak with another hand on its clock: a question stands for this many milliseconds, the last of them sealed. */
export async function hurriedOutbreak(milliseconds: number, sealed = milliseconds / 4): Promise<Games> {
  const entry = await outbreakEntry();
  const hosting = entry.game.hosting as NonNullable<AnyGame['hosting']>;
  const game: AnyGame = {
    ...entry.game,
    // Nobody looks at anything here, and nothing waits for it.
    shows: () => null,
    hosting: {
      ...hosting,
      deadline: (state) => {
        const usual = hosting.deadline(state);
        return usual && { ...usual, milliseconds, sealed };
      },
    },
  };
  return new Map([['outbreak', { ...entry, game }]]);
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'];

export async function fiveAtTable(
  server: RunningServer,
  options: Options = {},
  beforeStart: (code: string) => Promise<void> = async () => {},
) {
  const { game } = await outbreakEntry();
  const people = await Promise.all(NAMES.map((name) => guest(server.url, name)));
  const [ann, ...others] = people as [Guest, ...Guest[]];
  const { code } = await ann.setTable({ game: 'outbreak', options });
  await beforeStart(code);
  for (const person of others) {
    await person.claim(code);
    await person.ready(code);
  }
  await ann.get('POST', `/api/tables/${code}/start`, {});
  const players = await Promise.all(people.map((person, seat) => playerAt(person, code, game, seat)));
  const match = async () => {
    const { match: now } = await server.hall.find(code);
    if (!now) throw new Error('The match has not begun.');
    return now;
  };
  const secrets = async (): Promise<Secrets> => (await match()).state as Secrets;
  return { code, game, people, players, match, secrets };
}

/** Everybody who is awaited does anything, until the table asks for something that `isEnough` knows. */
export async function playUntil(
  players: readonly Player[],
  isEnough: (view: { readonly phase: string; readonly day: number }) => boolean,
): Promise<void> {
  for (;;) {
    for (const player of players) player.catchUp();
    const newest = Math.max(...players.map(({ sequence }) => sequence));
    for (const player of players) await player.hear(newest);
    if (isEnough(players[0]?.view as { phase: string; day: number })) return;
    const next = players.find(({ isAwaited }) => isAwaited);
    if (!next) throw new Error('Nobody is awaited.');
    await next.act();
  }
}
