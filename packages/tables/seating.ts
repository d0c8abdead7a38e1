/** Who sits where before a match begins: every change as a new record, or a sentence why not. */
import type { CatalogueEntry } from '@airlock/catalogue';
import { parseOptions, type Seat } from '@airlock/kernel';
import type { SeatPlan } from '@airlock/protocol';
import { distinctName } from './likeness.ts';
import { Refused } from './refused.ts';
import type { Person, PersonId, SeatRecord, TableRecord } from './store/store.ts';
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
  return Array.from({ length: count }, (_, seat) => plannedSeat(entry, plans[seat], host, []));
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
      return { kind: 'person', person: host.id, name: nameBeside(others, host), ready: true };
    default:
      return OPEN;
  }
}

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

/** Other people agreed to other terms: they have to say again that they are ready. */
export function withOptions(table: TableRecord, entry: CatalogueEntry, input: unknown): TableRecord {
  const options = parsedOptions(entry, { ...table.options, ...(input as object) });
  const seats = table.seats.map((seat) =>
    seat.kind === 'person' && seat.person !== table.host ? { ...seat, ready: false } : seat,
  );
  return { ...table, options, seats };
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
  if (plan.kind === 'me' && elsewhere !== null) return withSeatsSwapped(table, elsewhere, index);
  if (now.kind === 'person' && now.person !== host.id) {
    throw new Refused('taken', `${now.name} sits there.`);
  }
  const seats = [...table.seats];
  seats[index] = plannedSeat(entry, plan, host, seats);
  return { ...table, seats };
}

/** Whoever is there gets the host's seat instead; another person did not ask for it, and has to say again that they are ready. */
function withSeatsSwapped(table: TableRecord, mine: Seat, wanted: Seat): TableRecord {
  const other = seatAt(table, wanted);
  const seats = [...table.seats];
  seats[wanted] = seatAt(table, mine);
  if (wanted !== mine) seats[mine] = other.kind === 'person' ? { ...other, ready: false } : other;
  return { ...table, seats };
}

/** Whoever sits already moves to another seat that is open, as they are. */
export function claimed(table: TableRecord, person: Person, wish: Seat | undefined): TableRecord {
  const mine = seatOf(table, person.id);
  if (mine !== null) {
    if (wish === undefined || wish === mine) throw new Refused('taken', 'You already have a seat here.');
    if (seatAt(table, wish).kind !== 'open') throw new Refused('taken', 'That seat is taken.');
    return withSeat(withSeat(table, wish, seatAt(table, mine)), mine, OPEN);
  }
  const index = wish ?? table.seats.findIndex(({ kind }) => kind === 'open');
  if (index < 0) throw new Refused('taken', 'All seats are taken. You can watch.');
  if (seatAt(table, index).kind !== 'open') throw new Refused('taken', 'That seat is taken.');
  const name = nameBeside(table.seats, person);
  return withSeat(table, index, { kind: 'person', person: person.id, name, ready: false });
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
  return withSeat(table, index, { ...seatAt(table, index), ready } as SeatRecord);
}

/** Everybody sits and is ready, or bots of the level `fill` take the seats where not. */
export function started(
  table: TableRecord,
  entry: CatalogueEntry,
  seed: string,
  fill: string | undefined,
): TableRecord {
  const seats = table.seats.map((seat): SeatRecord => {
    if (seat.kind === 'bot' || (seat.kind === 'person' && seat.ready)) return seat;
    if (fill !== undefined && !(seat.kind === 'person' && seat.person === table.host)) {
      return botSeat(entry, fill);
    }
    if (seat.kind === 'open') throw new Refused('too-early', 'A seat is still open.');
    throw new Refused('too-early', `${seat.name} is not ready yet.`);
  });
  // The table may have been set before the rules were changed, and their options with them.
  const options = parsedOptions(entry, table.options);
  mustHideDeal({ options, seats }, entry);
  const now = Date.now();
  return {
    ...table,
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
    const { kind, person, name } = seat;
    return { kind, person, name, ready: person === asker };
  });
  return staying ? seats : [...seats.slice(1), ...seats.slice(0, 1)];
}

/** A bot plays on for a person until they are back. */
export function withStandIn(
  table: TableRecord,
  entry: CatalogueEntry,
  index: Seat,
  level: string,
): TableRecord {
  const seat = seatAt(table, index);
  // Says which levels there are.
  botSeat(entry, level);
  return withSeat(table, index, { ...seat, standIn: level } as SeatRecord);
}

export function withoutStandIn(table: TableRecord, index: Seat): TableRecord {
  const seat = seatAt(table, index);
  if (seat.kind !== 'person' || seat.standIn === undefined) return table;
  const { standIn: _, ...rest } = seat;
  return withSeat(table, index, rest);
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
