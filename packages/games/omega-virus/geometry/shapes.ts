/** The shapes of the locations in every orientation, and which of them a room of five squares has. */
import { missing } from '@airlock/kernel';
import { LOCATIONS, type Location, PIP_SOLUTIONS } from '../cards.ts';
import { cellAt, cellX, cellY } from './board.ts';

/** A shape moved to the corner of a five by five box, one bit per square. */
type Mask = number;

export const SHAPE_SIZE = 5;
const BOX = 5;

type Point = readonly [x: number, y: number];

const turned = ([x, y]: Point): Point => [-y, x];
const mirrored = ([x, y]: Point): Point => [-x, y];

function drawn(drawing: readonly string[]): Point[] {
  return drawing.flatMap((row, y) => [...row].flatMap((sign, x): Point[] => (sign === '#' ? [[x, y]] : [])));
}

function maskOf(points: readonly Point[]): Mask {
  const left = Math.min(...points.map(([x]) => x));
  const top = Math.min(...points.map(([, y]) => y));
  return points.reduce((mask, [x, y]) => mask | (1 << ((y - top) * BOX + x - left)), 0);
}

/** Every different orientation of a drawing; mirrored ones too where they count. */
function orientations(drawing: readonly string[], mirrors: boolean): Point[][] {
  const found = new Map<Mask, Point[]>();
  const starts = mirrors ? [drawn(drawing), drawn(drawing).map(mirrored)] : [drawn(drawing)];
  for (const start of starts) {
    let points = start;
    for (let turn = 0; turn < 4; turn++) {
      if (!found.has(maskOf(points))) found.set(maskOf(points), points);
      points = points.map(turned);
    }
  }
  return [...found.values()];
}

interface ShapeBook {
  /** By location and orientation: distances of the squares from the first one, as differences of cells. */
  readonly offsets: readonly (readonly (readonly number[])[])[];
  /** The same for the squares around the shape. */
  readonly rims: readonly (readonly (readonly number[])[])[];
  readonly masks: readonly ReadonlySet<Mask>[];
}

function bookOf(mirrors: boolean): ShapeBook {
  const all = LOCATIONS.map(({ drawing }) => orientations(drawing, mirrors));
  const offsets = all.map((shapes) =>
    shapes.map((points) => {
      const [first] = points as [Point];
      return points.map(([x, y]) => cellAt(x, y) - cellAt(first[0], first[1]));
    }),
  );
  const rims = offsets.map((shapes) =>
    shapes.map((shape) => {
      const around = shape.flatMap((offset) => SIDES.map((side) => offset + side));
      return [...new Set(around)].filter((offset) => !shape.includes(offset));
    }),
  );
  return { offsets, rims, masks: all.map((shapes) => new Set(shapes.map(maskOf))) };
}

const SIDES: readonly number[] = [cellAt(0, -1) - cellAt(0, 0), 1, cellAt(0, 1) - cellAt(0, 0), -1];

const PLAIN = bookOf(false);
const MIRRORED = bookOf(true);

export const shapesFor = (mirrorShapes: boolean): ShapeBook => (mirrorShapes ? MIRRORED : PLAIN);

/** Whether exactly these squares have the shape of a location: not one more, not one less (OMG-051, OMG-052). */
export function matches(
  location: Location,
  mirrorShapes: boolean,
  cells: Int32Array,
  from: number,
  to: number,
): boolean {
  if (to - from !== SHAPE_SIZE) return false;
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  for (let index = from; index < to; index++) {
    left = Math.min(left, cellX(cells[index] ?? missing()));
    top = Math.min(top, cellY(cells[index] ?? missing()));
  }
  let mask: Mask = 0;
  for (let index = from; index < to; index++) {
    const cell = cells[index] ?? missing();
    mask |= 1 << ((cellY(cell) - top) * BOX + cellX(cell) - left);
  }
  return (shapesFor(mirrorShapes).masks[location] ?? missing()).has(mask);
}

/** How hard a location is to build: one pip for the easiest, three for the hardest. */
export function pipsOf(location: Location): number {
  const solutions = LOCATIONS[location]?.solutions ?? 0;
  return 1 + PIP_SOLUTIONS.filter((least) => solutions < least).length;
}
