/** Hints for practice: where the nearest key comes closest, then what a good player would do (OMG-132). */
import type { Random, Seat } from '@airlock/kernel';
import { Appraisal } from './bot/appraisal.ts';
import { type Deed, decide, LEVELS, type Level } from './bot.ts';
import { COLOUR_COUNT, type Colour } from './cards.ts';
import type { OmegaEvent } from './events.ts';
import { type Cell, cellX, cellY } from './geometry/board.ts';
import type { View } from './view.ts';
import { seatIn } from './view.ts';

/** The first hint outlines squares, the second names a deed. */
export interface Outline {
  readonly colour: Colour;
  /** How many of the five squares are right, less what is wrong. */
  readonly fit: number;
  readonly squares: readonly { readonly x: number; readonly y: number }[];
}

const OFFICER = LEVELS.find(({ id }) => id === 'officer') as Level;

/** Whether this viewer may ask at all. */
export const mayHint = ({ mode, options, phase, seats, viewer }: View): boolean =>
  mode === 'practice' && options.practiceHints && phase === 'LIVE' && seats[viewer] !== undefined;

/** The best partial fit for the missing key that is nearest; `null` when all are held or nothing lies yet. */
export function outlineHint(view: View): Outline | null {
  if (!mayHint(view)) return null;
  const { plan, keys } = seatIn(view, view.viewer);
  const appraisal = new Appraisal({
    locations: view.locations ?? [],
    mirrorShapes: view.options.mirrorShapes,
    keys,
    scoring: [],
  });
  appraisal.board.show(plan ?? []);
  let best: Outline | null = null;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (keys & (1 << colour)) continue;
    const { value, shape, at } = appraisal.fit(colour);
    if (shape.length === 0 || (best && best.fit >= value)) continue;
    best = { colour, fit: value, squares: shape.map((offset) => squareAt(at + offset)) };
  }
  return best;
}

/** What the officer would do with the card in hand, or the cards it would pick up. */
export function deedHint(view: View, heard: readonly OmegaEvent[], random: Random): Deed | null {
  const seat: Seat = view.viewer;
  return mayHint(view) ? decide({ seat, view, heard }, OFFICER, random) : null;
}

const squareAt = (cell: Cell): { x: number; y: number } => ({ x: cellX(cell), y: cellY(cell) });
