/** Which part of the grid a board shows, and what lies under a point of it. Pure, so that it can be tested. */
import { CELL } from '../cards/size.ts';
import type { Bounds } from '../moves/picture.ts';

export interface Camera {
  /** The middle of the picture, in squares. */
  readonly x: number;
  readonly y: number;
  /** Pixels a square. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the reader has moved and zoomed since the board was fitted. */
export interface Moved {
  readonly dx: number;
  readonly dy: number;
  readonly zoom: number;
}

export const UNMOVED: Moved = { dx: 0, dy: 0, zoom: 1 };
const LARGEST = 62;
const SMALLEST = 16;

/** Everything and a margin around it, never larger than a square of the drawings. */
export function fit({ left, top, right, bottom }: Bounds, size: Size, margin: number, moved: Moved): Camera {
  const across = right - left + 2 * margin;
  const down = bottom - top + 2 * margin;
  const fitting = Math.min(LARGEST, size.width / across, size.height / down);
  return {
    x: (left + right) / 2 + moved.dx,
    y: (top + bottom) / 2 + moved.dy,
    scale: Math.max(SMALLEST, fitting * moved.zoom),
  };
}

/** Between two cameras: 0 is the one, 1 the other. Sizes grow by the same share in the same time. */
export const between = (one: Camera, other: Camera, part: number): Camera => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
  scale: one.scale * (other.scale / one.scale) ** part,
});

export const isSameCamera = (one: Camera, other: Camera): boolean =>
  one.x === other.x && one.y === other.y && one.scale === other.scale;

/** As an SVG has it. */
export function viewBoxOf({ x, y, scale }: Camera, { width, height }: Size): string {
  const unit = CELL / scale;
  return [x * CELL - (width * unit) / 2, y * CELL - (height * unit) / 2, width * unit, height * unit].join(
    ' ',
  );
}

/** The point of the grid under a pixel of the board, in squares. */
export const pointAt = (
  { x, y, scale }: Camera,
  { width, height }: Size,
  pixel: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } => ({
  x: x + (pixel.x - width / 2) / scale,
  y: y + (pixel.y - height / 2) / scale,
});

const ZOOM_STEP = 1.25;
const ZOOMS = { least: 0.4, most: 2.5 };

export const zoomed = (moved: Moved, by: number): Moved => ({
  ...moved,
  zoom: Math.min(ZOOMS.most, Math.max(ZOOMS.least, moved.zoom * by)),
});
export const zoomedIn = (moved: Moved): Moved => zoomed(moved, ZOOM_STEP);
export const zoomedOut = (moved: Moved): Moved => zoomed(moved, 1 / ZOOM_STEP);
