/**
 * What the house says about a game before it is opened. A game says it in `games/<id>/about.ts`, which is kept small, because the
 * front page carries it; what only its table needs is in `index.tsx` and loaded with it.
 */
import type { NewTable } from '@airlock/protocol';

/** Another way in, on the game's card of the front page: how it is written, and how it is spoken. */
interface WayIn {
  readonly text: string;
  readonly spoken: string;
}

interface LessonWords extends WayIn {
  /** As in `/learn/<id>`; the game's card in the catalogue names it, too. */
  readonly id: string;
  /** In the list of all lessons. */
  readonly title: string;
}

export interface About {
  /** The game's colour: beside its title, under its active tab, on its poster. Never a state. */
  readonly accent: string;
  /** The address of its poster: `import poster from './poster.svg'`. */
  readonly poster: string;
  readonly pitch: string;
  /** On the button that plays at once. */
  readonly play: string;
  readonly lessons?: readonly LessonWords[];
  /** Seats are sides of the game, such as colours, and everybody chooses theirs. */
  readonly sides?: true;
  /** Where the game has a deal of the day, `games/<id>/daily/DailyPage.tsx`. */
  readonly daily?: WayIn;
  /** The recommended table that new ones begin as, by its label; the first where this is missing. */
  readonly begins?: string;
  /** The table that one click sets. */
  readonly atOnce?: {
    /** What is agreed there and differs from the usual: bots need no timers. */
    readonly options?: NewTable['options'];
    /** Can be played alone, but is better against somebody. */
    readonly rival?: true;
    /** The level of the first rival, where the middle one would be too strong for somebody new. */
    readonly level?: string;
  };
}

/** Whose game it is, in `games/<id>/credits.ts`. */
export interface Credit {
  readonly people: string;
  /** What rulebooks and other public sources say. */
  readonly documented: string;
  readonly designed: string;
}
