/**
 * Invitations and turns, told to whoever listens, a line of JSON each. Nothing of it is kept: who was not there asks for their tables
 * instead. Programs that listen can be invited; where none was invited to a table, none sits down there.
 */
import { has } from '@airlock/kernel';
import type { NewsLine } from '@airlock/protocol';
import { isProgram, type LiveTable, Refused } from '@airlock/tables';
import type { Person, PersonId } from '../store/store.ts';

/** Of one person at the same time. */
const MOST_STREAMS = 4;

/** Invitations that nobody has taken up; those made first are forgotten first. */
const MOST_INVITATIONS = 10_000;

export interface NewsStream {
  readonly person: Person;
  /** The games it wants to be invited to; `null` for all. */
  readonly games: ReadonlySet<string> | null;
  write(line: NewsLine): void;
  close(): void;
}

export class News {
  private readonly streams = new Map<PersonId, NewsStream[]>();
  /** The question that somebody was last told to answer, by table and person. */
  private readonly told = new Map<string, number>();
  private readonly invitations = new Set<string>();

  /** Gives the way to end it. */
  open(stream: NewsStream): () => void {
    const { id } = stream.person;
    const open = this.streams.get(id) ?? [];
    if (open.length >= MOST_STREAMS) {
      throw new Refused('too-long', `One can listen ${MOST_STREAMS} times at once. Close one first.`);
    }
    this.streams.set(id, [...open, stream]);
    return () => {
      const rest = (this.streams.get(id) ?? []).filter((one) => one !== stream);
      if (rest.length > 0) this.streams.set(id, rest);
      else this.streams.delete(id);
    };
  }

  isListening(person: PersonId): boolean {
    return this.streams.has(person);
  }

  /** Programs that wait for invitations to a game, or to any. */
  waiting(game: string | undefined): Person[] {
    const wants = ({ games }: NewsStream): boolean => !games || game === undefined || games.has(game);
    return [...this.streams.values()].flatMap((streams) => {
      const stream = streams.find((one) => isProgram(one.person.id) && wants(one));
      return stream ? [stream.person] : [];
    });
  }

  invite(table: LiveTable, program: PersonId, from: Person): void {
    const { record } = table;
    if (!this.waiting(record.game).some(({ id }) => id === program)) {
      throw new Refused('not-found', 'No such program waits for an invitation to this game.');
    }
    const [oldest] = this.invitations;
    if (this.invitations.size >= MOST_INVITATIONS && oldest !== undefined) this.invitations.delete(oldest);
    this.invitations.add(keyOf(table, program));
    this.tell(program, {
      type: 'invitation',
      table: table.code,
      game: record.game,
      options: record.options,
      seats: record.seats.length,
      from: from.name,
    });
  }

  decline(table: LiveTable, program: PersonId): void {
    this.invitations.delete(keyOf(table, program));
  }

  /** Programs sit down where they are invited, or at tables of their own. */
  mustBeInvited(table: LiveTable, { id }: Person): void {
    if (!isProgram(id) || table.record.host === id || this.invitations.has(keyOf(table, id))) return;
    throw new Refused(
      'not-allowed',
      'Programs sit down where they are invited. Nobody has invited this one.',
    );
  }

  /** Whoever is awaited now and was not before. */
  acted(table: LiveTable): void {
    const { match, record, code } = table;
    if (!match || this.streams.size === 0) return;
    for (const [seat, who] of record.seats.entries()) {
      if (who.kind !== 'person' || !this.streams.has(who.person)) continue;
      const key = keyOf(table, who.person);
      if (match.outcome) this.tell(who.person, { type: 'over', table: code, game: record.game });
      else if (has(match.waiting, seat) && this.told.get(key) !== match.asked.sequence) {
        this.told.set(key, match.asked.sequence);
        this.tell(who.person, { type: 'turn', table: code, game: record.game, sequence: match.log.length });
      }
      if (match.outcome) this.told.delete(key);
    }
  }

  /** Ends what was opened by somebody who is not signed in any more. */
  signedOut(isOver: (person: Person) => boolean): void {
    for (const streams of [...this.streams.values()])
      for (const stream of streams) if (isOver(stream.person)) stream.close();
  }

  private tell(person: PersonId, line: NewsLine): void {
    for (const stream of this.streams.get(person) ?? []) {
      if (line.type !== 'invitation' || !stream.games || stream.games.has(line.game)) stream.write(line);
    }
  }
}

const keyOf = ({ code }: LiveTable, person: PersonId): string => `${code} ${person}`;
