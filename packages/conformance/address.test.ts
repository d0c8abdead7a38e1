import { expect, it } from 'vitest';
import { misaddressed } from './address.ts';

for (const good of [
  'You lost 1 Survival, now *2*.',
  'Stabilised by you until your next turn.',
  'All of you agreed to stop.',
  'Alpha looked at your hand.',
  'You pass. Turn 3: You.',
  'You always know this.',
  'Your Navigator died.',
]) {
  it(`lets "${good}" pass`, () => expect(misaddressed(good)).toBeNull());
}

for (const bad of [
  'Stabilised by You until their next turn',
  'Stabilised by you until their next turn',
  'The Navigator of you died.',
  'You chose *you*.',
  'You is the Leader.',
  'You claims to hold Dark.',
  'Alpha and You exchanged hands.',
  'You’s turn.',
  'You: *Captain*.',
]) {
  it(`finds fault with "${bad}"`, () => expect(misaddressed(bad)).not.toBeNull());
}
