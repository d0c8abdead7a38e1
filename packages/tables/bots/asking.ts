/** Asks the bot of a seat: finds out what it knows, in whose name it thinks, and who may take its place. */
import type { BotLevel } from '@airlock/catalogue';
import { eventFor, type Seat } from '@airlock/kernel';
import type { AnyMatch } from '../folding.ts';
import type { LiveTable } from '../liveTable.ts';
import { personServed } from '../rests.ts';
import type { BotChance } from './botChance.ts';
import type { BotWatch } from './botSeats.ts';
import type { BusyNotices } from './busyNotices.ts';
import { type Thinkers, ThoughtFailed } from './thinkers.ts';
import type { Known } from './thought.ts';
import type { Turn } from './turns.ts';

/** What came of it. */
export interface Idea {
  /** `null` when there is nothing to say, or when every level has failed. */
  readonly action: string | null;
  readonly level: string;
}

export interface AskingParts {
  readonly thinkers: Thinkers;
  readonly notices: BusyNotices;
  /** What the bots at a table leave to chance. */
  readonly chance: (table: string) => BotChance;
}

export class Asking {
  private readonly parts: AskingParts;
  private readonly watch: BotWatch;

  constructor(parts: AskingParts, watch: BotWatch) {
    this.parts = parts;
    this.watch = watch;
  }

  /** `isWanted` is asked when it is the bot's turn to think. */
  async ask(
    table: LiveTable,
    match: AnyMatch,
    { seat, to }: Turn,
    wanted: string,
    isWanted: () => boolean,
  ): Promise<Idea | 'unwanted'> {
    const failed: Idea = { action: null, level: wanted };
    const [level, ...simpler] = downFrom(table.entry.levels, wanted);
    if (!level) return failed;
    try {
      const thought = await this.parts.thinkers.think({
        person: personServed(table),
        seed: () => this.parts.chance(table.code).seed(seat, match.log.length),
        // Whoever says nothing is not missed, and a simpler bot would say something else.
        levels: to === 'speak' ? [level] : [level, ...simpler],
        known: () => (isWanted() ? knownTo(table, match, seat, to) : null),
        begins: (isReduced) => {
          if (isReduced) this.reduced(table, seat, wanted);
        },
        failed: (name, failure) => this.watch.failed(table, name, failure),
      });
      if (!thought) return 'unwanted';
      this.watch.thought(thought.level, thought.milliseconds / 1000);
      return thought;
    } catch (error) {
      if (!(error instanceof ThoughtFailed)) throw error;
      return failed;
    }
  }

  /** That a bot plays for a person may be known to that person alone, so nobody is told because of it. */
  private reduced(table: LiveTable, seat: Seat, level: string): void {
    this.watch.reduced(table, level);
    if (table.record.seats[seat]?.kind === 'bot') this.parts.notices.reduced(table);
  }
}

/** A level and those below it, the strongest first. */
function downFrom(levels: readonly BotLevel[], wanted: string): BotLevel[] {
  const place = levels.findIndex(({ id }) => id === wanted);
  return levels.slice(0, place + 1).reverse();
}

function knownTo({ told }: LiveTable, match: AnyMatch, seat: Seat, to: Known['to']): Known {
  const heard = told.flatMap(({ events }) => events.map((event) => eventFor(event, seat)));
  return { to, game: match.game.id, seat, view: match.view(seat), heard };
}
