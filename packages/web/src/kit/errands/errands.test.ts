import { describe, expect, it } from 'vitest';
import { Errands } from './errands.ts';
import type { Order, Report } from './order.ts';

/** A worker whose answers are given by hand. */
class HandWorker {
  readonly orders: Order<string>[] = [];
  isEnded = false;
  onmessage: ((event: { data: Report<number> }) => void) | null = null;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | null = null;

  postMessage(order: Order<string>): void {
    this.orders.push(order);
  }

  terminate(): void {
    this.isEnded = true;
  }

  report(data: Report<number>): void {
    this.onmessage?.({ data });
  }
}

function setUp() {
  const workers: HandWorker[] = [];
  const errands = new Errands<string, number>(() => {
    workers.push(new HandWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return { workers, errands };
}

describe('errands', () => {
  it('start one worker, with the first of them, and tell answers apart', async () => {
    const { workers, errands } = setUp();
    expect(workers).toHaveLength(0);
    const first = errands.send('a');
    const second = errands.send('b');
    expect(workers).toHaveLength(1);
    expect(workers[0]?.orders.map(({ task }) => task)).toEqual(['a', 'b']);
    workers[0]?.report({ id: 2, ok: true, answer: 20 });
    workers[0]?.report({ id: 1, ok: true, answer: 10 });
    expect(await Promise.all([first, second])).toEqual([10, 20]);
  });

  it('can be prepared for: the worker is there before the first of them', () => {
    const { workers, errands } = setUp();
    errands.prepare();
    errands.prepare();
    void errands.send('a');
    expect(workers).toHaveLength(1);
    expect(workers[0]?.orders.map(({ task }) => task)).toEqual(['a']);
  });

  it('tell what went wrong', async () => {
    const { workers, errands } = setUp();
    const sent = errands.send('a');
    workers[0]?.report({ id: 1, ok: false, problem: 'Nobody knows.' });
    await expect(sent).rejects.toThrow('Nobody knows.');
  });

  it('end the worker when they are given up, and start another for the next', async () => {
    const { workers, errands } = setUp();
    const giveUp = new AbortController();
    const sent = errands.send('a', giveUp.signal);
    giveUp.abort();
    expect(await sent).toBeNull();
    expect(workers[0]?.isEnded).toBe(true);
    const next = errands.send('b');
    workers[1]?.report({ id: 2, ok: true, answer: 7 });
    expect(await next).toBe(7);
    expect(await errands.send('c', giveUp.signal)).toBeNull();
  });

  it('leave the worker alone when they are given up after the answer', async () => {
    const { workers, errands } = setUp();
    const giveUp = new AbortController();
    const sent = errands.send('a', giveUp.signal);
    workers[0]?.report({ id: 1, ok: true, answer: 1 });
    await sent;
    giveUp.abort();
    expect(workers[0]?.isEnded).toBe(false);
  });

  it('fail when the worker cannot be loaded, and try again with the next', async () => {
    const { workers, errands } = setUp();
    const sent = errands.send('a');
    workers[0]?.onerror?.({ message: '', preventDefault: () => undefined });
    await expect(sent).rejects.toThrow('could not be loaded');
    void errands.send('b');
    expect(workers).toHaveLength(2);
  });
});
