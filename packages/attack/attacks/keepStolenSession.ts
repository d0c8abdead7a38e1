/**
 * Whoever gets hold of a cookie, at a shared computer or in a copy of the disk, is that person. So a session can be ended, and what
 * was stolen is worth nothing afterwards; and no cache on the way keeps an answer that was for one person.
 */
import { atTable, ROUTES } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import type { Person } from '../ground/person.ts';

const PATIENCE_MS = 3_000;
/** All sessions of one person. */
const EVERYWHERE = '/api/sessions';
const UNKNOWN_PAGES = [
  '/nowhere',
  '/admin',
  '/t',
  '/assets/none.js',
  '/api/none',
  '/table/KEEL-42-VANE',
  '/index.php',
];

export const keepStolenSession: Attack = {
  number: 14,
  name: 'keep a stolen session',
  harm: 'Whoever once saw a cookie plays in that person’s name for ever.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    yield await afterSignOut(ground, server, 'signs out', ROUTES.session);
    yield await afterSignOut(ground, server, 'signs out everywhere', EVERYWHERE);
    yield await cached(ground, server);
    yield await unknownPages(ground, server);
  },
};

async function afterSignOut(
  ground: Ground,
  server: AirlockProcess,
  how: string,
  path: string,
): Promise<Trial> {
  const owner = await ground.person(server, 'Ann');
  const { code } = await owner.setTable({
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
    start: true,
  });
  const thief = ground.stranger(server, undefined, 'Mallory');
  thief.cookie = owner.cookie;
  const line = await thief.line();
  await line.watch(code);
  const { status } = await owner.ask('DELETE', path);
  const power = await powerOf(thief, code);
  line.send({ type: 'talk', table: code, id: 1, text: 'still here' });
  await line.until(
    () => line.closed !== null || line.all('talk').length > 0 || line.all('refused').length > 0,
    PATIENCE_MS,
  );
  if (line.all('talk').length > 0) power.push('talks on an open socket');
  return {
    tried: `steal a cookie whose owner ${how}`,
    held: status < 300 && power.length === 0,
    evidence:
      power.length === 0
        ? `signing out is answered ${status}; the cookie is worth nothing`
        : `signing out is answered ${status}; the thief ${power.join(', ')}`,
  };
}

/** What somebody with that cookie can still do. */
async function powerOf(thief: Person, code: string): Promise<string[]> {
  const power: string[] = [];
  const who = await thief.ask('GET', ROUTES.session);
  if (who.body !== null) power.push('is known by name');
  const { body: tables } = await thief.ask('GET', ROUTES.tables);
  if (Array.isArray(tables) && tables.length > 0) power.push('sees the tables');
  const set = await thief.ask('POST', ROUTES.tables, { game: 'outpost-seven', seats: [{ kind: 'me' }] });
  if (set.status === 200) power.push('sets tables');
  const line = await thief.line();
  const view = await line.watch(code);
  if (view.viewer >= 0) power.push(`sits at seat ${view.viewer}`);
  line.close();
  return power;
}

async function cached(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const ann = await ground.person(server, 'Ann');
  const { code } = await ann.setTable();
  const paths = [
    ROUTES.session,
    ROUTES.tables,
    ROUTES.games,
    atTable(ROUTES.table, code),
    atTable(ROUTES.match, code),
  ];
  const kept: string[] = [];
  for (const path of paths) {
    const { headers } = await ann.ask('GET', path);
    const rule = headers.get('cache-control') ?? 'nothing';
    if (!rule.includes('no-store')) kept.push(`${path} says ${rule}`);
  }
  return {
    tried: `let a cache keep ${paths.length} answers that are for one person`,
    held: kept.length === 0,
    evidence: kept.length === 0 ? 'all say no-store' : kept.slice(0, 3).join('; '),
  };
}

async function unknownPages(ground: Ground, server: AirlockProcess): Promise<Trial> {
  const stranger = ground.stranger(server);
  const found: string[] = [];
  for (const path of UNKNOWN_PAGES) {
    const { status } = await stranger.ask('GET', path);
    if (status !== 404) found.push(`${path} is answered ${status}`);
  }
  return {
    tried: `open ${UNKNOWN_PAGES.length} pages that do not exist`,
    held: found.length === 0,
    evidence: found.length === 0 ? 'all answered 404' : found.slice(0, 4).join('; '),
  };
}
