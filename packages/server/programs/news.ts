/**
 * Invitations and turns, told to whoever listens, a line of JSON each. What was told is not kept: whoever was not there asks for their
 * tables instead. Programs that listen can be invited; where none was invited to a table, none sits down there.
 */
import { has, type Seat } from '@airlock/kernel';
import type { NewsLine } from '@airlock/protocol';
import { invitationOf, invite, isProgram, type LiveTable, Refused, uninvite } from '@airlock/tables';
import type { Person, PersonId } from '../store/store.ts';

/** Of one person at the same time. */
const MOST_STREAMS = 4;

export interface NewsStream {
  readonly person: Person;
  /** The games it wants to be invited to; `null` for all. */
  readonly games: ReadonlySet<string> | null;
  write(line: NewsLine): void;
  close(): void;
}

/** A program, and the seat it is challenged to take. */
interface Invited {
  readonly program: PersonId;
  readonly seat?: Seat;
}

/** Somebody who listens at another server, as that server tells it. */
export interface FarListener {
  readonly person: Person;
  readonly games: readonly string[] | null;
}

/** Other servers that share the database, where there are some. */
export interface OtherNews {
  /** Somebody has begun or stopped to listen here. */
  changed(): void;
  tell(node: string, person: PersonId, line: NewsLine): void;
}

export class News {
  private others: OtherNews | null = null;
  private readonly far = new Map<string, readonly FarListener[]>();
  /** The people among them, who are looked for with every action. */
  private farPeople: ReadonlySet<PersonId> = new Set();
  private readonly streams = new Map<PersonId, NewsStream[]>();
  /** The question that somebody was last told to answer. A table that leaves memory takes it along. */
  private readonly told = new WeakMap<LiveTable, Map<PersonId, number>>();

  /** Gives the way to end it. */
  open(stream: NewsStream): () => void {
    const { id } = stream.person;
    const open = this.streams.get(id) ?? [];
    if (open.length >= MOST_STREAMS) {
      throw new Refused('too-long', `One can listen ${MOST_STREAMS} times at once. Close one first.`);
    }
    this.streams.set(id, [...open, stream]);
    this.others?.changed();
    return () => {
      const rest = (this.streams.get(id) ?? []).filter((one) => one !== stream);
      if (rest.length > 0) this.streams.set(id, rest);
      else this.streams.delete(id);
      this.others?.changed();
    };
  }

  /** From now on what happens here is told at other servers, too. */
  share(others: OtherNews): void {
    this.others = others;
  }

  /** Those who listen here, for other servers. */
  get listeners(): FarListener[] {
    return [...this.streams.values()]
      .flat()
      .map(({ person, games }) => ({ person, games: games && [...games] }));
  }

  /** Those who listen at another server, all of them. */
  heardOf(node: string, listeners: readonly FarListener[]): void {
    if (listeners.length > 0) this.far.set(node, listeners);
    else this.far.delete(node);
    this.farPeople = new Set(this.farListeners().map(({ person }) => person.id));
  }

  /** What another server has to tell somebody who listens here. */
  passOn(person: PersonId, line: NewsLine): void {
    for (const stream of this.streams.get(person) ?? []) {
      if (wants(stream.games, line)) stream.write(line);
    }
  }

  isListening(person: PersonId): boolean {
    return this.streams.has(person) || this.farPeople.has(person);
  }

  /** Programs that wait for invitations to a game, or to any. */
  waiting(game: string | undefined): Person[] {
    const waiting = new Map<PersonId, Person>();
    for (const { person, games } of [...this.listeners, ...this.farListeners()]) {
      const isWanted = !games || game === undefined || games.includes(game);
      if (isWanted && isProgram(person.id)) waiting.set(person.id, person);
    }
    return [...waiting.values()];
  }

  mustWait(program: PersonId, game: string): void {
    if (!this.waiting(game).some(({ id }) => id === program)) {
      throw new Refused('not-found', 'No such program waits for an invitation to this game.');
    }
  }

  /** Kept with the table before anybody is told. */
  async invite(table: LiveTable, from: Person, invited: readonly Invited[]): Promise<void> {
    const { game, options, seats } = table.record;
    for (const { program } of invited) this.mustWait(program, game);
    await invite(
      table,
      invited.map((one) => ({ ...one, from: from.id })),
    );
    for (const { program, seat } of invited) {
      this.tell(program, {
        type: 'invitation',
        table: table.code,
        game,
        options,
        seats: seats.length,
        from: from.name,
        ...(seat === undefined ? {} : { challenge: seat }),
      });
    }
  }

  /** Whether there was something to decline. Who invited it is told. */
  async decline(table: LiveTable, { id, name }: Person): Promise<boolean> {
    const declined = await uninvite(table, id);
    if (!declined) return false;
    this.tell(declined.from, {
      type: 'declined',
      table: table.code,
      game: table.record.game,
      by: name,
    });
    return true;
  }

  /** Programs sit down where they are invited, or at tables of their own. */
  mustBeInvited(table: LiveTable, { id }: Person): void {
    if (!isProgram(id) || table.record.host === id || invitationOf(table.record, id)) return;
    throw new Refused(
      'not-allowed',
      'Programs sit down where they are invited. Nobody has invited this one.',
    );
  }

  /** Whoever is awaited now and was not before. */
  acted(table: LiveTable): void {
    const { match, record, code } = table;
    if (!match || (this.streams.size === 0 && this.far.size === 0)) return;
    for (const [seat, who] of record.seats.entries()) {
      if (who.kind !== 'person' || !this.isListening(who.person)) continue;
      if (match.outcome) this.tell(who.person, { type: 'over', table: code, game: record.game });
      else if (has(match.waiting, seat) && this.isNewTo(who.person, table, match.asked.sequence)) {
        this.tell(who.person, { type: 'turn', table: code, game: record.game, sequence: match.log.length });
      }
    }
  }

  /** Ends what was opened by somebody who is not signed in any more. */
  signedOut(isOver: (person: Person) => boolean): void {
    for (const streams of [...this.streams.values()])
      for (const stream of streams) if (isOver(stream.person)) stream.close();
  }

  private isNewTo(person: PersonId, table: LiveTable, asked: number): boolean {
    const told = this.told.get(table) ?? new Map<PersonId, number>();
    if (told.get(person) === asked) return false;
    this.told.set(table, told.set(person, asked));
    return true;
  }

  private tell(person: PersonId, line: NewsLine): void {
    this.passOn(person, line);
    for (const [node, listeners] of this.far) {
      if (listeners.some((one) => one.person.id === person)) this.others?.tell(node, person, line);
    }
  }

  private farListeners(): FarListener[] {
    return [...this.far.values()].flat();
  }
}

/** Invitations come to those alone who wait for that game. */
const wants = (games: ReadonlySet<string> | null, line: NewsLine): boolean =>
  line.type !== 'invitation' || !games || games.has(line.game);
