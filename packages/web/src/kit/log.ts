/** How events look in the log and how long they take on the table: a table that a page supplies, one line for each sort. */
import type { Seat, Viewer } from '@airlock/kernel';
import type { Beat } from '../games/contract.ts';
import type { IconName } from '../look/Icon.tsx';
import type { SoundName } from '../sound/names.ts';

/** The icon in the log, `null` where it gets no line; milliseconds at normal speed; what is heard. */
export type EventLook = readonly [icon: IconName | null, lasts?: number, sound?: SoundName];

export type EventLooks<Event extends { readonly type: string }> = Readonly<
  Partial<Record<Event['type'], EventLook>>
>;

/** What is not in the table goes on with an arrow. */
export const iconOf = ([icon]: EventLook = ['next']): IconName | null => icon;

/** `null` for what takes no time and is not heard. */
export const beatOf = ([, lasts, sound]: EventLook = ['next']): Beat | null =>
  lasts === undefined ? null : { lasts, ...(sound ? { sound } : {}) };

/** The reader's own victory, and any that is watched, is cheered. */
export const endBeat = (viewer: Viewer, winners: readonly Seat[]): Beat => ({
  lasts: 0,
  sound: viewer < 0 || winners.includes(viewer) ? 'win' : 'loss',
});
