import { describe, expect, it } from 'vitest';
import { leastOf, threadStopwatch } from './cpuTime.ts';

describe('the CPU time of a thread', () => {
  it('grows while it works', () => {
    const read = threadStopwatch();
    const began = read();
    // Ends, or the stopwatch stands still.
    while (read() - began < 20);
    expect(read() - began).toBeGreaterThanOrEqual(20);
  });

  it.runIf(process.platform === 'linux')('stands still while it sleeps', () => {
    const read = threadStopwatch();
    const began = read();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    expect(read() - began).toBeLessThan(100);
  });
});

describe('where nobody tells it', () => {
  it('is never taken for less than it can be, and for no more than the process used', () => {
    let [wall, cpu] = [5000, 70];
    const read = leastOf(
      () => wall,
      () => cpu,
    );
    expect(read()).toBe(0);
    // Others had the machine.
    wall += 100;
    cpu += 10;
    expect(read()).toBe(10);
    // Other threads of the process worked as well.
    wall += 10;
    cpu += 25;
    expect(read()).toBe(20);
    // A clock that was set back.
    wall -= 50;
    expect(read()).toBe(20);
  });
});
