/** What this reader prefers at this game's tables. Kept in the browser. */
import { fieldsOf, kept } from '../../kit/kept.ts';

/** How the Phage phase is shown. */
export const PACES = ['steps', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  readonly odds: 'usual' | 'on' | 'off';
  readonly pace: Pace;
  /** Whether the status cards were laid out large once, to be read. */
  readonly read: boolean;
}

const DEFAULTS: Kept = { odds: 'usual', pace: 'steps', read: false };

export const aids = kept<Kept>('airlock.hypatia', DEFAULTS, (stored) => {
  const { odds, pace, read } = fieldsOf(stored);
  return {
    odds: odds === 'on' || odds === 'off' ? odds : DEFAULTS.odds,
    pace: PACES.find((name) => name === pace) ?? DEFAULTS.pace,
    read: read === true,
  };
});

/** In a race everybody counts for themselves, unless they choose otherwise. */
export const showsOdds = (racing: boolean): boolean =>
  aids.value.odds === 'usual' ? !racing : aids.value.odds === 'on';

export function setOdds(on: boolean): void {
  aids.value = { ...aids.value, odds: on ? 'on' : 'off' };
}

export function setPace(pace: Pace): void {
  aids.value = { ...aids.value, pace };
}

/** True once: the first time somebody commands a ship in this browser. */
export function isFirstVoyage(): boolean {
  if (aids.peek().read) return false;
  aids.value = { ...aids.peek(), read: true };
  return true;
}
