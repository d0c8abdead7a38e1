/** What plans are worth. */
import { fastRandom } from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLOURS, SCORING_IDS } from '../cards.ts';
import { cellX } from '../geometry/board.ts';
import { drawPlan, mergeRooms, paint } from '../testing/plans.ts';
import { placements } from '../testing/table.ts';
import { colourOf, countedRooms, familyOf, planValue, takerOf } from './scoring.ts';

const value = (id: string, plan: string): number => planValue(SCORING_IDS.indexOf(id), placements(plan));

describe('a scoring card', () => {
  it('belongs to a family and a colour', () => {
    expect(SCORING_IDS.map((_, card) => `${familyOf(card)} ${COLOURS[colourOf(card)]}`)).toEqual([
      'LARGEST R',
      'LARGEST Y',
      'LARGEST B',
      'WIDEST R',
      'WIDEST Y',
      'WIDEST B',
      'MOST2 R',
      'MOST2 Y',
      'MOST2 B',
      'MOST3 R',
      'MOST3 Y',
      'MOST3 B',
    ]);
  });

  it('counts one room, not all of a colour together (OMG-074)', () => {
    expect(value('G01', 'F01@0,0r0 F03@2,0r0')).toBe(2);
    expect(value('G01', 'F01@0,0r2 F03@2,0r0')).toBe(4);
  });

  it('widest is from left to right, not from top to bottom (OMG-075, OMGR-17)', () => {
    expect(value('G04', 'F01@0,0r2 F03@2,0r0')).toBe(4);
    expect(value('G04', 'F01@0,0r1 F03@0,2r3')).toBe(1);
    expect(value('G01', 'F01@0,0r1 F03@0,2r3')).toBe(1 + 3);
  });

  it('counts rooms of two and of three squares (OMG-076)', () => {
    const plan = 'F01@0,0r0 F03@2,0r0 F16@0,2r0';
    expect(value('G07', plan)).toBe(3);
    expect(value('G10', plan)).toBe(1);
  });

  it('of an empty plan is worth nothing, and covered squares neither (OMG-077)', () => {
    for (const id of SCORING_IDS) expect(value(id, '')).toBe(0);
    expect(value('G01', 'F01@0,0r0 F02@0,0r0')).toBe(0);
  });

  it('has the value that counting rooms one by one gives (OMG-074, OMG-075, OMG-076)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 18 }), fc.integer(), (size, seed) => {
        const plan = drawPlan(size, fastRandom(seed));
        const painted = paint(plan);
        for (const [card] of SCORING_IDS.entries()) {
          const rooms = mergeRooms(painted).filter(([first = '']) => painted.get(first) === colourOf(card));
          const widths = rooms.map((room) => {
            const xs = room.map((cell) => Number(cell.split(',')[0]));
            return Math.max(...xs) - Math.min(...xs) + 1;
          });
          const expected = {
            LARGEST: Math.max(0, ...rooms.map((room) => room.length)),
            WIDEST: Math.max(0, ...widths),
            MOST2: rooms.filter((room) => room.length >= 2).length,
            MOST3: rooms.filter((room) => room.length >= 3).length,
          }[familyOf(card)];
          expect(planValue(card, plan)).toBe(expected);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('names the rooms that its value is counted from (OMG-074, OMG-075, OMG-076)', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 18 }), (seed, size) => {
        const plan = drawPlan(size, fastRandom(`counted ${seed}`));
        for (const card of SCORING_IDS.keys()) {
          const rooms = countedRooms(card, plan);
          const [first] = rooms.map(({ cells }) => cells);
          const xs = (first ?? []).map(cellX);
          const told = {
            LARGEST: first?.length ?? 0,
            WIDEST: first ? Math.max(...xs) - Math.min(...xs) + 1 : 0,
            MOST2: rooms.filter(({ cells }) => cells.length >= 2).length,
            MOST3: rooms.filter(({ cells }) => cells.length >= 3).length,
          }[familyOf(card)];
          expect(told).toBe(planValue(card, plan));
          expect(rooms.every(({ colour }) => colour === colourOf(card))).toBe(true);
          if (familyOf(card) === 'LARGEST' || familyOf(card) === 'WIDEST') {
            expect(rooms.length).toBeLessThanOrEqual(1);
          } else expect(rooms).toHaveLength(planValue(card, plan));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('goes to the higher value, then to whoever finished, else to nobody (OMG-072, OMG-073, OMG-108)', () => {
    expect([takerOf([3, 2], 1), takerOf([2, 3], 0), takerOf([2, 2], 1), takerOf([2, 2], -1)]).toEqual([
      0, 1, 1, -1,
    ]);
  });
});
