/** How those who watch are let in: what the host allows, who asks, and who answers. */
import type { WatchingInput } from '@airlock/protocol';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import { mustBeHost, nameBeside, namesAt, seatOf } from './seating.ts';
import type { Person, TableRecord } from './store/store.ts';
import {
  lookOf,
  mayWatch,
  watchingAt,
  wishesAt,
  withLetIn,
  withLook,
  withoutLooks,
  withoutWish,
  withWatching,
  withWish,
} from './watching.ts';

/** What became of it: the table as it is now, and what everybody is told. */
export interface Answered {
  readonly record: TableRecord;
  readonly told: readonly string[];
}

const ALLOWED = {
  link: 'Whoever has the link may watch.',
  asked: 'Only those whom the host lets in may watch.',
  nobody: 'Nobody may watch.',
} as const;

export function admitted(table: LiveTable, person: Person, input: WatchingInput): Answered {
  const { record } = table;
  const same: Answered = { record, told: [] };
  switch (input.do) {
    case 'allow': {
      mustBeOpen(record);
      mustBeHost(record, person);
      const { who, delay = 0 } = input.rule;
      const words = delay > 0 ? `${ALLOWED[who]} They see everything ${delay} seconds later.` : ALLOWED[who];
      return { ...same, record: withWatching(record, delay > 0 ? { who, delay } : { who }), told: [words] };
    }
    case 'knock':
      if (watchingAt(record).who !== 'asked') throw new Refused('not-allowed', 'Nobody is let in here.');
      if (mayWatch(record, person.id)) return same;
      return { ...same, record: withWish(record, person, null) };
    case 'look': {
      mustBePlaying(record);
      if (seatOf(record, person.id) !== null) {
        throw new Refused('not-allowed', 'You play here: you see with your own eyes.');
      }
      if (record.seats[input.seat]?.kind !== 'person') {
        throw new Refused('bad-request', 'Name the seat of a person.');
      }
      if (!mayWatch(record, person.id)) throw new Refused('not-let-in', 'Ask to be let in first.');
      return { ...same, record: withWish(record, person, input.seat) };
    }
    case 'answer':
      return answered(record, person, input.number, input.agree);
    case 'endLooks': {
      const mine = seatOf(record, person.id);
      return {
        ...same,
        record: withoutLooks(record, (look) =>
          mine === null ? look.person === person.id : look.seat === mine,
        ),
      };
    }
  }
}

function answered(record: TableRecord, person: Person, number: number, agree: boolean): Answered {
  const wish = wishesAt(record).find((one) => one.number === number);
  if (!wish) throw new Refused('bad-request', 'Nobody waits for that answer.');
  if (wish.seat === null) mustBeHost(record, person);
  else if (seatOf(record, person.id) !== wish.seat) {
    throw new Refused('not-your-seat', 'Only who plays that seat can answer.');
  }
  const rest = withoutWish(record, wish);
  const name = nameBeside(record.seats, wish.person);
  if (!agree) return { record: rest, told: [] };
  if (wish.seat === null) return { record: withLetIn(rest, wish.person.id), told: [] };
  mustBePlaying(record);
  return {
    record: withLook(rest, { person: wish.person.id, name, seat: wish.seat }),
    told: [`${name} looks through the eyes of ${namesAt(record)[wish.seat] ?? ''}, who has agreed.`],
  };
}

/** Members whose eyes are other ones now, or who may not watch any more. */
export function movedEyes(table: LiveTable, before: TableRecord) {
  const { record, members } = table;
  const isChanged = (person: string | undefined): boolean =>
    lookOf(before, person) !== lookOf(record, person);
  return {
    out: members.filter(({ listener }) => !mayWatch(record, listener.person?.id)),
    other: members.filter(({ listener }) => isChanged(listener.person?.id)),
  };
}

function mustBeOpen({ stage }: TableRecord): void {
  if (stage !== 'lobby' && stage !== 'playing') throw new Refused('not-allowed', 'This match is over.');
}

function mustBePlaying({ stage }: TableRecord): void {
  if (stage !== 'playing') throw new Refused('not-started', 'No match is going on here.');
}
