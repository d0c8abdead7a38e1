/** What moves when an event is shown, and when: plain data, so that it can be tested without a page. */
import type { Seat } from '@airlock/kernel';
import { type Cell, type Line, type OutpostEvent, POP } from '@airlock/outpost-seven';
import type { SoundName } from '../../../sound/names.ts';

/** Milliseconds at normal speed. */
const TRAVEL = 240;
const CUBE = 110;
const SWEEP = 200;
const BEAT = 420;
export const BREATH = 80;

export type Cue = { readonly at: number; readonly lasts: number; readonly sound?: SoundName } & (
  | { readonly kind: 'arrive'; readonly cell: Cell }
  | { readonly kind: 'drop' | 'pop' | 'leave'; readonly cell: Cell; readonly space: number }
  | { readonly kind: 'sweep'; readonly centre: Cell; readonly seat: Seat }
  | { readonly kind: 'shield'; readonly cell: Cell }
  | { readonly kind: 'grow' | 'flip'; readonly line: Line }
  | { readonly kind: 'deal'; readonly slot: number }
);

/** The cues of one event, in order; empty for what only changes words. */
export function cuesOf(event: OutpostEvent): readonly Cue[] {
  switch (event.type) {
    case 'repaired':
      return [
        { kind: 'arrive', cell: event.open.cell, at: 0, lasts: TRAVEL },
        ...Array.from(
          { length: event.open.placed },
          (_, space): Cue => ({
            kind: 'drop',
            cell: event.open.cell,
            space,
            at: TRAVEL + space * CUBE,
            lasts: CUBE + 50,
            sound: 'cube',
          }),
        ),
      ];
    case 'bonusUsed':
      return bonusCues(event.open);
    case 'votes':
      return event.open.flipped.map(({ line }, index) => ({
        kind: 'flip',
        line,
        at: index * 90,
        lasts: BEAT - 120,
        sound: 'vote-flip',
      }));
    case 'offerFilled':
      return event.open.slots.map(({ slot }, index) => ({
        kind: 'deal',
        slot,
        at: index * 90,
        lasts: TRAVEL,
        sound: 'flip',
      }));
    default:
      return [];
  }
}

/** A sweep from the centre, then everything it reached. */
function bonusCues({
  kind,
  centre,
  seat,
  cubes,
  lines,
  safe,
}: Extract<OutpostEvent, { type: 'bonusUsed' }>['open']): Cue[] {
  const sweep: Cue = { kind: 'sweep', centre, seat, at: 0, lasts: SWEEP };
  if (kind === POP) {
    return [sweep, ...lines.map(({ line }): Cue => ({ kind: 'grow', line, at: SWEEP, lasts: BEAT }))];
  }
  return [
    sweep,
    ...cubes.map(({ cell, before, after }, index): Cue => {
      const [from, to] = [Math.abs(before), Math.abs(after)];
      const change =
        to > from ? { kind: 'pop' as const, space: from } : { kind: 'leave' as const, space: to };
      return { ...change, cell, at: SWEEP + index * 60, lasts: 160, sound: 'cube' };
    }),
    ...safe.map((cell): Cue => ({ kind: 'shield', cell, at: SWEEP, lasts: BEAT })),
  ];
}

/** How long an event takes at normal speed, with a breath after it so that the next one does not run into it. */
export function lengthOf(event: OutpostEvent): number {
  const cues = cuesOf(event);
  return cues.length === 0 ? 0 : Math.max(...cues.map(({ at, lasts }) => at + lasts)) + BREATH;
}
