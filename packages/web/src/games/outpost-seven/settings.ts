/** What this reader prefers at this game's tables. Kept in the browser. */
import { effect, signal } from '@preact/signals';

/** How long motion takes, against the usual. */
export const PACES = { calm: 1.6, usual: 1, quick: 0.5 } as const;
export type Pace = keyof typeof PACES;

interface Kept {
  /** Bonuses are used by themselves, without asking for their order. */
  readonly autoBonuses: boolean;
  readonly pace: Pace;
}

const PLACE = 'airlock.outpost-seven';
const DEFAULTS: Kept = { autoBonuses: false, pace: 'usual' };

/** Storage may be switched off or hold something of an older version; neither may stop the page. */
function read(): Kept {
  try {
    const kept: Partial<Kept> = JSON.parse(localStorage.getItem(PLACE) ?? '{}');
    return {
      autoBonuses: kept.autoBonuses === true,
      pace: kept.pace !== undefined && Object.hasOwn(PACES, kept.pace) ? kept.pace : DEFAULTS.pace,
    };
  } catch {
    return DEFAULTS;
  }
}

const kept = read();
export const autoBonuses = signal(kept.autoBonuses);
export const pace = signal<Pace>(kept.pace);

effect(() => {
  const text = JSON.stringify({ autoBonuses: autoBonuses.value, pace: pace.value } satisfies Kept);
  try {
    localStorage.setItem(PLACE, text);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
});
