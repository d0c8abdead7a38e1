/**
 * People who look at a finished match together: who has come, who leads, where each of them is and what they point at. All of
 * it is in memory alone, since nothing of it outlasts those who are there, and it is told to nobody else.
 */
import { SPECTATOR } from '@airlock/kernel';
import { type ClientMessage, type Companion, MOST_IN_COMPANY } from '@airlock/protocol';
import { startedMatch } from './acting.ts';
import type { LiveTable } from './liveTable.ts';
import type { Member } from './member.ts';
import { Refused } from './refused.ts';
import { nameBeside } from './seating.ts';
import type { Person } from './store/store.ts';
import { mustBeHeard } from './watching.ts';

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;

export class Gathering {
  /** Who leads, by number. */
  lead: number | null = null;
  readonly people = new Map<Member, Companion>();
  private last = 0;

  come(member: Member, name: string): void {
    this.last++;
    const seat = member.viewer === SPECTATOR ? null : member.viewer;
    this.people.set(member, { number: this.last, name, seat, at: 0, as: null, thing: null, alone: false });
  }

  /** Whoever leaves frees the lead. */
  go(member: Member): boolean {
    const gone = this.people.get(member);
    if (!gone) return false;
    this.people.delete(member);
    if (this.lead === gone.number) this.lead = null;
    return true;
  }
}

/** Comes or leaves; says whether the number of those who are there has changed. */
export function gather(table: LiveTable, member: Member, { on }: Of<'gather'>): boolean {
  if (!on) return leaveCompany(table, member);
  const person = mustBeAllowed(table, member);
  table.gathering ??= new Gathering();
  const { gathering } = table;
  const isNew = !gathering.people.has(member);
  if (isNew && gathering.people.size >= MOST_IN_COMPANY) {
    throw new Refused('too-long', `At most ${MOST_IN_COMPANY} can look at a match together.`);
  }
  if (isNew) gathering.come(member, nameBeside(table.record.seats, person));
  tellCompany(table);
  return isNew;
}

export function leaveCompany(table: LiveTable, member: Member): boolean {
  if (!table.gathering?.go(member)) return false;
  if (table.gathering.people.size === 0) table.gathering = null;
  tellCompany(table);
  return true;
}

/** The lead goes to whoever takes it while it is free, and to whomever its holder names. */
export function lead(table: LiveTable, member: Member, { to }: Of<'lead'>): void {
  const { gathering, own } = companyOf(table, member);
  if (to === undefined) {
    if (gathering.lead !== null && gathering.lead !== own.number) {
      throw new Refused('not-now', 'Somebody else leads. They can hand it on to you.');
    }
    gathering.lead = own.number;
  } else {
    if (gathering.lead !== own.number) throw new Refused('not-now', 'You do not lead.');
    if (to !== null && ![...gathering.people.values()].some(({ number }) => number === to)) {
      throw new Refused('not-now', 'They are not here any more.');
    }
    gathering.lead = to;
  }
  // Whoever leads looks where all look.
  for (const [who, companion] of gathering.people) {
    if (companion.number === gathering.lead) gathering.people.set(who, { ...companion, alone: false });
  }
  tellCompany(table);
}

export function look(table: LiveTable, member: Member, { at, as, thing, alone }: Of<'look'>): void {
  const { gathering, own } = companyOf(table, member);
  const { log } = startedMatch(table);
  const seats = table.record.seats.length;
  if (at > log.length) throw new Refused('bad-message', `This match has ${log.length} entries.`);
  if (as !== null && as >= seats) throw new Refused('bad-message', `This match has ${seats} seats.`);
  const isLeader = gathering.lead === own.number;
  gathering.people.set(member, { ...own, at, as, thing, alone: alone && !isLeader });
  tellCompany(table);
}

function companyOf(table: LiveTable, member: Member) {
  mustBeAllowed(table, member);
  const { gathering } = table;
  const own = gathering?.people.get(member);
  if (!gathering || !own) throw new Refused('not-joined', 'Come to the shared review first.');
  return { gathering, own };
}

/** Before the end everybody knows something else, and to point at something would tell it. */
function mustBeAllowed(table: LiveTable, { listener: { person } }: Member): Person {
  if (!person) throw new Refused('no-session', 'Tell us your name first.');
  startedMatch(table);
  const { stage } = table.record;
  if (stage !== 'over' && stage !== 'abandoned') {
    throw new Refused('not-now', 'A match can be looked at together when it is over.');
  }
  mustBeHeard(table.record, person.id);
  return person;
}

function tellCompany({ gathering, code }: LiveTable): void {
  if (!gathering) return;
  const people = [...gathering.people.values()];
  for (const [{ listener }, { number }] of gathering.people) {
    listener.send(
      JSON.stringify({ type: 'company', table: code, you: number, lead: gathering.lead, people }),
    );
  }
}
