/**
 * Matches that nobody finished pile up. A server that reads all of them when it starts is down for long after every restart, and
 * a stranger who sets tables and leaves makes it longer.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import { multiplyMatches } from '../ground/database.ts';
import type { Ground } from '../ground/ground.ts';
import { gameNamed, Player } from '../ground/player.ts';
import { figure, medianOf } from '../judging/figures.ts';

const MATCHES = 20_000;
const STARTS = 3;
const OWN_ACTIONS = 3;
/** What a server does in its first seconds beyond what an empty one does. */
const WATCH_MS = 4_000;
const MOST_MORE_MS = 250;
const MOST_MORE_CPU_MS = 500;
const MEBIBYTE = 1 << 20;
const MOST_MORE_BYTES = 64 * MEBIBYTE;

export const wakeEverything: Attack = {
  number: 15,
  name: 'wake everything',
  harm: 'After a restart nobody can play for a long time, because every match ever begun is read.',
  alone: true,
  async *run(ground: Ground): AsyncIterable<Trial> {
    const { data, code } = await manyUnfinished(ground);
    const [empty, full] = [await starts(ground, ground.folder()), await starts(ground, data)];
    yield {
      tried: `start on a folder with ${figure(MATCHES)} matches in which a bot is to move, beside an empty one`,
      held: full.startMs <= empty.startMs + MOST_MORE_MS,
      evidence: `open after ${figure(full.startMs)} ms, an empty one after ${figure(empty.startMs)} ms`,
    };
    const [cpuMs, bytes] = [full.cpuMs - empty.cpuMs, full.bytes - empty.bytes];
    yield {
      tried: `watch what it does in its first ${WATCH_MS / 1000} s`,
      held: cpuMs <= MOST_MORE_CPU_MS && bytes <= MOST_MORE_BYTES,
      evidence:
        `${figure(Math.max(0, cpuMs))} ms more processor time than an empty one (at most ${MOST_MORE_CPU_MS}), ` +
        `${figure(Math.max(0, bytes) / MEBIBYTE)} MB more memory (at most ${MOST_MORE_BYTES / MEBIBYTE})`,
    };
    const server = await ground.server({ data });
    const line = await ground.stranger(server).line();
    const view = await line.watch(code);
    yield {
      tried: 'come back to one of them',
      held: view.sequence > 0,
      evidence: `it stands at ${view.sequence}`,
    };
  },
};

/** One match against a bot, with its bot to move, and copies of it. */
async function manyUnfinished(ground: Ground): Promise<{ data: string; code: string }> {
  const data = ground.folder();
  // A bot that takes its time is still to move when the server stops.
  const slow = { AIRLOCK_LIMITS: 'off', AIRLOCK_BOT_PACE_MS: '1200' };
  const server = await ground.server({ data, environment: slow });
  const person = await ground.person(server, 'Ann');
  const { code } = await person.setTable({
    options: { startPlayer: 'red', openingKeep: 'auto' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
    start: true,
  });
  const player = await Player.at(person, code, await gameNamed('outpost-seven'));
  for (let count = 0; count < OWN_ACTIONS; count++) {
    await player.line.until(() => player.isAwaited, 10_000);
    await player.act();
  }
  await server.stop();
  await multiplyMatches(data, code, MATCHES);
  return { data, code };
}

async function starts(ground: Ground, data: string) {
  const times: number[] = [];
  for (let count = 1; count < STARTS; count++) {
    const server = await ground.server({ data });
    times.push(server.startMs);
    await server.stop();
  }
  const server: AirlockProcess = await ground.server({ data });
  times.push(server.startMs);
  await sleep(WATCH_MS);
  const watched = { cpuMs: server.cpuTime(), bytes: server.residentBytes() };
  await server.stop();
  return { startMs: medianOf(times), ...watched };
}
