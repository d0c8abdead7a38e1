/** Geometry against brute force, on plans drawn by chance. */
import { fastRandom } from '@airlock/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_COUNT, LOCATIONS, TURNS } from '../cards.ts';
import { drawPlan, hangsTogether, mergeRooms, paint, sharesEdge } from '../testing/plans.ts';
import { Board, boardOf, cellAt, cellX, cellY, NEIGHBOURS } from './board.ts';
import { connectedItems, halfOf } from './equipment.ts';
import { isInRange, positionsAround, touchesPlan } from './legal.ts';
import { cardOf, FACES, HALVES, lookOf, placementOf, touches, turnOf, xOf, yOf } from './placements.ts';
import { roomsOf } from './rooms.ts';
import { staysWhole } from './sections.ts';
import { matches, pipsOf, shapesFor } from './shapes.ts';

const plans = fc
  .tuple(fc.integer({ min: 0, max: CARD_COUNT }), fc.integer())
  .map(([size, seed]) => drawPlan(size, fastRandom(seed)));

describe('a placement', () => {
  it('keeps its card, place and turn', () => {
    const part = fc.integer({ min: -40, max: 40 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 17 }),
        part,
        part,
        fc.integer({ min: 0, max: 3 }),
        (card, x, y, turn) => {
          const placement = placementOf(card, x, y, turn);
          expect([cardOf(placement), xOf(placement), yOf(placement), turnOf(placement)]).toEqual([
            card,
            x,
            y,
            turn,
          ]);
        },
      ),
    );
  });

  it('turned four times is as it was, and each turn moves TL to TR (OMG-030)', () => {
    for (let look = 0; look < CARD_COUNT * TURNS; look++) {
      const next = (look & ~3) | ((look + 1) & 3);
      const [tl, tr, bl, br] = FACES[look] as number[];
      expect(FACES[next]).toEqual([bl, tl, br, tr]);
      const half = HALVES[look];
      if (half) {
        expect(HALVES[next]).toEqual({
          item: half.item,
          square: [1, 3, 0, 2][half.square],
          side: (half.side + 1) % 4,
        });
      }
    }
  });

  it('touches exactly where it shares an edge or overlaps (OMG-032)', () => {
    for (let x = -4; x <= 4; x++) {
      for (let y = -4; y <= 4; y++) {
        const [one, other] = [placementOf(0, 0, 0, 0), placementOf(1, x, y, 0)];
        expect(touches(one, other)).toBe(sharesEdge(one, other));
      }
    }
  });
});

describe('visible squares', () => {
  it('are those of the last card on each cell (OMG-035)', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const board = boardOf(plan);
        const painted = paint(plan);
        expect(board.size).toBe(painted.size);
        for (const [cell, colour] of painted) {
          const [x, y] = cell.split(',').map(Number) as [number, number];
          expect(board.shades[cellAt(x, y)]).toBe(colour + 1);
        }
      }),
    );
  });

  it('are as before when a card that was tried is taken away again', () => {
    fc.assert(
      fc.property(plans, fc.integer(), (plan, seed) => {
        const board = new Board().show(plan.slice(0, -1));
        const shades = board.shades.slice();
        const owners = board.owners.slice();
        const { size } = board;
        const random = fastRandom(seed);
        const positions = positionsAround(plan);
        const at = random.int(positions.length / 2) * 2;
        board.cover(placementOf(17, positions[at] as number, positions[at + 1] as number, random.int(4)));
        board.uncover();
        expect(board.size).toBe(size);
        expect(board.shades.every((shade, cell) => shade === shades[cell])).toBe(true);
        expect(board.owners.every((owner, cell) => owner === owners[cell])).toBe(true);
      }),
    );
  });

  it('leave nothing behind when another plan is shown', () => {
    const board = new Board().show(drawPlan(12, fastRandom(1)));
    expect(board.show([]).size).toBe(0);
    expect(board.shades.every((shade) => shade === 0)).toBe(true);
  });
});

describe('rooms', () => {
  it('are what merging neighbours of one colour gives (OMG-050)', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const found = roomsOf(boardOf(plan)).map(({ cells }) =>
          cells.map((cell) => `${cellX(cell)},${cellY(cell)}`).sort(),
        );
        const text = (rooms: string[][]) => rooms.map((room) => room.join(' ')).sort();
        expect(text(found)).toEqual(text(mergeRooms(paint(plan))));
      }),
    );
  });
});

describe('shapes', () => {
  const orientations = [2, 4, 1, 4, 4, 4, 4, 4, 4, 4, 2, 4];

  it('have as many different rotations as counted (OMG-051)', () => {
    expect(shapesFor(false).offsets.map((shapes) => shapes.length)).toEqual(orientations);
    expect(LOCATIONS.map((_, location) => pipsOf(location))).toEqual([1, 1, 3, 2, 2, 2, 2, 2, 1, 3, 2, 3]);
  });

  it('match in every rotation and place, and no other location does (OMG-051)', () => {
    for (const [location, shapes] of shapesFor(false).offsets.entries()) {
      for (const shape of shapes) {
        for (const corner of [cellAt(0, 0), cellAt(-30, 12)]) {
          const cells = Int32Array.from(shape, (offset) => corner + offset);
          const matching = LOCATIONS.flatMap((_, other) =>
            matches(other, false, cells, 0, 5) ? [other] : [],
          );
          expect(matching).toEqual([location]);
        }
      }
    }
  });

  it('match mirrored only where agreed; six have a handedness (OMG-051, OMGR-05)', () => {
    const handed = LOCATIONS.flatMap((_, location) => {
      const mirrored = shapesFor(true).offsets[location] as readonly (readonly number[])[];
      const strict = mirrored.filter((shape) => {
        const cells = Int32Array.from(shape, (offset) => cellAt(0, 0) + offset);
        expect(matches(location, true, cells, 0, 5)).toBe(true);
        return !matches(location, false, cells, 0, 5);
      });
      return strict.length > 0 ? [LOCATIONS[location]?.id] : [];
    });
    expect(handed).toEqual(['L04', 'L05', 'L06', 'L07', 'L11', 'L12']);
  });

  it('never match a room of another size (OMG-052)', () => {
    const row = Int32Array.from([0, 1, 2, 3, 4, 5], (x) => cellAt(x, 0));
    expect([4, 5, 6].map((size) => matches(0, false, row, 0, size))).toEqual([false, true, false]);
  });
});

describe('sections', () => {
  it('stay whole exactly when every card left can be reached (OMG-042)', () => {
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 2 ** 18 - 1 }), (plan, set) => {
        const lifted = new Set(
          Array.from({ length: 18 }, (_, card) => card).filter((card) => set & (1 << card)),
        );
        expect(staysWhole(plan, set)).toBe(hangsTogether(plan, lifted));
      }),
    );
  });
});

describe('positions', () => {
  it('around a plan are all that touch it and lie on the table (OMG-032)', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        if (plan.length === 0) return;
        const listed = new Set<string>();
        const positions = positionsAround(plan);
        for (let at = 0; at < positions.length; at += 2) listed.add(`${positions[at]},${positions[at + 1]}`);
        const wrong: string[] = [];
        for (let x = -40; x <= 40; x++) {
          for (let y = -40; y <= 40; y++) {
            const legal = plan.some((laid) => sharesEdge(laid, placementOf(0, x, y, 0)));
            const same = listed.has(`${x},${y}`) === legal && touchesPlan(plan, x, y) === legal;
            if (!same) wrong.push(`${x},${y}`);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });

  it('end at the edge of the table', () => {
    expect([isInRange(40, -40), isInRange(41, 0), isInRange(0, -41)]).toEqual([true, false, false]);
    const corner = [placementOf(0, 40, 40, 0)];
    const positions = positionsAround(corner);
    expect(Math.max(...positions)).toBe(40);
  });
});

describe('equipment', () => {
  it('is connected exactly when both halves are on top and each faces the other (OMG-061, OMG-062)', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const board = boardOf(plan);
        const painted = new Map<number, number>();
        for (const placement of plan) {
          for (const step of [0, 1, 96, 97])
            painted.set(cellAt(xOf(placement), yOf(placement)) + step, placement);
        }
        let wanted = 0;
        for (const one of plan) {
          for (const other of plan) {
            const [half, partner] = [halfOf(one), halfOf(other)];
            if (!half || !partner || one === other || half.item !== partner.item) continue;
            const visible = painted.get(half.cell) === one && painted.get(partner.cell) === other;
            if (visible && half.facing === partner.cell && partner.facing === half.cell)
              wanted |= 1 << half.item;
          }
        }
        expect(connectedItems(plan, board)).toBe(wanted);
      }),
      { numRuns: 300 },
    );
    expect(NEIGHBOURS).toEqual([-96, 1, 96, -1]);
    expect(lookOf(placementOf(3, 1, 1, 2))).toBe(14);
  });
});
