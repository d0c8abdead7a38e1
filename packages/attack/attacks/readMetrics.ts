/**
 * What the server counts about itself tells more than a table does: in Outbreak, whether a person, a bot or the clock
 * has just answered. So nobody outside may read it, and no page that is open to strangers may change with what
 * happens at a table they were not invited to.
 */
import { ROUTES } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { Ground } from '../ground/ground.ts';
import type { Person } from '../ground/person.ts';
import { playOn } from '../ground/player.ts';
import { listeningOf } from '../ground/processFigures.ts';
import { playedTable } from '../ground/seating.ts';

/** Where everybody who scrapes looks first. */
const METRICS = '/metrics';
const MADE_UP = [
  '/metrics/',
  '/Metrics',
  '/metrics?x=1',
  '/api/metrics',
  '/stats',
  '/status',
  '/debug',
  '/healthz',
];
const ACTIONS = 12;

export const readMetrics: Attack = {
  number: 2,
  name: 'read the metrics',
  harm: 'Counts of what people, bots and the clock did tell whose time ran out in a game of hidden roles.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const stranger = ground.stranger(server);
    const { status, body } = await stranger.ask('GET', METRICS);
    const counts = String(body).match(/^airlock_\w+/gm) ?? [];
    yield {
      tried: `GET ${METRICS} as a stranger`,
      held: status === 404 && counts.length === 0,
      evidence: `answered ${status}${counts.length > 0 ? ` with ${counts.length} counts such as ${counts[0]}` : ''}`,
    };

    const { players } = await playedTable(ground, server, { game: 'outpost-seven', seats: 2 });
    const paths = await openPaths(stranger);
    const before = await answersTo(stranger, paths);
    const acted = await playOn(players, ACTIONS);
    const after = await answersTo(stranger, paths);
    const changed = paths.filter((path) => before.get(path) !== after.get(path));
    yield {
      tried: `compare all ${paths.length} pages a stranger can open before and after ${acted} actions at a table`,
      held: changed.length === 0 && acted === ACTIONS,
      evidence: changed.length === 0 ? 'the same to the byte' : `${changed.join(', ')} changed`,
    };

    // Where the page is open to others, whatever else listens must stay on this computer.
    const elsewhere = await ground.server({ host: '127.0.0.2' });
    const doors = listeningOf(elsewhere.id);
    const others = doors.filter(({ port }) => port !== elsewhere.port);
    const outside = others.filter(({ address }) => address !== '127.0.0.1' && address !== '::1');
    yield {
      tried: 'find out where else a server listens whose page is at another address',
      held: doors.length > others.length && outside.length === 0,
      evidence:
        others.length === 0
          ? 'nowhere'
          : others
              .map(({ address, port }) => `${address}:${port === 0 ? '?' : 'a port of its own'}`)
              .join(', '),
    };
  },
};

/** What the server says is there to be read, and what somebody might guess. */
async function openPaths(stranger: Person): Promise<string[]> {
  const { paths } = await stranger.must<{ paths: Record<string, object> }>('GET', ROUTES.openapi);
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    'get' in methods && !path.includes('{') ? [path] : [],
  );
  return [
    ...new Set([
      ...listed,
      ...Object.values(ROUTES).filter((path) => !path.includes(':')),
      METRICS,
      ...MADE_UP,
      '/',
    ]),
  ];
}

async function answersTo(stranger: Person, paths: readonly string[]): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of paths) {
    const { status, body } = await stranger.ask('GET', path);
    answers.set(path, `${status} ${JSON.stringify(body)}`);
  }
  return answers;
}
