import { fastRandom, type Random } from '@airlock/kernel';
import { expect, it } from 'vitest';
import { RepeatableChance } from './chance.ts';

const draw = (random: Random, count = 20): number[] => Array.from({ length: count }, () => random.int(1000));

it('repeats itself when it is wound back, and only then', () => {
  const chance = new RepeatableChance();
  chance.renew(fastRandom('luck'));
  const first = draw(chance);
  const second = draw(chance);
  chance.rewind();
  expect(draw(chance)).toEqual(first);
  expect(draw(chance)).toEqual(second);
  expect(second).not.toEqual(first);
});

it('is renewed from another generator: the same seed gives the same luck, another draw another', () => {
  const [one, other] = [new RepeatableChance(), new RepeatableChance()];
  const random = fastRandom('luck');
  one.renew(random);
  other.renew(fastRandom('luck'));
  const first = draw(one);
  expect(draw(other)).toEqual(first);
  one.renew(random);
  expect(draw(one)).not.toEqual(first);
});

it('is even: no face of a die comes up a fifth more often than it should', () => {
  const chance = new RepeatableChance();
  chance.renew(fastRandom('dice'));
  const faces = Array<number>(6).fill(0);
  for (let roll = 0; roll < 12_000; roll++) faces[chance.int(6)]++;
  for (const count of faces) expect(Math.abs(count - 2000)).toBeLessThan(400);
});

it('counts its draws from the last start, and says where it stands', () => {
  const chance = new RepeatableChance();
  chance.renew(fastRandom('count'));
  const start = chance.save();
  draw(chance, 7);
  expect(chance.draws).toBe(7);
  expect(chance.save()).not.toEqual(start);
  chance.rewind();
  expect(chance.save()).toEqual(start);
});
