/**
 * In a race the server dates what is done by its arrival, less the way it took, which it measures by pings. Who answers
 * pings that were never sent, or one ping again and again, seems to be far away and is dated up to 150 ms earlier.
 *
 * Whoever really holds every answer back looks like somebody on a slow line, and nobody can tell them apart; tables that
 * mind can count arrivals alone (`fairness`).
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import { Player } from '../ground/player.ts';
import { startRace } from '../ground/racing.ts';
import { only, seatedTable } from '../ground/seating.ts';
import { medianOf } from '../judging/figures.ts';

interface Forgery {
  readonly called: string;
  /** What is sent although nobody asked; `ping` is the last that the server did send. */
  readonly payload: (number: number, ping: Buffer) => Buffer | string;
}

const NO_NUMBERS = ['', 'NaN', '-1e9', '1e-300', 'Infinity'];

const FORGERIES: readonly Forgery[] = [
  { called: 'with moments long past', payload: (number) => String(number) },
  { called: 'with nothing and with what is not a moment', payload: (number) => NO_NUMBERS[number % 5] ?? '' },
  { called: 'to one ping again and again', payload: (_, ping) => ping },
];

/** This many answers fill whatever the server remembers of a connection. */
const PONGS = 60;
/** Actions of both, sent in the same moment; the middle of the differences is what was gained. */
const PAIRS = 7;
const BETWEEN_PAIRS_MS = 150;
/** By then an answer to an old ping looks like a long way. */
const OLD_PING_MS = 400;
/** Both are on this computer: more than this between them is no accident. */
const MOST_GAINED_MS = 25;

export const forgePongs: Attack = {
  number: 5,
  name: 'forge pongs',
  harm: 'Whoever forges the measured delay is dated earlier and wins races they lost.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    yield* await Promise.all(FORGERIES.map((forgery) => race(ground, server, forgery)));
  },
};

async function race(ground: Ground, server: AirlockProcess, { called, payload }: Forgery): Promise<Trial> {
  const { code, game, people } = await seatedTable(ground, server, {
    game: 'omega-virus',
    seats: 2,
    options: { autoFlip: false, fairness: 'compensated' },
  });
  const [honest, forger] = [
    await Player.at(only(people, 0), code, game),
    await Player.at(only(people, 1), code, game),
  ];
  let ping: Buffer = Buffer.alloc(0);
  let pings = 0;
  forger.line.raw.on('ping', (data) => {
    // The first is the one that is answered again and again.
    if (pings++ === 0) ping = data;
  });
  await startRace([honest, forger]);
  await sleep(OLD_PING_MS);
  for (let pair = 0; pair < PAIRS; pair++) {
    for (let number = 0; number < PONGS; number++) forger.line.raw.pong(payload(number, ping));
    await sleep(BETWEEN_PAIRS_MS);
    const action = pair % 2 === 0 ? 'autoFlip on @0' : 'autoFlip off @0';
    const order = pair % 2 === 0 ? [honest, forger] : [forger, honest];
    for (const player of order) player.send(action);
    await Promise.all(order.map((player) => settled(player, pair + 1)));
  }
  const [atHonest, atForger] = [momentsOf(honest, 0), momentsOf(honest, 1)];
  const gains = atHonest.map((moment, index) => moment - only(atForger, index));
  const gained = medianOf(gains);
  return {
    tried: `answer ${PAIRS * PONGS} pings that were not sent, ${called}`,
    held: gained <= MOST_GAINED_MS && gains.length === PAIRS && pings > 0,
    evidence: `dated ${gained} ms before the other, who acted at the same time (at most ${MOST_GAINED_MS} allowed)`,
  };
}

/** Until both seats' actions so far are told. */
const settled = async (player: Player, count: number): Promise<boolean> =>
  player.line.until(
    () => momentsOf(player, 0).length >= count && momentsOf(player, 1).length >= count,
    5_000,
  );

/** The moments on the clock of the race at which a seat is told to have acted. */
function momentsOf({ line }: Player, seat: number): number[] {
  return line
    .all('events')
    .flatMap(({ events }) =>
      events.flatMap(({ type, open }) =>
        type === 'autoFlip' && open.seat === seat ? [Number(open.at)] : [],
      ),
    );
}
