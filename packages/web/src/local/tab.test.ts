import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FromRoom } from './messages.ts';
import type { LocalRoom } from './openRoom.ts';
import { Tab } from './tab.ts';

type Grant = (lock: object | null) => unknown;

interface Wish {
  readonly owner: string;
  readonly grant: Grant;
  readonly reject: (error: Error) => void;
}

/** The locks of a browser, for tabs that can die. */
class Locks {
  /** Where the browser takes its time to let one rob another: does so when it is called. */
  robbers: (() => void)[] | null = null;
  private readonly held = new Map<string, Wish>();
  private readonly queues = new Map<string, Wish[]>();

  of(owner: string) {
    return {
      request: (name: string, how: LockOptions | Grant, work?: Grant) => {
        const options = typeof how === 'function' ? {} : how;
        const grant = typeof how === 'function' ? how : (work as Grant);
        return new Promise((resolve, reject) => {
          const wish: Wish = { owner, grant: (lock) => resolve(grant(lock)), reject };
          const holder = this.held.get(name);
          const rob = (): void => {
            this.held.get(name)?.reject(new Error('stolen'));
            this.give(name, wish);
          };
          if (options.steal && this.robbers) this.robbers.push(rob);
          else if (options.steal) rob();
          else if (!holder) this.give(name, wish);
          else if (options.ifAvailable) wish.grant(null);
          else this.queues.set(name, [...(this.queues.get(name) ?? []), wish]);
        });
      },
    };
  }

  /** A tab is gone, with all it held and waited for. */
  die(owner: string): void {
    for (const [name, queue] of this.queues) {
      this.queues.set(
        name,
        queue.filter((wish) => wish.owner !== owner),
      );
    }
    for (const [name, holder] of [...this.held]) {
      if (holder.owner !== owner) continue;
      this.held.delete(name);
      const next = this.queues.get(name)?.shift();
      if (next) this.give(name, next);
    }
  }

  private give(name: string, wish: Wish): void {
    this.held.set(name, wish);
    wish.grant({});
  }
}

class FakeChannel {
  static readonly all = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    FakeChannel.all.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of [...FakeChannel.all]) {
      if (other !== this) queueMicrotask(() => FakeChannel.all.has(other) && other.onmessage?.({ data }));
    }
  }
}

let locks: Locks;

interface Opened {
  readonly tab: Tab;
  readonly told: FromRoom[];
  readonly rooms: () => number;
  die(): void;
  freeze(): void;
}

/** A room that has no games and no tables. */
const emptyRoom = (): LocalRoom =>
  ({ shelf: [], need: async () => undefined, close: () => undefined }) as unknown as LocalRoom;

function open(id: string): Opened {
  vi.stubGlobal('navigator', { locks: locks.of(id) });
  const before = new Set(FakeChannel.all);
  const told: FromRoom[] = [];
  let rooms = 0;
  const tab = new Tab({
    id,
    tell: (one) => told.push(one),
    openRoom: async () => {
      rooms++;
      return emptyRoom();
    },
    broken: (what, why) => {
      throw new Error(what, { cause: why });
    },
  });
  const channels = [...FakeChannel.all].filter((channel) => !before.has(channel));
  const freeze = (): void => {
    for (const channel of channels) FakeChannel.all.delete(channel);
  };
  return {
    tab,
    told,
    rooms: () => rooms,
    freeze,
    die: () => {
      freeze();
      locks.die(id);
    },
  };
}

const ask = (id: number) =>
  ({ kind: 'ask', id, request: { method: 'GET', path: '/api/games', name: 'Ann' } }) as const;

const settled = () => vi.advanceTimersByTimeAsync(10);

/** One after the other, the first of them leading. */
async function openAll(...ids: string[]): Promise<Opened[]> {
  const tabs: Opened[] = [];
  for (const id of ids) {
    tabs.push(open(id));
    await settled();
  }
  return tabs;
}

beforeEach(() => {
  vi.useFakeTimers();
  locks = new Locks();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

afterEach(() => {
  FakeChannel.all.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('tabs on the tables of one browser', () => {
  it('have one room, and whoever follows is answered from there', async () => {
    const [first, second] = (await openAll('one', 'two')) as [Opened, Opened];
    first.tab.hear(ask(1));
    second.tab.hear(ask(2));
    await settled();
    expect([first.rooms(), second.rooms()]).toEqual([1, 0]);
    expect(first.told).toEqual([{ kind: 'answer', id: 1, value: [] }]);
    expect(second.told).toEqual([{ kind: 'answer', id: 2, value: [] }]);
  });

  it('ask again what they asked while the room was being opened', async () => {
    const [, second] = [open('one'), open('two')];
    second.tab.hear(ask(2));
    await settled();
    expect(second.told).toContainEqual({ kind: 'moved' });
  });

  it('take over in their order when the one that leads is gone', async () => {
    const [first, second, third] = (await openAll('one', 'two', 'three')) as [Opened, Opened, Opened];
    first.die();
    await settled();
    expect([second.rooms(), third.rooms()]).toEqual([1, 0]);
    for (const { told } of [second, third]) expect(told).toEqual([{ kind: 'moved' }]);
    third.tab.hear(ask(7));
    await settled();
    expect(third.told.at(-1)).toEqual({ kind: 'answer', id: 7, value: [] });
    second.die();
    await settled();
    expect(third.rooms()).toBe(1);
  });

  it('rob a leader that says nothing any more, which resigns when it hears of it', async () => {
    const [first, second] = (await openAll('one', 'two')) as [Opened, Opened];
    first.freeze();
    second.tab.hear(ask(3));
    await settled();
    expect(second.rooms()).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(second.rooms()).toBe(1);
    expect(second.told).toContainEqual({ kind: 'moved' });
    first.tab.resign();
    expect(first.told).toEqual([{ kind: 'moved' }]);
  });

  it('open one room where the one they rob is gone in the same moment', async () => {
    const [first, second] = (await openAll('one', 'two')) as [Opened, Opened];
    locks.robbers = [];
    first.freeze();
    second.tab.hear(ask(3));
    await vi.advanceTimersByTimeAsync(5_000);
    // The lock falls to it because it is next, and while its room is being opened once more because it asked for it.
    first.die();
    for (const rob of locks.robbers) rob();
    await settled();
    expect(second.rooms()).toBe(1);
    second.tab.hear(ask(4));
    await settled();
    expect(second.told.at(-1)).toEqual({ kind: 'answer', id: 4, value: [] });
  });

  it('leave a leader alone that answers, however long they say nothing', async () => {
    const [first, second] = (await openAll('one', 'two')) as [Opened, Opened];
    second.tab.hear(ask(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([first.rooms(), second.rooms()]).toEqual([1, 0]);
  });

  it('are led by whoever came last where the browser has no locks', async () => {
    const none = { of: () => undefined, die: () => undefined } as unknown as Locks;
    locks = none;
    const first = open('one');
    await settled();
    const second = open('two');
    await settled();
    expect([first.rooms(), second.rooms()]).toEqual([1, 1]);
    expect(first.told).toEqual([{ kind: 'moved' }]);
    first.tab.hear(ask(4));
    await settled();
    expect(first.told.at(-1)).toEqual({ kind: 'answer', id: 4, value: [] });
  });
});
