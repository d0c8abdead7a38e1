/**
 * Whoever joins a table is shown the whole match. Where that is worked out again for everybody, a few sockets without a name that
 * join a long match again and again keep the server busy, and everybody else waits.
 */
import type { Attack, Trial } from '../attack.ts';
import { compareWithQuiet, inWords, isUnharmed } from '../flooding/flood.ts';
import { Victim } from '../flooding/victim.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import { longMatch } from '../ground/longMatch.ts';
import { figure } from '../judging/figures.ts';

const ACTIONS = 130;
const SOCKETS = 3;
/** Just below what three sockets may send, so that nobody is cut off for it. */
const JOINS_A_SECOND = 57;
const SLICE_MS = 1_500;

/** One at a time, where nothing is limited. */
const WARM_UP_JOINS = 150;
const JOINS = 300;
/** Half a millisecond of work, and writing some forty thousand bytes. */
const MOST_CPU_MS = 1.5;

export const floodJoins: Attack = {
  number: 8,
  name: 'join again and again',
  harm: 'A few sockets without a name keep the server busy, and everybody else waits for seconds.',
  alone: true,
  async *run(ground: Ground): AsyncIterable<Trial> {
    const { data, code, actions } = await longMatch(ground, ACTIONS);
    const server = await ground.server({ data });
    const victim = await Victim.at(ground, server);
    const comparison = await compareWithQuiet(ground, victim, {
      kind: 'joins',
      url: server.url,
      headers: ground.stranger(server).headers,
      code,
      sockets: SOCKETS,
      rate: JOINS_A_SECOND,
      milliseconds: SLICE_MS,
    });
    yield {
      tried: `${SOCKETS} sockets without a name join a match of ${actions} actions ${JOINS_A_SECOND} times a second`,
      held: isUnharmed(comparison) && comparison.count.sent > 0,
      evidence: inWords(comparison),
    };
    await server.stop();

    const unlimited = await ground.server({ data, environment: { AIRLOCK_LIMITS: 'off' } });
    for (const [how, seen] of [
      ['join', undefined],
      ['join and ask for what was missed', ACTIONS - 30],
    ] as const) {
      const { cpuMs, bytes } = await costOfJoins(ground, unlimited, code, seen);
      yield {
        tried: `${how} ${JOINS} times, one after another`,
        held: cpuMs <= MOST_CPU_MS,
        evidence: `${cpuMs.toFixed(2)} ms of processor time a join (at most ${MOST_CPU_MS}), ${figure(bytes)} bytes`,
      };
    }
  },
};

async function costOfJoins(ground: Ground, server: AirlockProcess, code: string, seen: number | undefined) {
  const line = await ground.stranger(server).line();
  let bytes = 0;
  line.raw.on('message', (data: Buffer) => {
    bytes += data.length;
  });
  const join = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count++) {
      await line.join(code, seen);
      // Answered after the last frame of the join.
      await line.ping();
    }
  };
  await join(WARM_UP_JOINS);
  bytes = 0;
  const before = server.cpuTime();
  await join(JOINS);
  const cpuMs = (server.cpuTime() - before) / JOINS;
  line.close();
  return { cpuMs, bytes: bytes / JOINS };
}
