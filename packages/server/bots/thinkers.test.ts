import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/startForTest.ts';
import { Thinkers } from './thinkers.ts';
import type { Question } from './thought.ts';

/** A thread that does what the level's name says. */
const THREAD = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.postMessage('ready');
parentPort.on('message', ({ level, view }) => {
  if (level === 'throws') throw new Error('out of my mind');
  if (level === 'exits') process.exit(3);
  if (level === 'loops') for (;;);
  if (level === 'errs') return parentPort.postMessage({ ok: false, problem: 'no idea' });
  parentPort.postMessage({ ok: true, action: level + ' ' + view + ' ' + threadId });
});
`;

function thinkers(threads = 1, limitMs = 5_000): Thinkers {
  const file = join(temporaryFolder(), 'thread.mjs');
  writeFileSync(file, THREAD);
  const pool = new Thinkers({ thread: pathToFileURL(file), threads, limitMs });
  onTestFinished(() => pool.close());
  return pool;
}

const question = (level: string, view: unknown = 0): Question => ({
  to: 'choose',
  game: 'any',
  level,
  seat: 0,
  view,
  heard: [],
  seed: '',
});

describe('threads for bots', () => {
  it('answer one question after the other, always in the same thread', async () => {
    const pool = thinkers();
    const answers = await Promise.all([1, 2, 3].map((view) => pool.think(question('thinks', view))));
    expect(answers.map((answer) => answer?.split(' ')[1])).toEqual(['1', '2', '3']);
    expect(new Set(answers.map((answer) => answer?.split(' ')[2])).size).toBe(1);
    expect(pool.unfinished).toBe(0);
  });

  it('are not more than wanted', async () => {
    const pool = thinkers(2);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((view) => pool.think(question('thinks', view))));
    expect(new Set(answers.map((answer) => answer?.split(' ')[2])).size).toBe(2);
  });

  it.each([
    ['errs', 'error', 'no idea'],
    ['throws', 'crash', 'out of my mind'],
    ['exits', 'crash', 'code 3'],
  ])('say why when a bot %s, and go on with the next question', async (level, reason, message) => {
    const pool = thinkers();
    const failed = pool.think(question(level));
    const next = pool.think(question('thinks', 7));
    await expect(failed).rejects.toMatchObject({ reason, message: expect.stringContaining(message) });
    expect(await next).toContain('thinks 7');
  });

  it('are stopped when a bot thinks too long, and others take over', async () => {
    const pool = thinkers(1, 1_000);
    const failed = pool.think(question('loops'));
    const next = pool.think(question('thinks', 8));
    await expect(failed).rejects.toMatchObject({ reason: 'overrun' });
    expect(await next).toContain('thinks 8');
  });

  it('end with the server, whatever they are doing', async () => {
    const pool = thinkers();
    pool.think(question('loops')).catch(() => {});
    await pool.close();
  });
});
