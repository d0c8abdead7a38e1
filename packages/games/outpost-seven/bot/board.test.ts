import { fastRandom, silentContext } from '@airlock/kernel';
import { describe, expect, it } from 'vitest';
import { BONUS_AUTO, cellOf, isRepair, playedBy, scrappedBy } from '../actions.ts';
import { RED, YELLOW } from '../cards.ts';
import { outpostSeven } from '../game.ts';
import { cubesPlaced } from '../rules/repair.ts';
import { AT, type State } from '../state.ts';
import { position } from '../testing/position.ts';
import { ALL_OPTIONS, newGame, playOut } from '../testing/randomGame.ts';
import { finalLead, glance, outlook, Trials } from './board.ts';

/** People: R1 2, R2 3, R3 1, R4 2, R5 1; C1 1, C2 3, C3 2, C4 1, C5 3. Tokens alternate but where somebody leads. */
const oneModule = position({ grid: ['r1c1 B5-1 3 red'] });

describe('a glance', () => {
  it('counts votes and cubes', () => {
    // Red: R1 2, R3 1, R5 1, C1 1, C2 3, C4 1. Yellow: R2 3, R4 2, C3 2, C5 3.
    expect(glance(oneModule, RED)).toBeCloseTo(9 - 10 + 0.3 * 3, 10);
    expect(glance(oneModule, YELLOW)).toBeCloseTo(10 - 9 - 0.3 * 3, 10);
  });

  it('lets a tie leave the vote where it was (OPS-131)', () => {
    const tied = position({ grid: ['r2c1 B5-1 3 red', 'r2c2 G5-1 3 yellow'] });
    // R2 stays yellow. C1 turns red, C2 yellow.
    expect(glance(tied, RED)).toBeCloseTo(2 + 1 + 1 + 1 + 1 - (3 + 2 + 3 + 2 + 3), 10);
  });
});

describe('the outlook', () => {
  it('with many cards left trusts no lead', () => {
    const lines = (2 + 0.77) * Math.tanh(3 / 4.87) + (1 + 0.77) * Math.tanh(3 / 4.87);
    expect(outlook(oneModule, RED, 36)).toBeCloseTo(0.29 * -1 + 0.33 * lines + 0.27 * 3, 10);
    expect(outlook(oneModule, RED, 54)).toBe(outlook(oneModule, RED, 36));
  });

  it('with half of them left trusts it more and counts cubes less', () => {
    const safe = Math.tanh(3 / (0.16 + 4.71 / 2));
    const lines = (2 + 0.385) * safe + (1 + 0.385) * safe;
    expect(outlook(oneModule, RED, 18)).toBeCloseTo(0.29 * -1 + 0.33 * lines + 0.27 * 0.5 * 3, 10);
  });

  it('with none left knows who wins each line', () => {
    const lines = 3 * Math.tanh(3 / 0.16);
    expect(outlook(oneModule, RED, 0)).toBeCloseTo(0.29 * -1 + 0.33 * lines, 10);
  });

  it('is as good for one as it is bad for the other', () => {
    playOut(newGame('mirror'), fastRandom('mirror'), ({ state }) => {
      expect(outlook(state, RED, 30)).toBeCloseTo(-outlook(state, YELLOW, 30), 9);
      return undefined;
    });
  });
});

describe('the final lead', () => {
  it('puts people before cubes (OPS-151, OPS-152)', () => {
    expect(finalLead(oneModule, RED)).toBeLessThan(0);
    expect(finalLead(oneModule, YELLOW)).toBe(-finalLead(oneModule, RED));
    const level = position({ grid: ['r1c1 B5-1 3 red'], population: [2, 3, 1, 2, 1, 2, 3, 2, 1, 3] });
    expect(finalLead(level, RED)).toBe(3);
  });
});

describe('a repair that is tried', () => {
  it('changes the station as the repair itself does, however often others were tried before', () => {
    const random = fastRandom('trials');
    const faults: string[] = [];
    let tried = 0;
    for (const [number, options] of ALL_OPTIONS.entries()) {
      playOut(newGame(`trials ${number}`, options), random, ({ state, legal }) => {
        if (state.stack.at(-1) !== AT.turn) return undefined;
        const trials = new Trials(state);
        const repairs = legal.toArray().filter(isRepair);
        for (let count = 0; count < Math.min(4, repairs.length); count++) {
          const repair = repairs[random.int(repairs.length)];
          const [module, scrap] = [playedBy(repair), scrappedBy(repair)];
          const after = trials.repair(state.active, module, cellOf(repair), cubesPlaced(module, scrap));
          const looks = looksOf(after, state.active);
          const reallyLooks = looksOf(repaired(state, repair), state.active);
          if (looks !== reallyLooks) faults.push(`${looks} instead of ${reallyLooks}`);
          tried++;
        }
        return undefined;
      });
    }
    expect(faults).toEqual([]);
    expect(tried).toBeGreaterThan(3000);
  });
});

function repaired(state: State, repair: number): State {
  const after = outpostSeven.clone(state);
  const context = silentContext(fastRandom('no chance'));
  outpostSeven.apply(after, after.active, repair, context);
  if (after.stack.at(-1) === AT.chooseBonus) outpostSeven.apply(after, after.active, BONUS_AUTO, context);
  return after;
}

/** The station and how it is judged, as text. The votes are not yet counted where a repair is only tried. */
const looksOf = (state: State, seat: number): string =>
  [state.grid, state.cubes, state.population, state.lead, glance(state, seat), finalLead(state, RED)].join(
    ' ',
  );
