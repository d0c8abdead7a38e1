/** What this reader prefers at this game's tables. Kept in the browser. */
import { fieldsOf, kept } from '../../kit/kept.ts';

/** How the Phage phase is shown. */
export const PACES = ['steps', 'fast', 'once'] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  readonly odds: 'usual' | 'on' | 'off';
  readonly pace: Pace;
  /** Whether all cards are kept at the end of a phase without being asked. */
  readonly keepsAll: boolean;
}

const DEFAULTS: Kept = { odds: 'usual', pace: 'steps', keepsAll: false };

export const aids = kept<Kept>('airlock.hypatia', DEFAULTS, (stored) => {
  const { odds, pace, keepsAll } = fieldsOf(stored);
  return {
    odds: odds === 'on' || odds === 'off' ? odds : DEFAULTS.odds,
    pace: PACES.find((name) => name === pace) ?? DEFAULTS.pace,
    keepsAll: keepsAll === true,
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

export function setKeepsAll(keepsAll: boolean): void {
  aids.value = { ...aids.peek(), keepsAll };
}
