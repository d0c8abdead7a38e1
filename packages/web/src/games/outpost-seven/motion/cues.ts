/** What moves when an event is shown, and when: plain data, so that it can be tested without a page. */
import type { Seat } from '@airlock/kernel';
import {
  BEAT,
  type Cell,
  CUBE,
  CUBE_CHANGE,
  FLIP,
  type Line,
  NEXT_CUBE,
  type OutpostEvent,
  POP,
  ROW,
  SETTLING,
  SWEEP,
  TRAVEL,
} from '@airlock/outpost-seven';
import type { SoundName } from '../../../sound/names.ts';

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
            lasts: CUBE + SETTLING,
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
        at: index * ROW,
        lasts: FLIP,
        sound: 'vote-flip',
      }));
    case 'offerFilled':
      return event.open.slots.map(({ slot }, index) => ({
        kind: 'deal',
        slot,
        at: index * ROW,
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
      return { ...change, cell, at: SWEEP + index * NEXT_CUBE, lasts: CUBE_CHANGE, sound: 'cube' };
    }),
    ...safe.map((cell): Cue => ({ kind: 'shield', cell, at: SWEEP, lasts: BEAT })),
  ];
}
