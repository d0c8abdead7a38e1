/**
 * Whoever runs a server has to be able to save what it keeps while it runs, to put it elsewhere, and to learn what of a damaged disk
 * is still whole. Otherwise one accident takes every match, the accounts of all people, or both.
 */
import { closeSync, copyFileSync, mkdirSync, openSync, readdirSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import { airlock } from '../ground/commandLine.ts';
import type { Ground } from '../ground/ground.ts';
import { playOn } from '../ground/player.ts';
import { only, playedTable } from '../ground/seating.ts';

const ACTIONS = 12;
const DATABASE = 'airlock.db';
const PAGE_BYTES = 4096;

export const loseTheData: Attack = {
  number: 15,
  name: 'lose the data',
  harm: 'An accident takes every match and every name, and nobody can say what is left.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const { code, people, players } = await playedTable(ground, server, { game: 'outpost-seven', seats: 2 });
    await playOn(players, ACTIONS);
    const { sequence } = only(players, 0);
    const backup = join(ground.folder(), 'saved.backup');
    const [saved] = await Promise.all([
      airlock('backup', backup, '--data', server.data),
      playOn(players, ACTIONS),
    ]);
    const health = await ground.stranger(server).ask('GET', ROUTES.health);
    yield {
      tried: 'back up a running server',
      held: saved.code === 0 && health.status === 200,
      evidence: `ended with ${saved.code}: ${saved.said.slice(0, 120)}`,
    };
    if (saved.code !== 0) return;

    const data = join(ground.folder(), 'elsewhere');
    const restored = await airlock('restore', backup, '--data', data);
    const line = await only(people, 0).line();
    const original = await line.watch(code);
    await server.stop();
    const again = await ground.server({ data });
    const ann = only(people, 0).at(again);
    const name = await ann.must<{ name: string } | null>('GET', ROUTES.session);
    const kept = await (await ann.line()).watch(code);
    const isPrefix = kept.moments.every(
      (moment, index) => JSON.stringify(moment) === JSON.stringify(original.moments[index]),
    );
    yield {
      tried: 'restore it elsewhere, and look for a match and a session',
      held: restored.code === 0 && kept.sequence >= sequence && isPrefix && name?.name === 'Ann',
      evidence:
        `the match continues at ${kept.sequence} (${sequence} were played before), ` +
        `${isPrefix ? 'as it was' : 'not as it was'}; the session is ${name ? `${name.name}’s` : 'lost'}`,
    };
    const used = await airlock('restore', backup, '--data', data);
    yield {
      tried: 'restore over a running server',
      held: used.code !== 0 && again.isRunning,
      evidence: `ended with ${used.code}: ${used.said.slice(0, 120)}`,
    };
    await again.stop();
    yield* damage(ground, data);
  },
};

async function* damage(ground: Ground, data: string): AsyncIterable<Trial> {
  const whole = await airlock('check', '--data', data);
  yield {
    tried: 'check a folder that is whole',
    held: whole.code === 0,
    evidence: `ended with ${whole.code}: ${whole.said.slice(0, 120)}`,
  };
  const copy = ground.folder();
  mkdirSync(copy, { recursive: true });
  for (const file of readdirSync(data)) {
    if (statSync(join(data, file)).isFile()) copyFileSync(join(data, file), join(copy, file));
  }
  const bytes = statSync(join(copy, DATABASE)).size;
  const descriptor = openSync(join(copy, DATABASE), 'r+');
  // Everything but the first page, which says that it is a database at all.
  for (let at = PAGE_BYTES; at < bytes; at += 2 * PAGE_BYTES) {
    writeSync(descriptor, Buffer.alloc(Math.min(PAGE_BYTES, bytes - at), 'x'), 0, undefined, at);
  }
  closeSync(descriptor);
  const damaged = await airlock('check', '--data', copy);
  yield {
    tried: 'check a copy with every second page overwritten',
    held: damaged.code === 1 && /damage|malformed/i.test(damaged.said),
    evidence: `ended with ${damaged.code}: ${damaged.said.slice(0, 160)}`,
  };
}
