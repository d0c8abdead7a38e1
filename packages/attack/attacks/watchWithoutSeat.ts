/**
 * A player opens a second window without a seat and looks at the other's hand there. A spectator may see only what
 * every seat may see: in the view, in what was told so far, and in what is told from then on.
 */
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import { Player, playOn } from '../ground/player.ts';
import { raceOnce, startRace } from '../ground/racing.ts';
import { playedTable, type TableWish } from '../ground/seating.ts';
import { type Cover, type Excess, excessInWords, excessOf } from '../judging/common.ts';
import { byCard } from '../judging/knownCards.ts';

interface WatchedTable extends TableWish {
  readonly called: string;
  readonly actions: number;
  /** How the game writes what this viewer does not know. */
  readonly covers: readonly Cover[];
  /** A view in a form in which the same place means the same thing to everybody. */
  readonly reading?: (view: unknown) => unknown;
}

const TABLES: readonly WatchedTable[] = [
  {
    called: 'Omega Virus, the other plan covered',
    game: 'omega-virus',
    seats: 2,
    options: { opponentView: 'status' },
    actions: 12,
    covers: [],
  },
  { called: 'Outpost Seven', game: 'outpost-seven', seats: 2, actions: 30, covers: [] },
  {
    called: 'Hypatia, a race',
    game: 'hypatia',
    seats: 2,
    options: { mode: 'race' },
    actions: 40,
    covers: [],
  },
  {
    called: 'Hypatia, in turns',
    game: 'hypatia',
    seats: 3,
    options: { mode: 'relay' },
    actions: 40,
    covers: [],
  },
  {
    called: 'Outsider',
    game: 'outsider',
    seats: 4,
    actions: 60,
    covers: [
      { path: /^(loyalties|lastLeft|lastTook)\./, values: [-1] },
      { path: /^(secret|assigned)\./, values: [63] },
    ],
    reading: byCard,
  },
  {
    called: 'Outbreak, ballots and numbers secret',
    game: 'outbreak',
    seats: 5,
    options: { ballots: 'secret', restNumbers: 'private' },
    actions: 60,
    covers: [
      { path: /^roles\./, values: [3] },
      { path: /^(infectedAt|rests)\./, values: [0] },
      { path: /^hands\./, values: [-1] },
      // Something lies there face down.
      { path: /^chosen\./, values: [11] },
      // A Rest whose number is not told.
      { path: /^records\.\d+\.pile\./, values: [5] },
      // What the viewer did: a spectator did nothing.
      { path: /^(records|votes)\.\d+\.(card|mine)$/, values: [-1] },
    ],
  },
];

/** Whose view it is, which is no secret. */
const VIEWER: Cover = { path: /^viewer$/, values: [-1] };

export const watchWithoutSeat: Attack = {
  number: 1,
  name: 'watch without a seat',
  harm: 'A player opens a second window and reads the hand, deck or plan of the other side.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    for (const table of TABLES) {
      const { excess, told, acted } = await watch(ground, server, table);
      yield {
        tried: `watch ${table.called} in a second window`,
        held: excess.length === 0 && acted > 0,
        evidence: `${excessInWords(excess)}; ${acted} actions followed, ${told} entries of the log compared`,
      };
    }
  },
};

async function watch(ground: Ground, server: AirlockProcess, table: WatchedTable) {
  const { covers, reading = (view) => view } = table;
  const { code, game, people, players } = await playedTable(ground, server, table);
  const spectator = await Player.at(ground.stranger(server), code, game);
  const isRace = game.realTime !== undefined;
  if (isRace) await startRace(players);
  const excess: Excess[] = [];
  const compare = (seen: unknown, seats: readonly unknown[]): void => {
    excess.push(...excessOf(seen, seats, [VIEWER, ...covers]));
  };
  let acted = 0;
  for (let did = 1; did > 0 && acted < table.actions; acted += did) {
    did = isRace ? await raceOnce(players) : await playOn(players, 1);
    const everybody = [spectator, ...players];
    const newest = Math.max(...players.map(({ sequence }) => sequence));
    for (const player of everybody) await player.hear(newest);
    compare(
      reading(spectator.view),
      players.map(({ view }) => reading(view)),
    );
  }
  // Whoever comes late gets it all at once.
  const late = await (await ground.stranger(server).line()).watch(code);
  const seats = await Promise.all(people.map(async (person) => (await person.line()).watch(code)));
  compare(
    reading(late.view),
    seats.map(({ view }) => reading(view)),
  );
  const told = [...late.moments, ...spectator.line.all('events')];
  for (const { sequence, events } of told) {
    const heard = seats.map(
      ({ moments }) => moments.find((moment) => moment.sequence === sequence)?.events ?? [],
    );
    for (const [index, { open, own }] of events.entries()) {
      const same = heard.map((list) => list[index]);
      compare(
        { open },
        same.map((event) => ({ open: event?.open })),
      );
      compare(
        { own },
        same.map((event) => ({ own: event?.own })),
      );
    }
  }
  return { excess, told: told.length, acted };
}
