import { ActionList, fastRandom } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { codec } from '../actions.ts';
import { engineerKnowledge } from '../bot.ts';
import { RED } from '../cards.ts';
import { salvaging } from '../testing/play.ts';
import { position, type WrittenPosition } from '../testing/position.ts';
import { casual } from './casual.ts';
import { glimpse } from './glimpse.ts';

const written: WrittenPosition = { red: 'B3-1 B5-1 G6-1', offer: 'P3-1 P4-1 P3-2 P5-1 P4-2' };

describe('somebody who sees only some moves', () => {
  it('takes the best of all when looking long enough', () => {
    const state = position(written);
    const best = codec.write(casual(state, RED, fastRandom(1)));
    expect(best).toMatch(/^repair B3-1 B5-1/);
    // At a glance it sees what is laid where, not what that costs.
    expect(codec.write(glimpse(2000)(state, RED, fastRandom(1)))).toMatch(/^repair B3-1 /);
  });

  it('takes any when looking once', () => {
    const state = position(written);
    const seen = Array.from({ length: 30 }, (_, seed) => glimpse(1)(state, RED, fastRandom(seed)));
    expect(new Set(seen).size).toBeGreaterThan(10);
  });

  it('takes all that the offer allows when hoarding', () => {
    const state = position({ ...written, red: 'G6-1' });
    const most = salvaging(state, 'P3-1 P4-1 P5-1');
    for (let seed = 0; seed < 10; seed++) {
      expect(codec.write(glimpse(1, true)(state, RED, fastRandom(seed)))).toBe(most);
    }
  });
});

describe('the ideas of the Engineer', () => {
  it('are the best repairs and the fullest salvage', () => {
    const state = position(written);
    const list = new ActionList();
    engineerKnowledge(2).candidates?.(state, RED, list);
    const ideas = list.toArray().map((action) => codec.write(action));
    expect(ideas).toHaveLength(3);
    expect(ideas.slice(0, 2).every((idea) => idea.startsWith('repair'))).toBe(true);
    expect(ideas[2]).toBe(salvaging(state, 'P3-1 P4-1 P5-1'));
  });

  it('leave out what the rules do not allow', () => {
    const list = new ActionList();
    engineerKnowledge(1).candidates?.(
      position({ red: 'B3-1 B5-1', offer: '- - - - -', deck: '' }),
      RED,
      list,
    );
    expect(list.toArray().map((action) => codec.write(action).split(' ')[0])).toEqual(['repair']);
  });
});
