/** Plans drawn by chance, and slow but plain ways to ask the same questions about them. */
import { itemAt, type Random, shuffle } from '@airlock/kernel';
import { CARD_COUNT, type Colour, TURNS } from '../cards.ts';
import { positionsAround } from '../geometry/legal.ts';
import { cardOf, FACES, lookOf, type Placement, placementOf, xOf, yOf } from '../geometry/placements.ts';

/** A legal plan of this many cards. */
export function drawPlan(size: number, random: Random): Placement[] {
  const plan: Placement[] = [];
  const cards = shuffle(
    Array.from({ length: CARD_COUNT }, (_, card) => card),
    random,
  );
  for (const card of cards.slice(0, size)) {
    const positions = positionsAround(plan);
    const at = random.int(positions.length / 2) * 2;
    plan.push(placementOf(card, itemAt(positions, at), itemAt(positions, at + 1), random.int(TURNS)));
  }
  return plan;
}

/** The visible colour of every cell, by `x,y`: later cards simply write over earlier ones. */
export function paint(plan: readonly Placement[]): Map<string, Colour> {
  const cells = new Map<string, Colour>();
  for (const placement of plan) {
    for (const [square, colour] of itemAt(FACES, lookOf(placement)).entries()) {
      cells.set(`${xOf(placement) + (square & 1)},${yOf(placement) + (square >> 1)}`, colour);
    }
  }
  return cells;
}

/** Rooms by merging neighbours again and again until nothing changes. */
export function mergeRooms(cells: ReadonlyMap<string, Colour>): string[][] {
  const room = new Map([...cells.keys()].map((cell, number) => [cell, number]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [cell, colour] of cells) {
      const [x, y] = cell.split(',').map(Number) as [number, number];
      for (const other of [`${x + 1},${y}`, `${x},${y + 1}`]) {
        const [one, two] = [room.get(cell) as number, room.get(other)];
        if (cells.get(other) !== colour || two === undefined || one === two) continue;
        for (const [each, number] of room) if (number === two) room.set(each, one);
        changed = true;
      }
    }
  }
  const rooms = new Map<number, string[]>();
  for (const [cell, number] of room) rooms.set(number, [...(rooms.get(number) ?? []), cell]);
  return [...rooms.values()].map((one) => one.sort());
}

/** Whether two footprints share an edge or overlap, cell by cell. */
export function sharesEdge(one: Placement, other: Placement): boolean {
  const squares = (of: Placement): [number, number][] => [
    [xOf(of), yOf(of)],
    [xOf(of) + 1, yOf(of)],
    [xOf(of), yOf(of) + 1],
    [xOf(of) + 1, yOf(of) + 1],
  ];
  return squares(one).some(([x, y]) =>
    squares(other).some(([u, v]) => Math.abs(x - u) + Math.abs(y - v) <= 1),
  );
}

/** Whether all remaining cards can be reached from the first, by going on until nothing new is found. */
export function hangsTogether(plan: readonly Placement[], lifted: ReadonlySet<number>): boolean {
  const left = plan.filter((placement) => !lifted.has(cardOf(placement)));
  const reached = new Set(left.slice(0, 1));
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const one of left) if ([...reached].some((other) => sharesEdge(one, other))) reached.add(one);
  }
  return reached.size === left.length;
}
