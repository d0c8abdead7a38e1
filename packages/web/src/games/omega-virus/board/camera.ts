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

/** What lies over the board: something in a corner at its right, and a strip along its foot. */
export interface Covered {
  readonly corner: Size & { readonly isUpper: boolean };
  /** Pixels. */
  readonly foot: number;
}

const OPEN: Covered = { corner: { width: 0, height: 0, isUpper: true }, foot: 0 };

/** The rim of a ghost that stands in the last free squares. */
const RIM = 4;

/**
 * Everything and a margin around it, never larger than a square of the drawings. Neither plan nor ghost come to lie under what
 * covers the board: where they would, they go beside or below what is in the corner, whichever leaves them larger.
 */
export function fit(bounds: Bounds, size: Size, margin: number, moved: Moved, covered = OPEN): Camera {
  const { left, top, right, bottom } = bounds;
  const { corner, foot } = covered;
  const [across, down] = [right - left + 2 * margin, bottom - top + 2 * margin];
  const height = size.height - foot;
  const inside = (aside: number, apart: number) => ({
    aside,
    apart,
    scale: Math.min(LARGEST, (size.width - aside - 2 * RIM) / across, (height - apart - 2 * RIM) / down),
  });
  const [whole, beside, below] = [inside(0, 0), inside(corner.width, 0), inside(0, corner.height)];
  const isFree =
    (size.width - across * whole.scale) / 2 >= corner.width ||
    (height - down * whole.scale) / 2 >= corner.height;
  const { aside, apart, scale } = isFree ? whole : beside.scale >= below.scale ? beside : below;
  return {
    x: (left + right) / 2 + aside / 2 / scale + moved.dx,
    y: (top + bottom) / 2 + (foot + (corner.isUpper ? -apart : apart)) / 2 / scale + moved.dy,
    scale: Math.max(SMALLEST, scale * moved.zoom),
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
