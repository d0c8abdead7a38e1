/** Tables with everybody who could ask something of them, at each stage of a table. */
import { ROUTES } from '@airlock/protocol';
import type { Games } from '@airlock/tables';
import type { RunningServer } from '../server.ts';
import { type Guest, guest, stranger } from './guest.ts';
import { onShelf } from './otherRules.ts';
import { fiveAtTable, playUntil } from './outbreakTable.ts';
import { outpostSeven, playerAt } from './seated.ts';

export interface Scene {
  readonly code: string;
  /** What a seat that is not voted out may do there, if anything. */
  readonly action: string;
  /** A seat of none of those who ask. */
  readonly bystander: number;
  readonly people: {
    /** Without a session. */
    readonly stranger: Guest;
    readonly spectator: Guest;
    /** Had a seat before the start and gave it up. */
    readonly former: Guest;
    /** Only where there is a match in which people are voted out. */
    readonly votedOut?: Guest;
    /** Has a seat, and ended their session: their cookie is good for nothing. */
    readonly signedOut?: Guest;
    readonly otherSeat: Guest;
    readonly host: Guest;
  };
}

async function withoutSeat(url: string, code: string) {
  const former = await guest(url, 'Former');
  await former.claim(code);
  await former.get('DELETE', `/api/tables/${code}/seat`);
  return { stranger: stranger(url), spectator: await guest(url, 'Wim'), former };
}

export async function lobbyScene({ url }: RunningServer): Promise<Scene> {
  const [host, otherSeat] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  const { code } = await host.setTable({ game: 'outbreak' });
  const others = await withoutSeat(url, code);
  await otherSeat.claim(code);
  return { code, action: 'resign', bystander: 1, people: { ...others, host, otherSeat } };
}

const PATIENT_ZERO = 2;

/** Outbreak after its first vote. */
export async function playingScene(server: RunningServer): Promise<Scene> {
  const { url } = server;
  let others: Awaited<ReturnType<typeof withoutSeat>> | undefined;
  const table = await fiveAtTable(server, { pace: 'async' }, async (code) => {
    others = await withoutSeat(url, code);
  });
  const { code, people, players, secrets } = table;
  if (!others) throw new Error('Nobody is without a seat.');
  await playUntil(players, ({ phase, day }) => phase === 'vote' && day === 2);
  const { roles, leader } = await secrets();
  const [out, other, gone] = [1, 2, 3, 4].filter((seat) => roles[seat] !== PATIENT_ZERO && seat !== leader);
  for (const [seat, player] of players.entries()) {
    await player.act(seat === out ? 'vote SKIP' : `vote ${(out ?? 0) + 1}`);
    for (const one of players) await one.hear(player.sequence);
  }
  const at = (seat: number | undefined): Guest => {
    const person = people[seat ?? -1];
    if (!person) throw new Error('The table has too few people who may be voted out.');
    return person;
  };
  const bystander = gone ?? leader;
  const signedOut = at(bystander);
  await signedOut.get('DELETE', ROUTES.session);
  return {
    code,
    action: `accuse ${bystander + 1} PZERO`,
    bystander,
    people: { ...others, host: at(0), otherSeat: at(other), votedOut: at(out), signedOut },
  };
}

/** Outpost Seven at its beginning. */
async function begunScene(url: string): Promise<Scene> {
  const [host, otherSeat] = [await guest(url, 'Ann'), await guest(url, 'Bob')];
  const { code } = await host.setTable();
  const others = await withoutSeat(url, code);
  await otherSeat.claim(code);
  await otherSeat.ready(code);
  await host.start(code);
  return { code, action: 'resign', bystander: 1, people: { ...others, host, otherSeat } };
}

/** Outpost Seven after its host resigned. */
export async function overScene({ url }: RunningServer): Promise<Scene> {
  const scene = await begunScene(url);
  const { code } = scene;
  const socket = await scene.people.host.socket();
  await socket.join(code);
  socket.send({ type: 'act', table: code, id: 1, after: 0, action: 'resign' });
  await socket.next('over');
  socket.close();
  return scene;
}

/**
 * Outpost Seven under way, and the server started again with rules that would have dealt otherwise: the match has ended
 * without a winner. `start` starts a server in the same folder each time, with the games it is given or all there are.
 */
export async function endedScene(
  start: (games?: Games) => Promise<RunningServer>,
): Promise<{ readonly server: RunningServer; readonly scene: Scene }> {
  const before = await start();
  const { code, people, ...rest } = await begunScene(before.url);
  const game = await outpostSeven();
  for (const person of [people.host, people.otherSeat]) {
    const player = await playerAt(person, code, game);
    if (player.isAwaited) await player.act();
  }
  await before.stop();
  const server = await start(
    onShelf({
      ...game,
      version: game.version + 1,
      setup(seats, options, random) {
        const state = game.setup(seats, options, random) as { population: number[] };
        return { ...state, population: state.population.toReversed() };
      },
    }),
  );
  const again = Object.entries(people).map(([who, person]) => [who, person.at(server.url)]);
  return { server, scene: { code, ...rest, people: Object.fromEntries(again) as Scene['people'] } };
}
