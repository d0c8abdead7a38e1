/** What everybody sees of a game before it is opened, known without loading any of its code. */

export interface ShelfCard {
  readonly id: string;
  readonly title: string;
  readonly tagline: string;
  readonly kind: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a match takes, as front page, lobby and command line say it. */
  readonly minutes: string;
  /** `null` where no rulebook and no other public source names one for certain. */
  readonly designer: string | null;
  readonly publisher: string | null;
  /** Whether it can be played here yet. */
  readonly built: boolean;
  /** Its lessons, as in `/learn/<lesson>`; the first one is called like the game. */
  readonly lessons?: readonly string[];
  /** Whether there is a deal of the day at `/daily/<id>`. */
  readonly daily?: true;
}
