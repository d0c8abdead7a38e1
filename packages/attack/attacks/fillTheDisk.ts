/**
 * A disk runs full sooner or later, by a stranger's doing or by itself. Then nothing may be lost or half done: whatever has to
 * be written is refused with the same clear sentence everywhere, whoever watches over the server is told, and reading goes on.
 */
import { execFileSync } from 'node:child_process';
import { atTable, ROUTES } from '@airlock/protocol';
import type { Attack, Trial } from '../attack.ts';
import type { AirlockProcess } from '../ground/airlockProcess.ts';
import type { Ground } from '../ground/ground.ts';
import { type Reply, sentenceOf } from '../ground/person.ts';
import { only, playedTable } from '../ground/seating.ts';

const PATIENCE_MS = 5_000;
const LONGEST_RECOVERY_MS = 15_000;
const LOOK_MS = 200;

export const fillTheDisk: Attack = {
  number: 14,
  name: 'fill the disk',
  harm: 'Moves are acknowledged and lost, or everything stands still without a word of explanation.',
  async *run(ground: Ground): AsyncIterable<Trial> {
    const server = await ground.server();
    const { code, people, players } = await playedTable(ground, server, { game: 'outpost-seven', seats: 2 });
    const [ann, bob] = [only(people, 0), only(people, 1)];
    const awaited = players.find(({ isAwaited }) => isAwaited);
    if (!awaited) throw new Error('Nobody is awaited.');
    const { sequence, line } = awaited;
    letGrow(server, 0);

    // Nothing fits any more.
    const replies = new Map<string, Reply>();
    for (const [what, method, path, body] of [
      ['get a name', 'POST', ROUTES.session, { name: 'Mallory' }],
      ['rename', 'PATCH', ROUTES.session, { name: 'Anna' }],
      ['set a table', 'POST', ROUTES.tables, { game: 'outpost-seven', seats: [{ kind: 'me' }] }],
      ['agree to stop', 'POST', atTable(ROUTES.abandon, code), { agree: true }],
    ] as const) {
      const asker = what === 'get a name' ? ground.stranger(server) : ann;
      replies.set(what, await asker.ask(method, path, body));
    }
    const action = awaited.anyAction();
    awaited.send(action);
    line.send({ type: 'talk', table: code, id: 900, text: 'is anybody there?' });
    await line.until(() => line.all('refused').length >= 2, PATIENCE_MS);
    const sentences = new Map(
      [...replies].map(([what, reply]) => [what, `${reply.status} ${sentenceOf(reply)}`]),
    );
    const said = new Set([...replies.values()].map(sentenceOf));
    for (const { sentence } of line.all('refused')) said.add(sentence);
    const granted = [...replies].filter(([, { status }]) => status < 400).map(([what]) => what);
    yield {
      tried: `${replies.size} requests, an action and a line of talk when nothing can be written`,
      held: said.size === 1 && granted.length === 0 && line.all('refused').length >= 2,
      evidence:
        granted.length > 0
          ? `granted: ${granted.join(', ')}`
          : `${said.size} different sentences: ${[...said].slice(0, 3).join(' / ')} (${[...sentences.values()][0]?.slice(0, 3)})`,
    };
    const health = await ground.stranger(server).ask('GET', ROUTES.health);
    yield {
      tried: 'ask whether the server is well',
      held: health.status >= 500,
      evidence: `answered ${health.status}`,
    };
    const reads = [
      await ann.ask('GET', ROUTES.session),
      await bob.ask('GET', atTable(ROUTES.table, code)),
      await bob.ask('GET', ROUTES.tables),
    ].map(({ status }) => status);
    const watcher = await ground.stranger(server).line();
    const seen = await watcher.watch(code);
    yield {
      tried: 'read on',
      held: reads.every((status) => status === 200) && seen.sequence === sequence,
      evidence: `reads are answered ${reads.join(', ')}; the match stands where it stood (${seen.sequence})`,
    };

    letGrow(server, 'unlimited');
    const began = performance.now();
    let isTaken = false;
    while (!isTaken && server.isRunning && performance.now() - began < LONGEST_RECOVERY_MS) {
      const before = line.messages.length;
      const id = awaited.send(action);
      isTaken = await line.until(
        () => line.messages.slice(before).some((message) => message.type === 'events' && message.id === id),
        LOOK_MS,
      );
    }
    yield {
      tried: 'play on when there is room again',
      held: isTaken,
      evidence: isTaken
        ? `the action is taken after ${Math.round(performance.now() - began)} ms`
        : `nothing is taken within ${LONGEST_RECOVERY_MS / 1000} s`,
    };
  },
};

/** How long any file of the server may grow: 0 is a disk without room. */
function letGrow(server: AirlockProcess, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(server.id), `--fsize=${bytes}:unlimited`]);
}
