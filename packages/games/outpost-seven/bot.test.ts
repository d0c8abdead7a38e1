import { ActionList, fastRandom, type Policy } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { brisk } from './bot/brisk.ts';
import { quick } from './bot/quick.ts';
import { casual, glimpse, knowledge, patient, planner } from './bot.ts';
import { outpostSeven } from './game.ts';
import { AT, type State } from './state.ts';
import { act } from './testing/play.ts';
import { position } from './testing/position.ts';
import { ALL_OPTIONS, newGame, playOut } from './testing/randomGame.ts';

const policies: Record<string, Policy<State>> = {
  trainee: glimpse(2),
  mate: glimpse(12, true),
  casual,
  patient,
  planner,
  quick,
  brisk,
  playouts: knowledge.quick as Policy<State>,
};

describe.each(Object.entries(policies))('%s', (_name, policy) => {
  it('does nothing but what the rules allow, under all options', () => {
    let choices = 0;
    const refused: string[] = [];
    for (const [number, options] of ALL_OPTIONS.entries()) {
      playOut(newGame(`legal ${number}`, options), fastRandom(number), ({ state, random }) => {
        choices++;
        const action = policy(state, state.active, random);
        if (outpostSeven.refusal(state, state.active, action)) refused.push(outpostSeven.codec.write(action));
        return undefined;
      });
    }
    expect(refused).toEqual([]);
    expect(choices).toBeGreaterThan(1500);
  });

  it('leaves the state as it was', () => {
    playOut(newGame('untouched'), fastRandom('untouched'), ({ state, random }) => {
      const before = JSON.stringify(state);
      policy(state, state.active, random);
      expect(JSON.stringify(state)).toBe(before);
      return undefined;
    });
  });

  it('does the same for all that its player cannot tell apart', () => {
    playOut(newGame('hidden'), fastRandom('hidden'), ({ state, random }) => {
      const view = outpostSeven.view(state, state.active);
      const [here, there] = ['here', 'there'].map((seed) => outpostSeven.imagine(view, fastRandom(seed)));
      const same = () => fastRandom(random.draws);
      expect(policy(here, state.active, same())).toBe(policy(there, state.active, same()));
      return undefined;
    });
  });

  it('uses all bonuses at once, because their order does not matter (OPS-163)', () => {
    const chain = position({
      grid: [
        'r1c2 G4-2 2 red',
        'r1c3 G6-1 2 yellow',
        'r2c3 B5-5 3 red',
        'r3c1 P5-2 2 yellow',
        'r3c2 P4-3 2 red',
      ],
      yellow: 'B4-1 B4-3',
      active: 1,
    });
    act(chain, 1, 'repair B4-1 B4-3 r3c3');
    expect(outpostSeven.codec.write(policy(chain, 1, fastRandom(1)))).toBe('bonusAuto');
  });

  it('is not asked after the end', () => {
    const over = newGame('over');
    playOut(over, fastRandom('over'));
    expect(() => policy(over, 0, fastRandom(1))).toThrow('Nobody is asked anything');
  });
});

describe('what a search is told', () => {
  it('are candidates the rules allow, at least one wherever somebody is asked', () => {
    const list = new ActionList();
    let [none, refused, found] = [0, 0, 0];
    for (const [number, options] of ALL_OPTIONS.entries()) {
      playOut(newGame(`candidates ${number}`, options), fastRandom(number), ({ state }) => {
        knowledge.candidates?.(state, state.active, list.clear());
        if (list.size === 0) none++;
        for (const action of list.toArray()) {
          found++;
          if (outpostSeven.refusal(state, state.active, action)) refused++;
        }
        return undefined;
      });
    }
    expect({ none, refused }).toEqual({ none: 0, refused: 0 });
    expect(found).toBeGreaterThan(5000);
  });

  it('is quick play of both kinds', () => {
    const state = newGame('both kinds');
    playOut(state, fastRandom('both kinds'), ({ state: now, random }) => {
      const [hasty, planned] = [quick(now, now.active, random), brisk(now, now.active, random)];
      if (now.stack.at(-1) !== AT.turn || hasty === planned) return undefined;
      const played = new Set(
        Array.from({ length: 40 }, (_, seed) => knowledge.quick?.(now, now.active, fastRandom(seed))),
      );
      expect(played).toEqual(new Set([hasty, planned]));
      return undefined;
    });
  });
});
