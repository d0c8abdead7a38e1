import { fastRandom } from '@airlock/kernel';
import { describe, expect, test } from 'vitest';
import { codec } from '../actions.ts';
import { outsider } from '../game.ts';
import type { State } from '../state.ts';
import { refusedBy } from '../testing/play.ts';
import { position, seatNamed } from '../testing/position.ts';
import { casualBot } from './casual.ts';
import { strongBot } from './strong.ts';

const strong = strongBot({ worlds: 3, options: 5 });

const seated = (state: State, name: string) => ({
  seat: seatNamed(name),
  view: outsider.view(state, seatNamed(name)),
  heard: [],
});

describe('the strong player', () => {
  test('plays as Crew what the casual one plays', () => {
    const state = position({ loyalties: 'CCO', hands: { A: 'GE01 GO02 DARK' }, supply: 'GE05 GE06 GE07' });
    const [one, other] = [strong, casualBot()].map((bot) =>
      bot.choose(seated(state, 'A'), fastRandom('same')),
    );
    expect(one).toBe(other);
  });

  test('takes a victory that is certain without a search', () => {
    const state = position({ loyalties: 'CCO', active: 'C', survival: [0, 0, 1] });
    expect(codec.write(strong.choose(seated(state, 'C'), fastRandom(1)))).toBe('resolveShift');
  });

  test('chooses something legal as an Outsider, and the same again with the same chance', () => {
    const state = position({
      loyalties: 'CCO',
      active: 'C',
      survival: [1, 2, 3],
      hands: { A: 'GE09', B: 'GE10', C: 'DARK GO02 GE05 GE06 GE07' },
      supply: 'GE01 GE02 GE03',
    });
    const chosen = codec.write(strong.choose(seated(state, 'C'), fastRandom(2)));
    expect(refusedBy(state, 'C', chosen)).toBeNull();
    expect(codec.write(strong.choose(seated(state, 'C'), fastRandom(2)))).toBe(chosen);
  });
});
