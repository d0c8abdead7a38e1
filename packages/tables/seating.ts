/** Who sits where before a match begins: every change as a new record, or a sentence why not. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { type AnyGame, fitting, misfitSentence, parseOptions, type Seat } from '@airlock/kernel';
import type { SeatPlan, TableTime } from '@airlock/protocol';
import { distinctName } from './likeness.ts';
import { isProgram } from './programs.ts';
import { Refused } from './refused.ts';
import type { Person, PersonId, SeatRecord, StoodIn, TableRecord } from './store/store.ts';
import { GONE } from './store/store.ts';

const OPEN: SeatRecord = { kind: 'open' };

export function seatOf({ seats }: TableRecord, person: PersonId | undefined): Seat | null {
  if (person === undefined) return null;
  const seat = seats.findIndex((one) => one.kind === 'person' && one.person === person);
  return seat < 0 ? null : seat;
}

/** What everybody is called, one name per seat. */
export const namesAt = ({ seats }: TableRecord): string[] =>
  seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));

export function isPlayedByBot(seat: SeatRecord | undefined): boolean {
  return seat?.kind === 'bot' || (seat?.kind === 'person' && seat.standIn !== undefined);
}

/** The seats of a new table; those nobody planned are open. */
export function plannedSeats(
  entry: CatalogueEntry,
  plans: readonly SeatPlan[],
  host: Person,
): readonly SeatRecord[] {
  const { seats, words } = entry.game;
  if (plans.length > seats.max) {
    throw new Refused('bad-request', `${words.title} has at most ${seats.max} seats.`);
  }
  if (plans.filter(({ kind }) => kind === 'me').length > 1) {
    throw new Refused('bad-request', 'You can take only one seat.');
  }
  const count = Math.max(plans.length, seats.min);
  const planned: SeatRecord[] = [];
  for (let seat = 0; seat < count; seat++) planned.push(plannedSeat(entry, plans[seat], host, planned));
  return planned;
}

function plannedSeat(
  entry: CatalogueEntry,
  plan: SeatPlan | undefined,
  host: Person,
  others: readonly SeatRecord[],
): SeatRecord {
  switch (plan?.kind) {
    case 'bot':
      return botSeat(entry, plan.level);
    case 'me':
      return personSeat(host, others, true);
    default:
      return OPEN;
  }
}

const personSeat = (person: Person, others: readonly SeatRecord[], ready: boolean): SeatRecord => ({
  kind: 'person',
  person: person.id,
  name: nameBeside(others, person),
  ready,
  since: Date.now(),
});

/** Bots are called by their level; whoever shows them tells two of one level apart (`tellApart`). */
export function botSeat({ levels, game }: CatalogueEntry, level: string): SeatRecord {
  const known = levels.find(({ id }) => id === level);
  if (known) return { kind: 'bot', level, name: known.name };
  const names = levels.map(({ id }) => id).join(', ');
  throw new Refused('bad-request', `${game.words.title} has no bot "${level}"; there are ${names}.`);
}

/** Neither a walkover nor a wall; `undefined` where a game has no bots. */
export const middlingLevel = ({ levels }: CatalogueEntry): string | undefined =>
  levels[Math.floor(levels.length / 2)]?.id;

export function parsedOptions({ game }: CatalogueEntry, input: unknown): TableRecord['options'] {
  const options = parseOptions(game.options, input);
  if (!options.ok) throw new Refused('bad-request', options.problem);
  return options.value;
}

export function mustBeLobby({ stage }: TableRecord): void {
  if (stage !== 'lobby')
    throw new Refused('not-allowed', 'The match has begun, so this can no longer change.');
}

export function mustBeHost(table: TableRecord, person: Person): void {
  if (table.host !== person.id) {
    throw new Refused('not-allowed', 'Only the host can do that.');
  }
}

/** Whoever else may sit down could have looked up every card. */
export function mustHideDeal(
  { seats, options }: Pick<TableRecord, 'seats' | 'options'>,
  { game }: CatalogueEntry,
): void {
  const mayBePeople = seats.filter(({ kind }) => kind !== 'bot').length;
  if (mayBePeople > 1 && game.isDealKnown?.(options)) {
    throw new Refused(
      'not-allowed',
      'A named deal can be worked out by anybody who knows its name, so only one person may play it. ' +
        'Leave the name empty, or give all other seats to bots.',
    );
  }
}

/** Refuses what does not fit this table, and what no option allows. */
export function withOptions(table: TableRecord, entry: CatalogueEntry, input: object): TableRecord {
  const options = parsedOptions(entry, { ...table.options, ...input });
  mustFit(entry, Object.keys(input), { options, seats: table.seats.length });
  return { ...table, options };
}

/** What somebody asks for is never replaced by something else. */
export function mustFit(
  { game }: CatalogueEntry,
  names: readonly string[],
  table: Parameters<typeof misfitSentence>[2],
): void {
  const problem = misfitSentence(game, names, table);
  if (problem !== null) throw new Refused('bad-request', problem);
}

/** What was agreed for another number of seats, and cannot be had with this one, gets a value that can. */
export function withFittingOptions<Plan extends Pick<TableRecord, 'options' | 'seats'>>(
  table: Plan,
  { game }: CatalogueEntry,
): Plan {
  return { ...table, options: fitting(game, { options: table.options, seats: table.seats.length }) };
}

/** Seats are added and removed at the end; nobody loses a seat by it. */
export function withSeatCount(table: TableRecord, { game }: CatalogueEntry, count: number): TableRecord {
  const { min, max } = game.seats;
  if (count < min || count > max) {
    throw new Refused('bad-request', `${game.words.title} has ${min} to ${max} seats.`);
  }
  const sitting = table.seats.slice(count).find((seat) => seat.kind === 'person');
  if (sitting?.kind === 'person') throw new Refused('taken', `${sitting.name} sits there.`);
  const more = Array.from({ length: Math.max(0, count - table.seats.length) }, () => OPEN);
  return { ...table, seats: [...table.seats.slice(0, count), ...more], changedAt: Date.now() };
}

export function withSeatPlan(
  table: TableRecord,
  entry: CatalogueEntry,
  index: Seat,
  plan: SeatPlan,
  host: Person,
): TableRecord {
  const now = seatAt(table, index);
  const elsewhere = seatOf(table, host.id);
  if (now.kind === 'person' && now.person !== host.id) {
    throw new Refused('taken', `${now.name} sits there. Ask them to swap seats.`);
  }
  if (plan.kind === 'me' && elsewhere !== null) return exchanged(table, elsewhere, index);
  const others = table.seats.filter((_, at) => at !== index);
  return withSeat(table, index, plannedSeat(entry, plan, host, others));
}

/** Two seats with their people and bots change places; nobody's wish is about the same seat any more. */
function exchanged(table: TableRecord, one: Seat, other: Seat): TableRecord {
  const seats = table.seats.map((seat, at) =>
    at === one ? seatAt(table, other) : at === other ? seatAt(table, one) : seat,
  );
  return { ...table, seats: seats.map(withoutWish), changedAt: Date.now() };
}

function withoutWish(seat: SeatRecord): SeatRecord {
  if (seat.kind !== 'person' || seat.wishes === undefined) return seat;
  const { wishes: _, ...rest } = seat;
  return rest;
}

/** Somebody would like another person's seat, or no longer; when both would, they change places. */
export function swapping(table: TableRecord, person: Person, wanted: Seat, agree: boolean): TableRecord {
  const mine = ownSeat(table, person);
  const other = seatAt(table, wanted);
  if (other.kind !== 'person' || wanted === mine) {
    throw new Refused('bad-request', 'Name the seat of another person.');
  }
  if (!agree) {
    const seats = table.seats.map((seat, at) => {
      const isVain = seat.kind === 'person' && seat.wishes === (at === mine ? wanted : mine);
      return isVain && (at === mine || at === wanted) ? withoutWish(seat) : seat;
    });
    return { ...table, seats };
  }
  if (other.wishes === mine) return exchanged(table, mine, wanted);
  return withSeat(table, mine, { ...seatAt(table, mine), wishes: wanted } as SeatRecord);
}

/** Another person decides about the table from now on. */
export function passedOn(table: TableRecord, index: Seat): TableRecord {
  const heir = seatAt(table, index);
  if (heir.kind !== 'person' || heir.person === GONE) {
    throw new Refused('bad-request', 'Only a person can be the host.');
  }
  return { ...table, host: heir.person };
}

/** The host sends somebody away, for good. */
export function withoutPerson(table: TableRecord, index: Seat): TableRecord {
  const seat = seatAt(table, index);
  if (seat.kind !== 'person' || seat.person === table.host) {
    throw new Refused('bad-request', 'Name the seat of another person.');
  }
  const keptOut = [...(table.company?.keptOut ?? []), seat.person];
  return { ...withSeat(table, index, OPEN), company: { ...table.company, keptOut } };
}

/** The table has a clock from now on, another one, or none. */
export function withTime(table: TableRecord, { game }: CatalogueEntry, time: TableTime | null): TableRecord {
  if (time !== null) mustHaveTime(table, game, time);
  const { time: _, ...company } = table.company ?? {};
  return { ...table, company: time === null ? company : { ...company, time } };
}

function mustHaveTime({ options }: TableRecord, game: AnyGame, time: TableTime): void {
  const { words, paces, timeOut, realTime } = game;
  if (realTime || (!timeOut && !paces)) {
    throw new Refused('bad-request', `${words.title} has a clock of its own.`);
  }
  const isLive = Object.entries(paces?.live ?? {}).every(([name, value]) => options[name] === value);
  if (time.kind === 'bank' && !timeOut && !isLive) {
    throw new Refused(
      'bad-request',
      `Time by player needs a live table of ${words.title}: choose that first.`,
    );
  }
}

/** Programs may be invited from now on, or no longer. */
export function withPrograms(table: TableRecord, allowed: boolean): TableRecord {
  const program = table.seats.find((seat) => seat.kind === 'person' && isProgram(seat.person));
  if (!allowed && program?.kind === 'person') {
    throw new Refused('not-allowed', `${program.name} is a program and sits here. Remove it first.`);
  }
  const { noPrograms: _, ...company } = table.company ?? {};
  return { ...table, company: allowed ? company : { ...company, noPrograms: true } };
}

/** A table may want none. */
export function mustTakePrograms({ company }: TableRecord): void {
  if (company?.noPrograms) throw new Refused('not-allowed', 'The host wants no programs at this table.');
}

/** Whoever sits already moves to another seat that is open, as they are. */
export function claimed(table: TableRecord, person: Person, wish: Seat | undefined): TableRecord {
  const mine = seatOf(table, person.id);
  if (mine !== null) {
    if (wish === undefined || wish === mine) throw new Refused('taken', 'You already have a seat here.');
    if (seatAt(table, wish).kind !== 'open') throw new Refused('taken', 'That seat is taken.');
    return exchanged(table, mine, wish);
  }
  const index = wish ?? table.seats.findIndex(({ kind }) => kind === 'open');
  if (index < 0) throw new Refused('taken', 'All seats are taken. You can watch.');
  if (seatAt(table, index).kind !== 'open') throw new Refused('taken', 'That seat is taken.');
  return withSeat(table, index, personSeat(person, table.seats, false));
}

/** Somebody is called otherwise now. */
export function renamed(table: TableRecord, person: Person): TableRecord {
  const index = ownSeat(table, person);
  const name = nameBeside(table.seats, person);
  return withSeat(table, index, { ...seatAt(table, index), name } as SeatRecord);
}

/** What a person is called at a table: nobody there can be taken for another. */
export function nameBeside(seats: readonly SeatRecord[], { id, name }: Person): string {
  const others = seats.flatMap((seat) =>
    seat.kind === 'open' || (seat.kind === 'person' && seat.person === id) ? [] : [seat.name],
  );
  return distinctName(name, others);
}

export function left(table: TableRecord, person: Person): TableRecord {
  return withSeat(table, ownSeat(table, person), OPEN);
}

export function readied(table: TableRecord, person: Person, ready: boolean): TableRecord {
  const index = ownSeat(table, person);
  const { again: _, ...seat } = seatAt(table, index) as Extract<SeatRecord, { kind: 'person' }>;
  return withSeat(table, index, { ...seat, ready });
}

/** Everybody sits and is ready, or bots of the level `fill` take the seats where not. */
export function started(
  table: TableRecord,
  entry: CatalogueEntry,
  seed: string,
  fill: string | undefined,
): TableRecord {
  const seats = [...table.seats];
  for (const [index, seat] of table.seats.entries()) {
    if (seat.kind === 'bot' || (seat.kind === 'person' && seat.ready)) seats[index] = withoutWish(seat);
    else if (fill !== undefined && !(seat.kind === 'person' && seat.person === table.host)) {
      seats[index] = botSeat(entry, fill);
    } else if (seat.kind === 'open') throw new Refused('too-early', 'A seat is still open.');
    else throw new Refused('too-early', `${seat.name} is not ready yet.`);
  }
  // The table may have been set before the rules were changed, and their options with them.
  const options = parsedOptions(entry, table.options);
  mustFit(entry, Object.keys(options), { options, seats: seats.length });
  mustHideDeal({ options, seats }, entry);
  const now = Date.now();
  const { open: _, ...company } = table.company ?? {};
  return {
    ...table,
    ...(table.company ? { company } : {}),
    options,
    seats,
    stage: 'playing',
    match: { rules: entry.game.version, seed, startedAt: now },
    changedAt: now,
  };
}

export const everyoneIsReady = ({ seats }: TableRecord): boolean =>
  seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.ready));

/** The same people and bots; where the game does not say who begins then, everyone one seat further, so that another one does. */
export function rematchSeats(table: TableRecord, asker: PersonId, staying: boolean): readonly SeatRecord[] {
  const seats = table.seats.map((seat): SeatRecord => {
    if (seat.kind !== 'person') return seat;
    if (seat.person === GONE) return OPEN;
    const { kind, person, name, since } = seat;
    return { kind, person, name, ready: person === asker, ...(since === undefined ? {} : { since }) };
  });
  return staying ? seats : [...seats.slice(1), ...seats.slice(0, 1)];
}

/** A bot plays on for a person until they are back. `length` is that of the log. */
export function withStandIn(
  table: TableRecord,
  entry: CatalogueEntry,
  index: Seat,
  level: string,
  length: number,
): TableRecord {
  const seat = seatAt(table, index);
  if (seat.kind !== 'person') throw new Refused('bad-request', 'Name the seat of another person.');
  // Says which levels there are.
  botSeat(entry, level);
  const stoodIn =
    seat.standIn === undefined ? [...(seat.stoodIn ?? []), [length, null] as const] : seat.stoodIn;
  return withSeat(table, index, { ...seat, standIn: level, ...(stoodIn ? { stoodIn } : {}) });
}

export function withoutStandIn(table: TableRecord, index: Seat, length: number): TableRecord {
  const seat = seatAt(table, index);
  if (seat.kind !== 'person' || seat.standIn === undefined) return table;
  const { standIn: _, stoodIn, ...rest } = seat;
  const ended = stoodIn?.map(([from, to]): StoodIn => [from, to ?? length]);
  return withSeat(table, index, ended ? { ...rest, stoodIn: ended } : rest);
}

function ownSeat(table: TableRecord, person: Person): Seat {
  const seat = seatOf(table, person.id);
  if (seat === null) throw new Refused('not-your-seat', 'You have no seat at this table.');
  return seat;
}

function seatAt({ seats }: TableRecord, index: Seat): SeatRecord {
  const seat = seats[index];
  if (!seat) throw new Refused('bad-request', `This table has ${seats.length} seats.`);
  return seat;
}

/** Somebody agrees to stop the match, or no longer does; once all people who are there do, it is abandoned. */
export function stopping(table: TableRecord, person: Person, agree: boolean): TableRecord {
  const index = ownSeat(table, person);
  const { stops: _, ...seat } = seatAt(table, index) as Extract<SeatRecord, { kind: 'person' }>;
  const next = withSeat(table, index, agree ? { ...seat, stops: true } : seat);
  const people = next.seats.filter((one) => one.kind === 'person' && one.standIn === undefined);
  const isAgreed = agree && people.every((one) => one.kind === 'person' && one.stops === true);
  return isAgreed ? { ...next, stage: 'abandoned' } : next;
}

function withSeat(table: TableRecord, index: Seat, seat: SeatRecord): TableRecord {
  const seats = table.seats.map((old, at) => (at === index ? seat : old));
  return { ...table, seats, changedAt: Date.now() };
}
