/** What a game's test file says about the game, so that one suite can examine them all. */
import {
  type Action,
  type AnyGame,
  type Options,
  parseOptions,
  type Random,
  type Seat,
  type Viewer,
} from '@airlock/kernel';

/** How many sit down and what they agreed on. */
export interface Setting {
  readonly seats: number;
  readonly options: Options;
}

/** Reasons by name: of an event type, a kind of action, a field of the view or a place in the state. */
type Reasons = Readonly<Record<string, string>>;

export interface Plan<State = unknown> {
  /** The numbers of seats to try; the game's fewest and most must be among them. */
  readonly seats: readonly number[];
  /** Sets of options to try, defaults filled in; every value of every option must be among them. */
  readonly options: readonly Options[] | ((seats: number) => readonly Options[]);
  /** The most actions a match may take, asides not counted. */
  readonly bound: number | ((setting: Setting) => number);
  /** Every card and piece wherever it lies: the same things in every state of a match. */
  readonly census: (state: State) => readonly (string | number)[];
  /** Games each check plays, spread over the settings. AIRLOCK_CONFORMANCE_GAMES overrides it. */
  readonly games?: number;
  /** The folder of the golden playthroughs. */
  readonly golden?: URL;
  /** False where the legal actions are too many to list: then only the listed ones are judged. */
  readonly listsAll?: boolean;
  /** With `listsAll: false`, some action worth trying that the list may leave out. */
  readonly unlisted?: (state: State, seat: Seat, random: Random) => Action | undefined;
  /**
   * What this viewer must not be able to tell, each under a name, as long as it is not forced by what the
   * viewer knows. Written apart from `view` and `imagine`, it catches the two leaking in agreement.
   */
  readonly secrets?: (state: State, viewer: Viewer) => Readonly<Record<string, unknown>>;
  /** Kinds of action everybody sees being chosen, so that events may tell apart what views do not; and why. */
  readonly openly?: Reasons;
  /**
   * What spectators of a running match may learn although not every seat may, and why: fields of the view, types of
   * event, or a circle of talk as `circle 1`.
   */
  readonly watching?: Reasons;
  /**
   * Why a seat's view does not say which of the things it shows everybody knows, so that an imagined match has
   * forgotten it. What spectators learn is compared in worlds then in which two hidden things change places.
   */
  readonly publicMemory?: string;
  /** Hidden things that no chance deals, by their place in the state such as `ships.*.layout.*`, and why. */
  readonly notDealt?: Reasons;
  /** The same, as long as nobody has done anything: what is shuffled only when the first questions are answered. */
  readonly dealtLater?: Reasons;
  /** Types of event that no comparison of worlds can judge, such as what is shown once and then forgotten. */
  readonly inconclusive?: Reasons;
}

const DEFAULT_GAMES = 60;

export function gamesOf(plan: Plan): number {
  const wanted = process.env.AIRLOCK_CONFORMANCE_GAMES;
  if (wanted === undefined || wanted === '') return plan.games ?? DEFAULT_GAMES;
  const games = Number(wanted);
  if (!Number.isInteger(games) || games < 1) {
    throw new Error(`AIRLOCK_CONFORMANCE_GAMES must be a whole number from 1, not "${wanted}".`);
  }
  return games;
}

/** Every setting of the plan. Options the game does not know are a mistake of the plan and throw. */
export function settingsOf(game: AnyGame, plan: Plan): Setting[] {
  return plan.seats.flatMap((seats) => {
    const sets = typeof plan.options === 'function' ? plan.options(seats) : plan.options;
    return sets.map((set) => {
      const options = parseOptions(game.options, set);
      if (!options.ok) throw new Error(`The plan of ${game.id} is wrong: ${options.problem}`);
      return { seats, options: options.value };
    });
  });
}

export const boundOf = (plan: Plan, setting: Setting): number =>
  typeof plan.bound === 'function' ? plan.bound(setting) : plan.bound;

/** Seats and options that differ from the defaults, in words: `2 seats, openingKeep auto`. */
export function nameOf(game: AnyGame, { seats, options }: Setting): string {
  const chosen = Object.entries(options).filter(([name, value]) => game.options[name]?.default !== value);
  const parts = chosen.map(([name, value]) => `${name} ${value}`);
  return [`${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...parts].join(', ');
}

/** What the plan should try and does not, each as a sentence. */
export function gapsOf(game: AnyGame, plan: Plan): string[] {
  const gaps: string[] = [];
  for (const seats of new Set([game.seats.min, game.seats.max])) {
    if (!plan.seats.includes(seats)) gaps.push(`The plan never seats ${seats}.`);
  }
  const settings = settingsOf(game, plan);
  for (const [name, spec] of Object.entries(game.options)) {
    const wanted: readonly unknown[] =
      spec.kind === 'choice'
        ? spec.values
        : spec.kind === 'whole'
          ? [spec.min, spec.max]
          : spec.kind === 'switch'
            ? [false, true]
            : [spec.default];
    for (const value of wanted) {
      if (!settings.some(({ options }) => options[name] === value)) {
        gaps.push(`The plan never tries the option ${name} with ${JSON.stringify(value)}.`);
      }
    }
    if (spec.kind === 'text' && settings.every(({ options }) => options[name] === spec.default)) {
      gaps.push(`The plan never tries the option ${name} with a text of its own.`);
    }
  }
  return gaps;
}
