/** What was changed at a table before its match, for those who had agreed to something else. */
import { type AnyGame, EVERYBODY, optionNamed } from '@airlock/kernel';
import type { TableNews, TableTime, TalkLine } from '@airlock/protocol';
import type { LiveTable } from './liveTable.ts';
import type { PersonId, SeatRecord, TableRecord, Write } from './store/store.ts';

const SEATS = 'Seats';

/** How two states of a table differ in what people agree to. Sitting down and getting up is no such thing. */
export function newsBetween(
  game: AnyGame,
  before: TableRecord,
  after: TableRecord,
  by: string,
): readonly TableNews[] {
  const options = Object.keys(game.options).flatMap((option): TableNews[] => {
    const [was, is] = [before.options[option], after.options[option]];
    if (was === undefined || is === undefined || was === is) return [];
    const { label, valueName } = optionNamed(game, option);
    return [{ by, option, label, from: valueName(was), to: valueName(is) }];
  });
  const times = [before, after].map(({ company }) => timeWords(company?.time));
  const time = times[0] === times[1] ? [] : [{ by, label: 'Time', from: times[0] ?? '', to: times[1] ?? '' }];
  const guests = [before, after].map(({ company }) => programWords(company?.noPrograms));
  const programs =
    guests[0] === guests[1] ? [] : [{ by, label: 'Programs', from: guests[0] ?? '', to: guests[1] ?? '' }];
  const [from, to] = [before.seats.length, after.seats.length];
  const count = from === to ? [] : [{ by, label: SEATS, from: String(from), to: String(to) }];
  const bots = after.seats.flatMap((seat, index): TableNews[] => {
    const was = before.seats[index];
    if (was === undefined || was.kind === 'person' || seat.kind === 'person') return [];
    const words = [seatWords(was), seatWords(seat)] as const;
    return words[0] === words[1] ? [] : [{ by, label: `Seat ${index + 1}`, from: words[0], to: words[1] }];
  });
  return [...options, ...time, ...programs, ...count, ...bots];
}

const programWords = (noPrograms: true | undefined): string => (noPrograms ? 'none' : 'by invitation');

function timeWords(time: TableTime | undefined): string {
  if (!time) return 'no clock';
  if (time.kind === 'bank') return `${time.minutes} minutes for each player`;
  return time.kind === 'live' ? `${time.seconds} seconds` : `${time.hours} hours`;
}

const seatWords = (seat: SeatRecord): string => (seat.kind === 'open' ? 'Open' : seat.name);

export const newsSentence = ({ by, label, from, to }: TableNews): string =>
  `${by} changed ${label} from ${from} to ${to}.`;

/** Others agreed to other terms: whoever was ready is asked again, and told why. If all is as it was, nobody is asked. */
export function askedAgain(table: TableRecord, news: readonly TableNews[], by: PersonId): TableRecord {
  if (news.length === 0) return table;
  const seats = table.seats.map((seat): SeatRecord => {
    if (seat.kind !== 'person' || seat.person === by || !(seat.ready || seat.again)) return seat;
    const { again = [], ...rest } = seat;
    const all = together(again, news);
    return all.length === 0 ? { ...rest, ready: true } : { ...rest, ready: false, again: all };
  });
  return { ...table, seats };
}

/** Two changes of one thing are one. */
function together(earlier: readonly TableNews[], later: readonly TableNews[]): readonly TableNews[] {
  const all = new Map(earlier.map((one) => [one.label, one]));
  for (const one of later) all.set(one.label, { ...one, from: all.get(one.label)?.from ?? one.from });
  return [...all.values()].filter(({ from, to }) => from !== to);
}

/** Whether anybody but the one who changed something would read of it. */
export const hasOthers = ({ record, members }: LiveTable, person: PersonId): boolean =>
  record.seats.some((seat) => seat.kind === 'person' && seat.person !== person) ||
  members.some(({ listener }) => listener.person?.id !== person);

/** Lines of the talk that the table itself says: what to write down, and what to send. */
export function newsLines(table: LiveTable, sentences: readonly string[]) {
  const first = (table.talkLines.get(EVERYBODY) ?? 0) + 1;
  const lines = sentences.map(
    (text, at): TalkLine => ({ number: first + at, seat: null, name: '', text, at: Date.now() }),
  );
  return {
    writes: lines.map((line): Write => ({ kind: 'talk', table: table.record.number, line })),
    shown() {
      if (lines.length === 0) return;
      table.talkLines.set(EVERYBODY, first + lines.length - 1);
      const message = JSON.stringify({ type: 'talk', table: table.code, lines });
      for (const { listener } of table.members) listener.send(message);
    },
  };
}
