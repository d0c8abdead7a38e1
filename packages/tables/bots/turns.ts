/** Whose turn it is among the bots of a table: first whoever may have something to say, then whoever is awaited. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { type Seat, type SeatSet, seatsIn } from '@airlock/kernel';
import type { AnyMatch } from '../folding.ts';
import type { LiveTable } from '../liveTable.ts';
import { hasSealed } from '../sealing.ts';
import { isPlayedByBot } from '../seating.ts';
import type { SeatRecord } from '../store/store.ts';
import type { Timers } from '../timers.ts';
import type { BotChance } from './botChance.ts';

export interface Turn {
  readonly seat: Seat;
  readonly to: 'choose' | 'speak';
}

/** They let the people talk first; to be asked again after this many milliseconds, if nothing else happens. */
export interface Patience {
  readonly again: number | null;
}

/** What the bots of a table have been asked since something new was said or asked. */
export class TalkRound {
  /** When the table last changed, by what has elapsed. */
  changedAt: number;
  private length = -1;
  private waiting: SeatSet = 0;
  private unasked: Seat[] = [];
  private patientAt = -1;
  private isLate = false;
  private readonly chance: BotChance;
  private readonly timers: Timers;

  constructor(chance: BotChance, timers: Timers) {
    this.chance = chance;
    this.timers = timers;
    this.changedAt = timers.elapsed();
  }

  /** Looks at the table as it is now. */
  notice(table: LiveTable, match: AnyMatch): void {
    if (match.log.length === this.length) return;
    this.changedAt = this.timers.elapsed();
    const isNewlyAsked = (match.waiting & ~this.waiting) !== 0;
    const isWord = match.waiting === this.waiting;
    if (this.length < 0 || isNewlyAsked || isWord) this.unasked = speakersAt(table);
    if (this.patientAt !== match.asked.sequence) this.isLate = false;
    this.length = match.log.length;
    this.waiting = match.waiting;
  }

  next(table: LiveTable, match: AnyMatch): Turn | Patience | null {
    const { record, due } = table;
    const speaker = this.taken(this.unasked);
    if (speaker !== undefined) return { seat: speaker, to: 'speak' };
    const awaited = seatsIn(match.waiting);
    const isBot = (seat: Seat): boolean => isPlayedByBot(record.seats[seat]);
    if (match.game.hosting?.discusses(match.state) && !this.isLate && !awaited.every(isBot)) {
      const isWaiting = this.patientAt === match.asked.sequence;
      this.patientAt = match.asked.sequence;
      return { again: isWaiting || due === null || due === undefined ? null : due / 2 };
    }
    const seat = this.taken(awaited.filter((one) => isBot(one) && !hasSealed(table, one)));
    return seat === undefined ? null : { seat, to: 'choose' };
  }

  /** The people have had their time. */
  losePatience(match: AnyMatch): void {
    this.isLate = this.patientAt === match.asked.sequence;
  }

  /** Any of them, by chance: the order in which bots act must not tell anything. */
  private taken(seats: Seat[]): Seat | undefined {
    return seats.length === 0 ? undefined : seats.splice(this.chance.pick(seats.length, this.length), 1)[0];
  }
}

/** Bots that can talk, at tables where talk is part of the game. */
function speakersAt({ record, entry }: LiveTable): Seat[] {
  if (!entry.game.hosting) return [];
  return record.seats.flatMap((seat, index) => (speaks(entry, seat) ? [index] : []));
}

/** Never in a person's name: a bot that stands in for one does what is awaited and nothing else. */
const speaks = ({ levels }: CatalogueEntry, seat: SeatRecord): boolean =>
  seat.kind === 'bot' && levels.find(({ id }) => id === seat.level)?.bot.speak !== undefined;

export function levelOf(seat: SeatRecord | undefined): string {
  if (seat?.kind === 'bot') return seat.level;
  return (seat?.kind === 'person' ? seat.standIn : undefined) ?? '';
}
