/** Who may watch a table, through whose eyes, and what is heard of those who do. */
import { type Circle, has, only, type Seat, type SeatSet } from '@airlock/kernel';
import type { TableInfo, WatchingRule } from '@airlock/protocol';
import { Refused } from './refused.ts';
import { seatOf } from './seating.ts';
import type { CompanyRecord, Look, Person, PersonId, TableRecord, Wish } from './store/store.ts';

/**
 * Those who watch talk among themselves while a match goes on, in games that have no such circle of their own: a player could be
 * told what others hold.
 */
export const WATCHERS: Circle = 100;

/** This many may wait to be let in. */
const MOST_WAITING = 20;

export const wishesAt = ({ company }: TableRecord): readonly Wish[] => company?.wishes ?? [];

export const watchingAt = ({ company }: TableRecord): WatchingRule => company?.watching ?? { who: 'link' };

/** Whether somebody without a seat may see the match. Before the start everybody with the link may sit down. */
export function mayWatch(record: TableRecord, person: PersonId | undefined): boolean {
  if (record.stage !== 'playing' || watchingAt(record).who === 'link') return true;
  if (person === undefined) return false;
  if (record.host === person || seatOf(record, person) !== null) return true;
  return watchingAt(record).who === 'asked' && record.company?.letIn?.includes(person) === true;
}

/** Refuses those whom the host has removed, and those who may not watch. */
export function mustBeLetIn(record: TableRecord, person: PersonId | undefined): void {
  if (person !== undefined && record.company?.keptOut?.includes(person)) {
    throw new Refused('kept-out', 'The host has removed you from this table.');
  }
  if (mayWatch(record, person)) return;
  throw watchingAt(record).who === 'nobody'
    ? new Refused('not-watched', 'A match is going on here that nobody else may watch.')
    : new Refused(
        'not-let-in',
        'A match is going on here. Only those whom its host lets in may watch it: ask to be let in.',
      );
}

/** The seat somebody looks through, while its player agrees. */
export const lookOf = ({ company, stage }: TableRecord, person: PersonId | undefined): Seat | undefined =>
  stage === 'playing' && person !== undefined
    ? company?.looks?.find((look) => look.person === person)?.seat
    : undefined;

/** How long after the players those see something who watch. */
export const delayAt = (record: TableRecord): number =>
  record.stage === 'playing' ? (watchingAt(record).delay ?? 0) * 1_000 : 0;

/** Whoever has seen the cards of a seat may not sit down at another one of the same match. */
export function mustBeUnknowing({ company }: TableRecord, person: PersonId): void {
  if (company?.insiders?.includes(person)) {
    throw new Refused('not-allowed', 'You have looked through somebody’s eyes in this match.');
  }
}

const withCompany = (record: TableRecord, change: Partial<CompanyRecord>): TableRecord => ({
  ...record,
  company: { ...record.company, ...change },
});

export const withWatching = (record: TableRecord, watching: WatchingRule): TableRecord =>
  withCompany(record, { watching });

export function withLetIn(record: TableRecord, person: PersonId): TableRecord {
  const letIn = record.company?.letIn ?? [];
  return letIn.includes(person) ? record : withCompany(record, { letIn: [...letIn, person] });
}

export function withLook(record: TableRecord, look: Look): TableRecord {
  const { looks = [], insiders = [] } = record.company ?? {};
  return withCompany(record, {
    looks: [...looks.filter(({ person }) => person !== look.person), look],
    insiders: insiders.includes(look.person) ? insiders : [...insiders, look.person],
  });
}

/** Nobody looks through a seat any more, or somebody through none. */
export const withoutLooks = (record: TableRecord, ended: (look: Look) => boolean): TableRecord => {
  const { looks = [] } = record.company ?? {};
  return looks.some(ended) ? withCompany(record, { looks: looks.filter((look) => !ended(look)) }) : record;
};

export function withMute(record: TableRecord, person: PersonId, on: boolean): TableRecord {
  const others = (record.company?.muted ?? []).filter((one) => one !== person);
  return withCompany(record, { muted: on ? [...others, person] : others });
}

export function mustBeHeard({ company }: TableRecord, person: PersonId): void {
  if (company?.muted?.includes(person)) {
    throw new Refused('muted', 'The host has muted you at this table.');
  }
}

/** The seats of people whom the host has muted. */
export function mutedSeats({ company, seats }: TableRecord): SeatSet {
  const muted = company?.muted ?? [];
  return seats.reduce(
    (set, seat, index) => (seat.kind === 'person' && muted.includes(seat.person) ? set | only(index) : set),
    0,
  );
}

export const isMuted = (record: TableRecord, seat: Seat): boolean => has(mutedSeats(record), seat);

/** What everybody is told of who may watch. */
export function watchingInfo(record: TableRecord): Pick<TableInfo, 'watching'> {
  const { watching } = record.company ?? {};
  return watching ? { watching } : {};
}

/** Who looks through a seat, by name: everybody sees it. */
export const lookersAt = ({ company, stage }: TableRecord, seat: Seat): readonly string[] =>
  stage === 'playing'
    ? (company?.looks ?? []).filter((look) => look.seat === seat).map(({ name }) => name)
    : [];

/** One wish of a person for each thing, and not too many of all. */
export function withWish(record: TableRecord, person: Person, seat: Seat | null): TableRecord {
  const wishes = wishesAt(record);
  if (wishes.some((wish) => wish.person.id === person.id && wish.seat === seat)) return record;
  if (wishes.length >= MOST_WAITING) throw new Refused('not-now', 'Too many are waiting for an answer here.');
  const number = Math.max(0, ...wishes.map((wish) => wish.number)) + 1;
  return withCompany(record, { wishes: [...wishes, { number, person, seat }] });
}

export const withoutWish = (record: TableRecord, wish: Wish): TableRecord =>
  withCompany(record, { wishes: wishesAt(record).filter((one) => one !== wish) });
