import { describe, expect, it } from 'vitest';
import { SYSTEM_TIMERS } from '../testing/systemTimers.ts';
import { GroupCommit } from './groupCommit.ts';

/** What is written is of any kind. */
const person = (id: string): string => id;

/** Remembers every transaction; refuses those with something called "bad". */
class RecordingStore {
  readonly groups: string[][] = [];
  readonly kept: string[] = [];

  async commit(group: readonly string[]): Promise<void> {
    this.groups.push([...group]);
    if (group.includes('bad')) throw new Error('bad');
    this.kept.push(...group);
  }
}

function recording() {
  const store = new RecordingStore();
  const watched: string[] = [];
  const commits = new GroupCommit(store, SYSTEM_TIMERS, {
    committed: (writes) => watched.push(`committed ${writes}`),
    failed: ({ message }) => watched.push(`failed ${message}`),
    broke: (error) => watched.push(`broke ${error}`),
  });
  return { store, commits, watched };
}

describe('group commit', () => {
  it('writes what arrives in one turn in one transaction, and answers in order', async () => {
    const { store, commits, watched } = recording();
    const done: string[] = [];
    for (const name of ['a', 'b', 'c']) commits.add([person(name)], () => done.push(name));
    expect(store.groups).toEqual([]);
    await commits.drained();
    expect(store.groups).toEqual([['a', 'b', 'c']]);
    expect(done).toEqual(['a', 'b', 'c']);
    expect(watched).toEqual(['committed 3']);
  });

  it('answers nobody before the transaction is durable', async () => {
    const { store, commits } = recording();
    let release = (): void => {};
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const commit = store.commit.bind(store);
    store.commit = async (group) => {
      await slow;
      await commit(group);
    };
    let answered = false;
    commits.add([person('a')], () => {
      answered = true;
    });
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(answered).toBe(false);
    release();
    await commits.drained();
    expect(answered).toBe(true);
  });

  it('gathers what comes during a transaction for the next one', async () => {
    const { store, commits } = recording();
    commits.add([person('a')], () => {
      commits.add([person('b')], () => {});
      commits.add([person('c')], () => {});
    });
    await commits.drained();
    expect(store.groups).toEqual([['a'], ['b', 'c']]);
  });

  it('does not let a group grow without end', async () => {
    const { store, commits } = recording();
    let answered = 0;
    for (let count = 0; count < 600; count++) commits.add([person('a')], () => answered++);
    await commits.drained();
    expect(answered).toBe(600);
    expect(store.groups.map((group) => group.length)).toEqual([256, 344]);
  });

  it('lets one bad parcel fail alone', async () => {
    const { store, commits, watched } = recording();
    const done: string[] = [];
    for (const name of ['a', 'bad', 'c']) {
      commits.add([person(name)], (failure) => done.push(`${name} ${failure?.message ?? 'kept'}`));
    }
    await commits.drained();
    expect(done).toEqual(['a kept', 'bad bad', 'c kept']);
    expect(store.kept).toEqual(['a', 'c']);
    expect(watched).toEqual(['failed bad', 'committed 1', 'failed bad', 'committed 1']);
  });

  it('answers the others when one of those who are answered breaks', async () => {
    const { commits, watched } = recording();
    const done: string[] = [];
    commits.add([person('a')], () => {
      throw new Error('oh');
    });
    commits.add([person('b')], () => done.push('b'));
    await commits.drained();
    expect(done).toEqual(['b']);
    expect(watched).toEqual(['committed 2', 'broke Error: oh']);
  });

  it('rejects the promise of a write that failed', async () => {
    const { commits } = recording();
    await expect(commits.write(person('bad'))).rejects.toThrow('bad');
    await expect(commits.write(person('good'))).resolves.toBeUndefined();
  });
});

/** A store that somebody else runs: writes are about a table, `a1`, or about nothing that is known, `?`; small letters are plain. */
class RemoteStore {
  readonly begun: string[] = [];
  readonly sideBySide = {
    most: 3,
    subject: (write: string) => (write.startsWith('?') ? null : Number(write.slice(1))),
    isPlain: (write: string) => write.startsWith('a'),
  };
  private readonly finishing = new Map<string, () => void>();

  commit(group: readonly string[]): Promise<void> {
    const name = group.join(' ');
    this.begun.push(name);
    return new Promise((resolve) => this.finishing.set(name, resolve));
  }

  async finish(name: string): Promise<void> {
    this.finishing.get(name)?.();
    await turns();
  }
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
};

describe('group commit beside others', () => {
  function remote() {
    const store = new RemoteStore();
    const done: string[] = [];
    const commits = new GroupCommit(store, SYSTEM_TIMERS, { committed() {}, failed() {}, broke() {} });
    const add = (...names: string[]): void => {
      for (const name of names) commits.add([name], () => done.push(name));
    };
    return { store, commits, done, add };
  }
  const many = (from: number): string[] => Array.from({ length: 16 }, (_, index) => `a${from + index}`);

  it('lets a group set off that is worth it while another is under way', async () => {
    const { store, done, add } = remote();
    add('a1');
    await turns();
    add('a2');
    await turns();
    expect(store.begun).toEqual(['a1']);
    add(...many(3).slice(1));
    await turns();
    expect(store.begun).toHaveLength(2);
    await store.finish(store.begun[1] ?? '');
    expect(done).toHaveLength(16);
    expect(done).not.toContain('a1');
  });

  it('never has more under way than the store can take', async () => {
    const { store, add } = remote();
    for (const from of [100, 200, 300, 400]) {
      add(...many(from));
      await turns();
    }
    expect(store.begun).toHaveLength(3);
    await store.finish(store.begun[0] ?? '');
    expect(store.begun).toHaveLength(4);
  });

  it('writes what concerns one table one after the other, and in its order', async () => {
    const { store, done, add } = remote();
    add('a1');
    await turns();
    add('b1', 'a1', ...many(2));
    await turns();
    expect(store.begun).toEqual(['a1', many(2).join(' ')]);
    await store.finish('a1');
    expect(store.begun).toEqual(['a1', many(2).join(' ')]);
    await store.finish(many(2).join(' '));
    expect(store.begun.slice(2)).toEqual(['b1']);
    await store.finish('b1');
    expect(store.begun.slice(3)).toEqual(['a1']);
    expect(done.filter((name) => name.endsWith('1') && name.length === 2)).toEqual(['a1', 'b1']);
  });

  it('keeps what is slow out of the group of what is plain, without letting it wait', async () => {
    const { store, add } = remote();
    add('a1', 'b2', 'a3');
    await turns();
    expect(store.begun).toEqual(['a1 a3', 'b2']);
  });

  it('writes one after the other what it knows nothing of', async () => {
    const { store, commits, done, add } = remote();
    add('?1');
    await turns();
    add('?2', ...many(1));
    await turns();
    expect(store.begun).toEqual(['?1', many(1).join(' ')]);
    await store.finish('?1');
    await store.finish(many(1).join(' '));
    expect(store.begun.slice(2)).toEqual(['?2']);
    const drained = commits.drained();
    await store.finish('?2');
    await drained;
    expect(done.at(-1)).toBe('?2');
  });
});
