/** What this reader prefers here: sound, motion, the strength of bots. Kept in the browser. */
import { computed, effect, signal } from '@preact/signals';

export interface Alone {
  readonly preset?: string;
  readonly deal?: string;
}

interface Kept {
  readonly muted: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  /** As the system says, or switched on or off here. */
  readonly motion: 'system' | 'on' | 'off';
  /** Dark, light, or as the system says. */
  readonly look: 'dark' | 'light' | 'system';
  /** How large text is, and with it whatever is measured by it. */
  readonly text: 'usual' | 'large' | 'largest';
  /** Whether keys and buttons rest until a new question can have been read. */
  readonly rest: boolean;
  /** Single letters, digits and signs press what is on the table (`singleKeys.ts`). */
  readonly letters: boolean;
  /** What is secret opens while it is held; otherwise one press opens it for a few seconds. */
  readonly holds: boolean;
  /** Where somebody who plays alone or with bots plays. */
  readonly solo: 'here' | 'server';
  /** What of the games in this browser is copied to the server once it is over. */
  readonly copies: 'daily' | 'all' | 'none';
  /** The level last played against, by game. */
  readonly levels: Readonly<Record<string, string>>;
  /** The seat chosen last, by game, where seats are sides. */
  readonly sides: Readonly<Record<string, number>>;
  /** A notice of the browser when it is one's move and the page is not looked at. */
  readonly notices: boolean;
  /** What one plays alone with one click, by game: the name of a preset, and of a deal. */
  readonly alone: Readonly<Record<string, Alone>>;
  /** Which groups of options are unfolded, by game. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

const PLACE = 'airlock.settings';
const DEFAULTS: Kept = {
  muted: false,
  volume: 0.35,
  motion: 'system',
  look: 'dark',
  text: 'usual',
  rest: true,
  letters: true,
  holds: true,
  solo: 'here',
  copies: 'daily',
  levels: {},
  sides: {},
  groups: {},
  alone: {},
  notices: false,
};

/** Storage may be switched off or hold something of an older version; neither may stop the page. */
function read(): Kept {
  try {
    return readKept(JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}

/** Whatever is not as it should be is left to the defaults. */
export function readKept(kept: unknown): Kept {
  const {
    muted,
    volume,
    motion,
    look,
    text,
    rest,
    letters,
    holds,
    solo,
    copies,
    levels,
    sides,
    groups,
    alone,
    notices,
  }: Partial<Kept> = typeof kept === 'object' && kept !== null ? kept : {};
  return {
    muted: muted === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    motion: motion === 'on' || motion === 'off' ? motion : DEFAULTS.motion,
    look: look === 'light' || look === 'system' ? look : DEFAULTS.look,
    text: text === 'large' || text === 'largest' ? text : DEFAULTS.text,
    rest: rest !== false,
    letters: letters !== false,
    holds: holds !== false,
    solo: solo === 'server' ? 'server' : DEFAULTS.solo,
    copies: copies === 'all' || copies === 'none' ? copies : DEFAULTS.copies,
    levels: typeof levels === 'object' && levels !== null ? levels : DEFAULTS.levels,
    sides: typeof sides === 'object' && sides !== null ? sides : DEFAULTS.sides,
    notices: notices === true,
    alone: typeof alone === 'object' && alone !== null ? alone : DEFAULTS.alone,
    groups: typeof groups === 'object' && groups !== null ? groups : DEFAULTS.groups,
  };
}

export const settings = signal<Kept>(read());

export function keep(change: Partial<Kept>): void {
  settings.value = { ...settings.value, ...change };
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings.value));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

const asksForLess = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
const systemMotion = signal(!asksForLess?.matches);
asksForLess?.addEventListener('change', () => {
  systemMotion.value = !asksForLess.matches;
});

const asksForLight = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-color-scheme: light)');
const systemLook = signal<'dark' | 'light'>(asksForLight?.matches ? 'light' : 'dark');
asksForLight?.addEventListener('change', () => {
  systemLook.value = asksForLight.matches ? 'light' : 'dark';
});

const look = computed(() => (settings.value.look === 'system' ? systemLook.value : settings.value.look));

export const motion = computed(() =>
  settings.value.motion === 'system' ? systemMotion.value : settings.value.motion === 'on',
);

/** Several tabs share their settings, and the stylesheet hears about motion and look. */
export function applySettings(): void {
  addEventListener('storage', (event) => {
    if (event.key === PLACE) settings.value = read();
  });
  effect(() => {
    document.documentElement.dataset.motion = motion.value ? 'on' : 'off';
    document.documentElement.dataset.text = settings.value.text;
    document.documentElement.dataset.look = look.value;
  });
}
