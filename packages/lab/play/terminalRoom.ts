/** The room with the one table of a terminal: what a server gives its room, from what a command has. */
import { createHash } from 'node:crypto';
import type { CatalogueEntry } from '@airlock/catalogue';
import { fastRandom } from '@airlock/kernel';
import {
  answering,
  BEGUN,
  CannotWrite,
  type Chance,
  GroupCommit,
  type LiveTable,
  Room,
  type RoomWatch,
  type StartThread,
  type TableStore,
  Thinkers,
  type Timers,
  timersOf,
} from '@airlock/tables';
import { Complaint } from '../complaint.ts';
import { reasonOf } from '../matchFiles.ts';

const TIMERS: Timers = timersOf(globalThis, (then) => void setImmediate(then));

const NEVER = Number.POSITIVE_INFINITY;
/** Whoever sits at a terminal is there; timers count up to about 24 days. */
const A_WEEK_MS = 7 * 24 * 3_600_000;

/** What is fixed by the seed: the deal, and what bots leave to chance, at each place of the log for itself. */
export interface TerminalChance {
  readonly code: string;
  readonly seed: string;
}

const chanceOf = ({ code, seed }: TerminalChance): Chance => ({
  code: () => code,
  seed: () => seed,
  bots: () => ({
    seed: (seat, after) => `${seed} bots ${seat} ${after}`,
    pick: (count, after) => fastRandom(`${seed} order ${after}`).int(count),
    part: () => 0,
  }),
});

/** Bots think in this very thread, as long as they like: nobody else waits, and the same seed gives the same match. */
const thinkingHere =
  (entry: CatalogueEntry): StartThread =>
  ({ begun, answered }) => {
    const ask = answering({
      load: async (id) => (id === entry.game.id ? entry : undefined),
      stopwatch: () => performance.now(),
      sign: () => undefined,
      say: (said) => (said === BEGUN ? begun() : answered(said)),
    });
    return { signs: 0, ask, prepare: (game) => ask({ prepare: game }), end: async () => undefined };
  };

export class TerminalRoom {
  readonly room: Room;
  private readonly commits: GroupCommit;
  private readonly thinkers: Thinkers;
  /** What went wrong first; nothing is done after it. */
  private failure: unknown = null;
  /** Never kept; broken by what went wrong. */
  readonly broken: Promise<never>;

  constructor(store: TableStore, entry: CatalogueEntry, chance: TerminalChance) {
    let breakOff: (reason: unknown) => void = () => undefined;
    this.broken = new Promise((_, reject) => {
      breakOff = reject;
    });
    // It is thrown to whoever waits for something; perhaps nobody does.
    this.broken.catch(() => undefined);
    const broke = (error: unknown): void => {
      this.failure ??= error;
      breakOff(this.failure);
    };
    this.commits = new GroupCommit(store, TIMERS, {
      committed: () => undefined,
      failed: (error) => broke(asComplaint(error)),
      broke,
    });
    this.thinkers = new Thinkers({
      timers: TIMERS,
      start: thinkingHere(entry),
      threads: 1,
      limitMs: NEVER,
      stuckMs: A_WEEK_MS,
      patienceMs: NEVER,
    });
    const isWhole = (): boolean => this.failure === null;
    this.room = new Room(
      {
        store,
        commits: this.commits,
        health: {
          get canWrite() {
            return isWhole();
          },
        },
        games: new Map([[entry.game.id, entry]]),
        thinkers: this.thinkers,
        timers: TIMERS,
        chance: chanceOf(chance),
        names: { mustBeFit: () => undefined },
        sha256: (text) => createHash('sha256').update(text).digest('hex'),
        frameOf: (text) => text,
        graceMs: A_WEEK_MS,
        idleMs: A_WEEK_MS,
        botPaceMs: 0,
        // Nobody who reads is hurried; a race has its own time.
        untimed: true,
        neverRests: true,
      },
      watchOf(broke),
    );
  }

  /** When everything that was begun is written and no bot has anything to do; in a race, when everything is written. */
  async settled(table: LiveTable): Promise<void> {
    const isRace = table.entry.game.realTime !== undefined;
    for (;;) {
      await this.commits.drained();
      await new Promise<void>((resolve) => void setImmediate(resolve));
      if (this.failure !== null) throw this.failure;
      if (!table.isBusy && (isRace || !this.room.isNeeded(table))) return;
    }
  }

  /** Why something was refused, as exactly as it is known. */
  reasonFor(refused: Error): string {
    return this.failure instanceof Error ? this.failure.message : refused.message;
  }

  close(): void {
    this.room.close();
    void this.thinkers.close();
  }
}

function asComplaint(error: Error): Error {
  if (!(error instanceof CannotWrite)) return error;
  return new Complaint(`What was done could not be kept, so it is not shown: ${reasonOf(error.cause)}.`);
}

/** Whatever should not have happened ends the command with its reason. */
function watchOf(broke: (error: unknown) => void): RoomWatch {
  const nothing = (): void => undefined;
  return {
    bots: {
      thought: nothing,
      reduced: nothing,
      failed: (_table, level, failure) => broke(new Error(`The bot "${level}" failed: ${failure.message}`)),
      refused: (_table, level, refused) =>
        broke(new Error(`The bot "${level}" broke ${refused.rule}: ${refused.message}`)),
      broke: (_table, error) => broke(error),
    },
    clocks: { refused: (_table, refused) => broke(refused) },
    acted: nothing,
    began: nothing,
    ended: nothing,
    judged: nothing,
    failed: broke,
    notRelieved: (_table, error) => broke(error),
    lost: (_table, reason) => broke(reason),
    stumbled: (_table, reason) => broke(reason),
    damaged: (_code, reason) => broke(reason),
  };
}
