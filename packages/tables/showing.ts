/** What is sent to those at a table: the table itself, and whole views where events will not do. */
import { type AnyGame, commitTo, type GameSpelling, type Seat, SPECTATOR } from '@airlock/kernel';
import type { SeatInfo, TableInfo } from '@airlock/protocol';
import type { AnyMatch } from './folding.ts';
import type { LiveTable } from './liveTable.ts';
import { eyesOf, type Frame, isSeated, type Member, readerOf } from './member.ts';
import { openInfo } from './openTables.ts';
import { Positions, type PositionTold, sendPosition } from './positions.ts';
import { isProgram } from './programs.ts';
import { seeSteps, wasUndoneSince } from './retelling.ts';
import { middlingLevel, seatOf } from './seating.ts';
import { GONE, type PersonId, type SeatRecord, type TableRecord } from './store/store.ts';
import { MomentMessages, type ToldMoment, viewMessage } from './telling.ts';
import { isMuted, lookersAt, lookOf, watchingInfo, wishesAt } from './watching.ts';

/** A client that missed more than this gets a whole view instead. */
const MOST_MOMENTS_RESENT = 100;

/** Lines of talk that are sent on joining. */
export const TALK_LINES_ON_JOIN = 50;

export function tableInfo(table: LiveTable, reader: PersonId | undefined): TableInfo {
  const { record, members, interrupt } = table;
  const mySeat = seatOf(record, reader);
  return {
    code: record.code,
    game: record.game,
    options: record.options,
    seats: record.seats.map((seat, index) => seatInfo(table, seat, index, index === mySeat)),
    host: record.host === reader,
    mySeat,
    stage: record.stage,
    ...(record.company?.time ? { time: record.company.time } : {}),
    ...openMark(record),
    ...(record.company?.noPrograms ? { programs: false } : {}),
    watchers: members.filter((member) => !isSeated(member)).length,
    ...(table.gathering ? { together: table.gathering.people.size } : {}),
    ...watchingInfo(record),
    ...wishesFor(record, reader),
    ...throughOf(record, reader),
    commitment: commitmentAt(table),
    rematch: record.rematch,
    ...oldRulesAt(table),
    ...localMark(record),
    ...(interrupt
      ? { interrupt: { seat: interrupt.seat, left: Math.max(0, interrupt.endsAt - Date.now()) } }
      : {}),
    ...(table.isResting && record.stage === 'playing' ? { resting: true } : {}),
    ...(table.thinksLess && record.stage === 'playing' ? { thinking: 'reduced' } : {}),
  };
}

/** Whether it wants company, and when bots come. */
function openMark(record: TableRecord): Pick<TableInfo, 'open'> {
  const open = record.stage === 'lobby' ? openInfo(record) : null;
  return open ? { open } : {};
}

/** Those who wait for an answer of this reader. */
function wishesFor(record: TableRecord, reader: PersonId | undefined): Pick<TableInfo, 'wishes'> {
  const mySeat = seatOf(record, reader);
  const mine = wishesAt(record).filter(({ seat }) =>
    seat === null ? record.host === reader : seat === mySeat,
  );
  if (mine.length === 0) return {};
  return { wishes: mine.map(({ number, person: { name }, seat }) => ({ number, name, seat })) };
}

function throughOf(record: TableRecord, reader: PersonId | undefined): Pick<TableInfo, 'through'> {
  const through = lookOf(record, reader);
  return through === undefined ? {} : { through };
}

/** Whether it was begun in somebody's page. */
export const localMark = ({ seats }: TableRecord): Pick<TableInfo, 'local'> =>
  seats.some((seat) => seat.kind === 'person' && seat.local !== undefined) ? { local: true } : {};

const commitmentAt = ({ match, record }: LiveTable): string | null =>
  match?.header.commitment ?? (record.match ? commitTo(record.match.seed) : null);

/** Whether the match was played by rules that are not those of today, as far as people need to know. */
export function oldRulesAt({ pastLog, record }: LiveTable): Pick<TableInfo, 'oldRules'> {
  if (!pastLog) return {};
  return { oldRules: record.match?.endedBy === undefined ? 'past' : 'ended' };
}

function seatInfo(table: LiveTable, seat: SeatRecord, index: Seat, you: boolean): SeatInfo {
  if (seat.kind !== 'person') return seat;
  const { name, ready, stops, person, wishes, again } = seat;
  const { stoodIn } = seat;
  const lookers = lookersAt(table.record, index);
  const away = table.awayFor(person);
  const standIn = seat.standIn ?? (you ? secretStandIn(table, index) : undefined);
  return {
    kind: isProgram(person) ? 'program' : 'person',
    name,
    ready,
    here: table.isHere(person),
    you,
    ...(table.record.host === person && person !== GONE ? { host: true } : {}),
    ...(wishes !== undefined ? { wishes } : {}),
    ...(again !== undefined ? { again: [...again] } : {}),
    ...(standIn !== undefined ? { standIn } : {}),
    ...(you && table.lateness?.isAsked(index) ? { asked: true } : {}),
    ...(stoodIn ? { stoodIn: stoodIn.map(([from, to]) => [from, to]) } : {}),
    ...(away ? { away } : {}),
    ...(away?.left === 0 ? { absent: true } : {}),
    ...(stops ? { stops } : {}),
    ...(isMuted(table.record, index) ? { muted: true } : {}),
    ...(seat.offered && seat.standIn !== undefined ? { offered: true } : {}),
    ...(lookers.length > 0 ? { lookers: [...lookers] } : {}),
  };
}

/** The level of the bot that chooses for somebody who was late: nobody else's business, wherever they are. */
function secretStandIn({ lateness, entry }: LiveTable, seat: Seat): string | undefined {
  return lateness?.hasStandIn(seat) ? middlingLevel(entry) : undefined;
}

export const tableMessage = (table: LiveTable, reader: PersonId | undefined): string =>
  JSON.stringify({ type: 'table', table: tableInfo(table, reader) });

/** The table changed: everybody hears it, each with their own seat marked. */
export function announce(table: LiveTable): void {
  table.shownAbsent = table.absent;
  let forWatchers: string | undefined;
  for (const { listener, viewer, through } of table.members) {
    const person = listener.person?.id;
    if (viewer !== SPECTATOR || table.record.host === person || through !== undefined)
      listener.send(tableMessage(table, person));
    else {
      forWatchers ??= tableMessage(table, undefined);
      listener.send(forWatchers);
    }
  }
}

/** Somebody was late, is asked whether they are there, or a bot chooses for them: told to them alone, since a message tells as well. */
export function announceLateness(table: LiveTable, seat: Seat): void {
  for (const { listener, viewer } of table.members) {
    if (viewer === seat) listener.send(tableMessage(table, listener.person?.id));
  }
}

/** A whole view to everybody: the match began, something was taken back, or the table stumbled. */
export function showViews(table: LiveTable): void {
  const { match } = table;
  if (!match) return;
  const moments = table.told;
  for (const member of [...table.members]) showWhole(table, member, moments);
}

/** The clock has stopped, or goes on after a rest: those who are there already need to know when it acts. */
export function showClock(table: LiveTable, newcomer?: Member): void {
  const { due, members, told } = table;
  if (due === undefined) return;
  for (const member of [...members]) {
    if (member !== newcomer) showWhole(table, member, told);
  }
}

/** A view to one who joins, or only what they missed since `seen`. */
export function showSince(table: LiveTable, member: Member, seen: number | undefined): void {
  const { match } = table;
  const { listener, spelling } = member;
  const viewer = eyesOf(member);
  // Whoever is told positions needs one to act on, even where nothing was missed.
  if (!match || (seen === match.log.length && !spelling)) return;
  const moments = table.told;
  if (seen === undefined || !canResume(match, seen)) {
    showWhole(table, member, moments);
    return;
  }
  const missed = moments.filter(({ sequence }) => sequence > seen);
  if (spelling) {
    showPosition(table, member, spelling, { moments: missed, whole: false });
    return;
  }
  seeSteps(table, viewer, missed);
  for (const moment of missed) listener.sendFrame(momentAgain(table, match, moment, member));
}

/** Where the match stands, for whoever is told positions and has heard all that led there; others have it from the events. */
export function showStanding(table: LiveTable, member: Member): void {
  const { spelling } = member;
  if (spelling) showPosition(table, member, spelling, { moments: [], whole: false });
}

/** The answer to a command once more, for whoever did not hear it. */
export function showAgain(table: LiveTable, member: Member, sequence: number, id: number): void {
  const { listener, viewer, spelling } = member;
  const moment = table.told.find((one) => one.sequence === sequence);
  if (!moment) return;
  if (spelling) {
    showPosition(table, member, spelling, { moments: [moment], whole: false, id });
    return;
  }
  seeSteps(table, moment.seat, [moment]);
  listener.sendFrame(
    new MomentMessages(table, moment).forActor(false, viewer === moment.seat ? id : undefined),
  );
}

function canResume(match: AnyMatch, seen: number): boolean {
  const missed = match.log.length - seen;
  return missed >= 0 && missed <= MOST_MOMENTS_RESENT && !wasUndoneSince(match, seen);
}

function momentAgain(table: LiveTable, match: AnyMatch, moment: ToldMoment, member: Member): Frame {
  const { viewer } = member;
  const messages = new MomentMessages(
    table,
    moment,
    match.asked.sequence === moment.sequence ? table.time : undefined,
  );
  if (moment.seat !== viewer) return messages.for(eyesOf(member));
  return messages.forActor(moment.sequence === match.log.length && match.canUndo(viewer));
}

/** After the end the seed may be known, and everybody can check every shuffle. */
export function overMessage(table: LiveTable): string {
  const { code, record } = table;
  return JSON.stringify({
    type: 'over',
    table: code,
    seed: record.match?.seed,
    commitment: commitmentAt(table),
  });
}

/** Nobody plays on: everybody may know everything now. */
export function announceEnd(table: LiveTable): void {
  const text = overMessage(table);
  for (const { listener } of table.members) listener.send(text);
  announce(table);
}

/** Whether times are part of what is told: of talk, of a race, or of a clock. */
const hasTime = ({ hosting, realTime }: AnyGame, { company }: TableRecord): boolean =>
  hosting !== undefined || realTime !== undefined || company?.time !== undefined;

/** All that a member may see and has been told, in the form they asked for. */
function showWhole(table: LiveTable, member: Member, moments: readonly ToldMoment[]): void {
  const { listener, spelling } = member;
  if (spelling) showPosition(table, member, spelling, { moments, whole: true });
  else listener.send(viewOf(table, member, moments));
}

function showPosition(
  table: LiveTable,
  member: Member,
  spelling: GameSpelling,
  told: Omit<PositionTold, 'undoable'>,
): void {
  const { viewer } = member;
  const undoable = viewer !== SPECTATOR && table.match?.canUndo(viewer) === true;
  sendPosition(table, member, () =>
    new Positions(table, spelling).messageFor(readerOf(member), { ...told, undoable }),
  );
}

function viewOf(
  { code, match, time, record }: LiveTable,
  member: Member,
  moments: readonly ToldMoment[],
): string {
  if (!match) throw new Error('A table without a match has no view.');
  return viewMessage({
    table: code,
    sequence: match.log.length,
    viewer: eyesOf(member),
    view: match.view(eyesOf(member)),
    moments,
    undoable: isSeated(member) && match.canUndo(member.viewer),
    time,
    startedAt: hasTime(match.game, record) && record.match ? record.match.startedAt : undefined,
  });
}
