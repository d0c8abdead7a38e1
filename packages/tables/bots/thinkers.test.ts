/** The pool of threads, driven step by step; real threads are in thinkingThread.test.ts. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeThreads } from '../testing/fakeThreads.ts';
import { SYSTEM_TIMERS } from '../testing/systemTimers.ts';
import type { LevelCost } from './sharing.ts';
import { type Request, Thinkers, type ThinkersSettings, type Thought, ThoughtFailed } from './thinkers.ts';

const CASUAL: LevelCost = { id: 'casual' };
const SEARCH: LevelCost = { id: 'search', thinks: 20 };
const EXPERT: LevelCost = { id: 'expert', thinks: 100 };

const STUCK_MS = 1_000;
const LOADING_MS = 20_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function pool(settings: Partial<ThinkersSettings> = {}) {
  const threads = fakeThreads();
  const thinkers = new Thinkers({
    start: threads.start,
    timers: SYSTEM_TIMERS,
    threads: 1,
    limitMs: 2_000,
    stuckMs: STUCK_MS,
    patienceMs: 1_000,
    ...settings,
  });
  const failures: string[] = [];
  const reduced: boolean[] = [];
  /** Asks in somebody's name; what came of it is in `result`. */
  const ask = (person: string, view: number, levels: Request['levels'], known = true) => {
    const asked: { result: Thought | null | 'failed' | 'waiting' } = { result: 'waiting' };
    const request: Request = {
      person,
      levels,
      seed: () => 'a seed',
      known: () => (known ? { to: 'choose', game: 'any', seat: 0, view, heard: [] } : null),
      begins: (isReduced) => reduced.push(isReduced),
      failed: (level, { reason }) => failures.push(`${level} ${reason}`),
    };
    thinkers.think(request).then(
      (thought) => {
        asked.result = thought;
      },
      (error) => {
        expect(error).toBeInstanceOf(ThoughtFailed);
        asked.result = 'failed';
      },
    );
    return asked;
  };
  return { ...threads, thinkers, ask, failures, reduced };
}

/** The views a thread was asked about, in order. */
const views = (thread: { readonly asked: readonly { readonly view: unknown }[] }) =>
  thread.asked.map(({ view }) => view);

/** Lets promises that are settled be heard of. */
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('levels that answer at once', () => {
  it('are asked one after the other, always in the same thread', async () => {
    const { ask, at, started, thinkers } = pool();
    const asked = [1, 2, 3].map((view) => ask('ann', view, [CASUAL]));
    expect(thinkers.unfinished).toBe(3);
    for (let count = 0; count < 3; count++) at(0).answer();
    await settled();
    expect(asked.map(({ result }) => result)).toMatchObject([
      { action: 'casual 1', level: 'casual', milliseconds: 1 },
      { action: 'casual 2' },
      { action: 'casual 3' },
    ]);
    expect(started).toHaveLength(1);
    expect(thinkers.unfinished).toBe(0);
  });

  it('are not held up by searches, however many', async () => {
    const { ask, at } = pool();
    for (let person = 0; person < 30; person++) ask(`person ${person}`, person, [EXPERT, CASUAL]);
    expect(views(at(0))).toEqual([0]);
    const quick = ask('ann', 100, [CASUAL]);
    at(1).answer();
    await settled();
    expect(quick.result).toMatchObject({ action: 'casual 100' });
    expect(views(at(0))).toEqual([0]);
  });

  it('are helped by threads that have nothing to search for', () => {
    const { ask, at, started } = pool();
    ask('ann', 1, [EXPERT]);
    at(0).answer();
    for (const view of [2, 3]) ask('ann', view, [CASUAL]);
    expect(started.map(views)).toEqual([[1, 3], [2]]);
  });

  it('have no thread started for them but their own, unless many wait', () => {
    const { ask, started } = pool();
    for (let view = 0; view < 16; view++) ask('ann', view, [CASUAL]);
    expect(started).toHaveLength(1);
    ask('ann', 16, [CASUAL]);
    expect(started).toHaveLength(2);
  });
});

describe('searches', () => {
  it('have as many threads as are wanted, and never the one of the others', () => {
    const { ask, started } = pool({ threads: 2 });
    for (let view = 0; view < 5; view++) ask('ann', view, [EXPERT]);
    expect(started.map(views)).toEqual([[0], [1]]);
  });

  it('are fair to people: one with a single question waits for one thought of another with many', () => {
    const { ask, at } = pool();
    for (let view = 0; view < 10; view++) ask('ann', view, [EXPERT]);
    ask('bob', 100, [EXPERT]);
    ask('cleo', 200, [EXPERT]);
    for (let count = 0; count < 4; count++) at(0).answer(100);
    expect(views(at(0))).toEqual([0, 100, 200, 1, 2]);
  });

  it('are charged for what they really took', () => {
    const { ask, at } = pool();
    for (let view = 0; view < 3; view++) ask('ann', view, [EXPERT]);
    for (let view = 100; view < 104; view++) ask('bob', view, [EXPERT]);
    // Ann's first took three times as long as Bob's.
    for (const milliseconds of [300, 100, 100, 100]) at(0).answer(milliseconds);
    expect(views(at(0))).toEqual([0, 100, 101, 102, 1]);
  });

  it('get less time when many wait, and say so before they begin; later they have all of it again', () => {
    const { ask, at, reduced } = pool();
    for (let person = 0; person < 20; person++) ask(`person ${person}`, person, [EXPERT, CASUAL]);
    // The first came when nobody else was there.
    expect(at(0).question.spare).toEqual({ share: 1, milliseconds: 2_000 });
    at(0).answer(100);
    expect(at(0).question.spare.share).toBeCloseTo(1000 / 1900);
    expect(at(0).question.spare.milliseconds).toBeCloseTo((3 * 100 * 1000) / 1900);
    for (let count = 0; count < 18; count++) at(0).answer(100);
    expect(at(0).question.spare.share).toBe(1);
    expect(reduced.slice(0, 8)).toEqual([false, ...Array.from({ length: 7 }, () => true)]);
    expect(reduced.at(-1)).toBe(false);
  });

  it('get less time where other programs slow them down', () => {
    const { ask, at } = pool();
    const think = (): void => {
      ask('ann', 0, [EXPERT]);
      vi.advanceTimersByTime(400);
      at(0).answer(100);
    };
    for (let count = 0; count < 20; count++) think();
    for (const person of ['ann', 'bob', 'cleo', 'dan', 'eve']) ask(person, 1, [EXPERT]);
    at(0).answer(100);
    // Four more take 1600 ms instead of 400.
    expect(at(0).question.spare.share).toBeGreaterThan(0.5);
    expect(at(0).question.spare.share).toBeLessThan(0.8);
  });

  it('are left to a simpler level when far too many wait', () => {
    const { ask, at } = pool();
    for (let person = 0; person < 101; person++) ask(`person ${person}`, person, [EXPERT, SEARCH, CASUAL]);
    at(0).answer(100);
    expect(at(0).question).toMatchObject({ level: 'search' });
  });

  it('that have come to nothing meanwhile are left out', async () => {
    const { ask, at } = pool();
    ask('ann', 1, [EXPERT]);
    const left = ask('ann', 2, [EXPERT], false);
    ask('ann', 3, [EXPERT]);
    at(0).answer();
    await settled();
    expect(left.result).toBeNull();
    expect(views(at(0))).toEqual([1, 3]);
  });
});

describe('a thought that fails', () => {
  it('is taken over by the next simpler level at once, before everybody who waits', async () => {
    const { ask, at, failures } = pool();
    const failing = ask('ann', 1, [EXPERT, SEARCH]);
    ask('bob', 2, [EXPERT]);
    at(0).fail();
    expect(at(0).asked.map(({ level, view }) => `${level} ${view}`)).toEqual(['expert 1', 'search 1']);
    at(0).answer();
    await settled();
    expect(failing.result).toMatchObject({ action: 'search 1', level: 'search' });
    expect(failures).toEqual(['expert error']);
    expect(views(at(0))).toEqual([1, 1, 2]);
  });

  it('is given up when every level has failed', async () => {
    const { ask, at, failures } = pool();
    const failing = ask('ann', 1, [EXPERT, CASUAL]);
    at(0).fail();
    at(1).fail();
    await settled();
    expect(failing.result).toBe('failed');
    expect(failures).toEqual(['expert error', 'casual error']);
  });

  it('with its thread goes on in another one', async () => {
    const { ask, at, failures, started } = pool();
    const failing = ask('ann', 1, [EXPERT, SEARCH]);
    at(0).events.crashed('out of memory');
    expect(started).toHaveLength(2);
    at(1).answer();
    await settled();
    expect(failing.result).toMatchObject({ action: 'search 1' });
    expect(failures).toEqual(['expert crash']);
  });
});

describe('a thread', () => {
  /** One that has loaded and is asked something. */
  function busyThread(levels: Request['levels'] = [EXPERT, SEARCH]) {
    const made = pool();
    made.ask('ann', 0, levels);
    made.at(0).answer();
    const asked = made.ask('ann', 1, levels);
    return { ...made, asked };
  }

  it('is not ended as long as its thought makes headway, however long that takes', () => {
    const { at, started } = busyThread();
    for (let count = 0; count < 100; count++) {
      at(0).signs++;
      vi.advanceTimersByTime(STUCK_MS / 2);
    }
    expect(at(0).isEnded).toBe(false);
    expect(started).toHaveLength(1);
  });

  it('that shows no sign of life gets a successor, which has loaded when it takes over', async () => {
    const { at, ask, asked, failures, started } = busyThread();
    ask('bob', 2, [EXPERT]);
    vi.advanceTimersByTime(STUCK_MS / 2);
    expect(at(0).isEnded).toBe(false);
    expect(at(1).prepared).toEqual(['any']);
    expect(at(1).asked).toEqual([]);
    vi.advanceTimersByTime(STUCK_MS / 2);
    expect(at(0).isEnded).toBe(true);
    expect(failures).toEqual(['expert stuck']);
    expect(at(1).question).toMatchObject({ level: 'search', view: 1 });
    at(1).answer();
    await settled();
    expect(asked.result).toMatchObject({ action: 'search 1' });
    expect(views(at(1))).toEqual([1, 2]);
    expect(started).toHaveLength(2);
  });

  it('that answers after all stays, and its successor goes', async () => {
    const { at, asked } = busyThread();
    vi.advanceTimersByTime(STUCK_MS / 2);
    at(0).answer();
    await settled();
    expect(asked.result).toMatchObject({ action: 'expert 1' });
    expect(at(0).isEnded).toBe(false);
    expect(at(1).isEnded).toBe(true);
    vi.advanceTimersByTime(STUCK_MS * 10);
    expect(at(0).isEnded).toBe(false);
  });

  it('has time to load, which is not the time of its first thought', () => {
    const { ask, at } = pool();
    ask('ann', 1, [EXPERT]);
    vi.advanceTimersByTime(LOADING_MS - 1);
    at(0).events.begun();
    vi.advanceTimersByTime(STUCK_MS - 1);
    expect(at(0).isEnded).toBe(false);
    vi.advanceTimersByTime(1);
    expect(at(0).isEnded).toBe(true);
  });

  it('ends with the server, whatever it is doing, and whoever waits hears that nothing comes', async () => {
    const { at, ask, asked, thinkers } = busyThread();
    const waiting = ask('bob', 2, [EXPERT]);
    const closing = thinkers.close();
    const late = ask('cleo', 3, [EXPERT]);
    await closing;
    await settled();
    expect(at(0).isEnded).toBe(true);
    expect([asked.result, waiting.result, late.result]).toEqual([null, null, null]);
  });
});
