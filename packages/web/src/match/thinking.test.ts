import { fastRandom, openMatch, SPECTATOR } from '@airlock/kernel';
import { outpostSeven } from '@airlock/outpost-seven';
import { describe, expect, it } from 'vitest';
import { think } from './thinking.ts';

const match = openMatch(outpostSeven, {
  options: {
    startPlayer: 'red',
    openingKeep: 'auto',
    neutralPlay: 'allowed',
    bonusCentre: 'bonusCard',
    secondTotal: 16,
  },
  seats: ['Moonhopper', 'Officer'],
  generator: 'fast',
  seed: 'thinking',
});
const random = fastRandom('moves');
for (let moves = 0; moves < 10; moves++) {
  const seat = match.waiting === 1 ? 0 : 1;
  const listed = match.actions(seat).filter((action) => outpostSeven.codec.kind(action) !== 'resign');
  match.play(seat, listed[random.int(listed.length)] as number);
}
const mover = match.waiting === 1 ? 0 : 1;

describe('the rules, asked from one seat', () => {
  it('list what the server lists', () => {
    const { actions, asides, waitedFor } = think(outpostSeven, match.view(mover), mover);
    expect([...actions, ...asides]).toEqual(match.actions(mover));
    expect(waitedFor).toEqual([mover]);
  });

  it('give a spectator nothing to do, but say whom the table waits for', () => {
    const thought = think(outpostSeven, match.view(SPECTATOR), SPECTATOR);
    expect(thought.actions).toEqual([]);
    expect(thought.asides).toEqual([]);
    expect(thought.waitedFor).toEqual([mover]);
  });

  it('refuse with the rule and its words', () => {
    const other = 1 - mover;
    const refused = think(outpostSeven, match.view(other), other).refusalOf(
      match.actions(mover)[0] as number,
    );
    expect(refused?.rule).toMatch(/^OPS-/);
    expect(refused?.second).toBe(outpostSeven.words.rules[refused?.rule as string]);
  });
});
