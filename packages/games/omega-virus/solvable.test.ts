/** The deck is fair: every location can be built in every colour from cards that are never locked. */
import { describe, expect, it } from 'vitest';
import { COLOURS, LOCATION_IDS, STANDARD_CARDS, TURNS } from './cards.ts';
import { boardOf, cellAt } from './geometry/board.ts';
import { positionsAround } from './geometry/legal.ts';
import { cardOf, FACES, type Placement, placementOf, turnOf, xOf, yOf } from './geometry/placements.ts';
import { shapesFor } from './geometry/shapes.ts';
import { matchingColours } from './rules/keys.ts';
import { placements, TestTable } from './testing/table.ts';

/** For red, in this order; the third card earns the key. */
const RED_PLAYS: Readonly<Record<string, string>> = {
  L01: 'F05@-1,-1r0 F01@1,-1r2 F03@3,-1r0',
  L02: 'F05@-1,-1r0 F01@0,1r1 F03@1,-1r0',
  L03: 'F10@0,0r1 F01@1,1r0 F05@0,2r3',
  L04: 'F01@-1,0r1 F03@1,-1r0 F05@3,-1r1',
  L05: 'F01@0,-1r2 F05@0,1r3 F03@2,-1r0',
  L06: 'F05@-1,-1r0 F01@1,-1r2 F03@2,1r2',
  L07: 'F05@-1,-1r0 F01@-1,1r1 F03@1,0r1',
  L08: 'F05@-1,-1r0 F01@0,1r0 F03@2,0r1',
  L09: 'F05@-1,-1r0 F01@-1,1r1 F03@1,1r0',
  L10: 'F01@-1,0r1 F05@1,0r1 F03@1,2r2',
  L11: 'F05@-1,-1r0 F01@1,0r3 F03@1,2r2',
  L12: 'F05@-1,0r0 F01@1,-1r2 F03@1,1r1',
};

/** The same play with each card replaced by the next of its triple, this many times. */
const cycled = (placement: Placement, times: number): Placement => {
  const card = cardOf(placement);
  const triple = card - (card % 3);
  return placementOf(triple + ((card + times) % 3), xOf(placement), yOf(placement), turnOf(placement));
};

const piles = (location: number, colour: number) => {
  const locations = [0, 1, 2].map((pile) => (pile === colour ? location : (location + 1 + pile) % 12));
  return { locations, round: 1, options: { mirrorShapes: false } } as never;
};

describe('every location in every colour', () => {
  for (const [location, id] of LOCATION_IDS.entries()) {
    it(`${id} is earned by the third of three standard cards, not before`, () => {
      for (const colour of COLOURS.keys()) {
        const plan = placements(RED_PLAYS[id] as string).map((placement) => cycled(placement, colour));
        expect(plan.every((placement) => cardOf(placement) < STANDARD_CARDS)).toBe(true);
        const earned = [1, 2, 3].map(
          (size) => matchingColours(piles(location, colour), plan.slice(0, size)) & (1 << colour),
        );
        expect(earned).toEqual([0, 0, 1 << colour]);
      }
    });
  }

  it('can be played in a race', () => {
    const table = new TestTable()
      .withLocations('L03 L01 L02')
      .start()
      .build(0, RED_PLAYS.L03 as string);
    expect(table.keys(0)).toBe('R');
  });
});

/** Cells of the shape in its first orientation, for the search. */
const shapeCells = (location: number): number[] =>
  (shapesFor(false).offsets[location] as readonly (readonly number[])[])
    .slice(0, 1)
    .flatMap((shape) => shape.map((offset) => cellAt(0, 0) + offset));

/**
 * Looks for three standard cards that show the shape in red and no red square beside it. Only placements that lie on
 * the shape or beside it can help, and each must leave something right: that keeps the search small and complete
 * enough to find a solution without being told one.
 */
function search(location: number): Placement[] | null {
  const inside = new Set(shapeCells(location));
  const missing = (plan: readonly Placement[]): number => {
    const board = boardOf(plan);
    let left = 0;
    for (const cell of inside) if (board.shades[cell] !== 1) left++;
    return left;
  };
  const helping = (plan: readonly Placement[], least: number): Placement[] => {
    const before = missing(plan);
    const positions = plan.length === 0 ? around() : positionsAround(plan);
    const found: Placement[] = [];
    for (let card = 0; card < STANDARD_CARDS; card++) {
      if (plan.some((laid) => cardOf(laid) === card)) continue;
      for (let at = 0; at < positions.length; at += 2) {
        for (let turn = 0; turn < TURNS; turn++) {
          const placement = placementOf(card, positions[at] as number, positions[at + 1] as number, turn);
          if (before - missing([...plan, placement]) >= least) found.push(placement);
        }
      }
    }
    return found;
  };
  // Two right squares a card first, since that leaves least to look for.
  for (const least of [2, 1]) {
    for (const one of helping([], 2)) {
      for (const two of helping([one], least)) {
        const left = missing([one, two]);
        if (left > 2) continue;
        for (const three of helping([one, two], left)) {
          const plan = [one, two, three];
          if (matchingColours(piles(location, 0), plan) & 1) return plan;
        }
      }
    }
  }
  return null;
}

/** Everywhere a card can lie on a shape at the origin. */
function around(): number[] {
  const positions: number[] = [];
  for (let y = -6; y <= 6; y++) for (let x = -6; x <= 6; x++) positions.push(x, y);
  return positions;
}

describe('a search that is told nothing', () => {
  it.each(LOCATION_IDS.map((id, location) => [id, location] as const))(
    'finds three standard cards for %s, and so for every colour',
    { timeout: 60_000 },
    (_, location) => {
      const plan = search(location);
      expect(plan).not.toBeNull();
      for (const colour of COLOURS.keys()) {
        const other = (plan as Placement[]).map((placement) => cycled(placement, colour));
        expect(matchingColours(piles(location, colour), other) & (1 << colour)).not.toBe(0);
      }
    },
  );

  it('never succeeds with two cards: no standard card has three squares of a colour', () => {
    for (let look = 0; look < STANDARD_CARDS * TURNS; look++) {
      for (const colour of COLOURS.keys()) {
        expect((FACES[look] as readonly number[]).filter((one) => one === colour).length).toBeLessThan(3);
      }
    }
  });
});
