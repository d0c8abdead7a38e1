import { describe, expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';

/** Takes what is next and charges its person, until nothing waits. */
function served(queue: FairQueue<string>, cost: (item: string) => number = () => 1): string[] {
  const items: string[] = [];
  for (let item = queue.take(); item !== undefined; item = queue.take()) {
    items.push(item);
    queue.charge(item.slice(0, 1), cost(item));
  }
  return items;
}

function queueOf(...items: string[]): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const item of items) queue.add(item.slice(0, 1), item);
  return queue;
}

describe('a fair queue', () => {
  it('goes round by person, each with their own questions in order', () => {
    const queue = queueOf('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2');
    expect(queue.size).toBe(7);
    expect([...queue].sort()).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
    expect(served(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
    expect(queue.size).toBe(0);
  });

  it('lets whoever cost more wait longer', () => {
    const dear = (item: string): number => (item.startsWith('a') ? 3 : 1);
    expect(served(queueOf('a1', 'a2', 'b1', 'b2', 'b3', 'b4'), dear)).toEqual([
      'a1',
      'b1',
      'b2',
      'b3',
      'a2',
      'b4',
    ]);
  });

  it('serves somebody who comes new before somebody who has had a lot', () => {
    const queue = queueOf('a1', 'a2', 'a3', 'a4');
    expect(queue.take()).toBe('a1');
    queue.charge('a', 100);
    queue.add('b', 'b1');
    expect(queue.take()).toBe('b1');
  });

  it('lets nobody save up turns by staying away', () => {
    const queue = queueOf('b1');
    served(queue);
    for (let number = 1; number <= 9; number++) queue.add('a', `a${number}`);
    for (let number = 1; number <= 5; number++) {
      queue.take();
      queue.charge('a', 1);
    }
    for (const item of ['b2', 'b3', 'b4']) queue.add('b', item);
    expect(served(queue)).toEqual(['b2', 'a6', 'b3', 'a7', 'b4', 'a8', 'a9']);
  });

  it('takes what was put first before everything else', () => {
    const queue = queueOf('a1', 'b1');
    queue.addFirst('z1');
    queue.addFirst('z2');
    expect(queue.size).toBe(4);
    expect(served(queue).slice(0, 3)).toEqual(['z1', 'z2', 'a1']);
  });

  it('can be cleared', () => {
    const queue = queueOf('a1', 'b1');
    queue.addFirst('z1');
    expect(queue.clear()).toEqual(['z1', 'a1', 'b1']);
    expect(queue.take()).toBeUndefined();
  });
});
