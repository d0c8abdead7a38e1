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
