import { expect, it } from 'vitest';
import { TimeIsUp, withinTime } from './timeLimit.ts';

it('lets code that returns return', () => {
  let ran = false;
  withinTime(1000, () => {
    ran = true;
  });
  expect(ran).toBe(true);
});

it('hands on what the code throws', () => {
  expect(() =>
    withinTime(1000, () => {
      throw new RangeError('out of range');
    }),
  ).toThrow(RangeError);
});

it('stops a loop without end and says so', () => {
  let rounds = 0;
  const forever = (): void => {
    while (rounds >= 0) rounds++;
  };
  expect(() => withinTime(50, forever)).toThrow(TimeIsUp);
  expect(() => withinTime(50, forever)).toThrow('The rules did not come to rest within 0.05 seconds.');
});

it('may be used inside itself', () => {
  const order: string[] = [];
  withinTime(1000, () => {
    withinTime(1000, () => order.push('inner'));
    order.push('outer');
  });
  expect(order).toEqual(['inner', 'outer']);
});
