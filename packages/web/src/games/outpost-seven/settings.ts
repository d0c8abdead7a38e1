/** What this reader prefers at this game's tables. Kept in the browser. */
import { fieldsOf, kept } from '../../kit/kept.ts';

/** How long motion takes, against the usual. */
export const PACES = { calm: 1.6, usual: 1, quick: 0.5 } as const;
export type Pace = keyof typeof PACES;

export const isPace = (name: unknown): name is Pace => typeof name === 'string' && Object.hasOwn(PACES, name);

interface Kept {
  /** Bonuses are used by themselves, without asking for their order, which makes no difference (OPS-163). */
  readonly autoBonuses: boolean;
  readonly pace: Pace;
  /** What the icons do stands beside the table. */
  readonly iconHelp: boolean;
}

export const preferences = kept<Kept>(
  'airlock.outpost-seven',
  { autoBonuses: true, pace: 'usual', iconHelp: true },
  (stored) => {
    const { autoBonuses, pace, iconHelp } = fieldsOf(stored);
    return {
      autoBonuses: autoBonuses !== false,
      pace: isPace(pace) ? pace : 'usual',
      iconHelp: iconHelp !== false,
    };
  },
);

export function prefer(change: Partial<Kept>): void {
  preferences.value = { ...preferences.peek(), ...change };
}
