import { describe, expect, test } from 'vitest';
import { CREW, OUTSIDER } from '../../cards.ts';
import type { State } from '../../state.ts';
import { play } from '../../testing/play.ts';
import { position, type WrittenPosition } from '../../testing/position.ts';
import { chanceOf } from './worth.ts';

const at = (written: Partial<WrittenPosition>): State => position({ loyalties: 'CCCO', ...written });

const chances = (written: Partial<WrittenPosition>): [number, number] => {
  const state = at(written);
  return [chanceOf(state, CREW), chanceOf(state, OUTSIDER)];
};

describe('the worth of a position', () => {
  test('is certain when the game is over', () => {
    const won = at({ completed: { A: 'GO01 GO02', B: 'GO03', C: 'GO04', D: 'GO05' } });
    play(won, 'A resolveShift');
    expect([chanceOf(won, CREW), chanceOf(won, OUTSIDER)]).toEqual([1, 0]);
    const lost = at({ active: 'D', survival: [0, 0, 0, 1] });
    play(lost, 'D resolveShift');
    expect([chanceOf(lost, CREW), chanceOf(lost, OUTSIDER)]).toEqual([0, 1]);
    const nobodys = at({ hands: { A: 'DARK' }, survival: [1, 1, 1, 1], crises: 'CR02' });
    play(nobodys, 'A discardAndDraw', 'A card DARK', 'A done', 'clock timeout');
    expect(nobodys.result?.outcome).toBe('obliteration');
    expect([chanceOf(nobodys, CREW), chanceOf(nobodys, OUTSIDER)]).toEqual([0, 0]);
  });

  test('leaves something to chance until then', () => {
    for (const chance of chances({})) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
    const [crew, outsiders] = chances({});
    expect(crew + outsiders).toBeLessThan(1);
  });

  test('rises for the Crew with Goals well spread, Survival and a deck', () => {
    const [few] = chances({ completed: { A: 'GO01' } });
    const [heaped] = chances({ completed: { A: 'GO01 GO02 GO03' } });
    const [spread] = chances({ completed: { A: 'GO01', B: 'GO02', C: 'GO03' } });
    expect(spread).toBeGreaterThan(heaped);
    expect(spread).toBeGreaterThan(few);
    const goals = { completed: { A: 'GO01', B: 'GO02', C: 'GO03' } };
    expect(chances({ ...goals, survival: [0, 1, 1, 3] })[0]).toBeLessThan(spread);
    expect(chances({ ...goals, deck: 'GE01' })[0]).toBeLessThan(spread);
  });

  test('rises for the Outsiders as the Crew falls', () => {
    const rising = [
      [3, 3, 3, 3],
      [1, 1, 2, 3],
      [0, 0, 1, 3],
      [0, 0, 0, 3],
    ].map((survival) => chances({ survival })[1]);
    expect(rising).toEqual([...rising].sort((one, other) => one - other));
  });
});
