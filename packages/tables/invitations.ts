/**
 * Programs that somebody would like to play at a table. They are kept with the table: whoever has it next, after a restart or at
 * another server, knows of them.
 */
import type { Seat } from '@airlock/kernel';
import type { LiveTable } from './liveTable.ts';
import { Refused } from './refused.ts';
import { mustTakePrograms } from './seating.ts';
import type { InvitationRecord, PersonId, TableRecord } from './store/store.ts';

/** At one table: more than can sit down at any, since some will not want to. */
const MOST_INVITED = 20;

const NOBODY: readonly InvitationRecord[] = [];

const invitedTo = ({ company }: TableRecord): readonly InvitationRecord[] => company?.invited ?? NOBODY;

export const invitationOf = (record: TableRecord, program: PersonId): InvitationRecord | undefined =>
  invitedTo(record).find((one) => one.program === program);

/** With a seat it is a challenge: that seat is kept for the program. */
export const invite = (table: LiveTable, invitations: readonly InvitationRecord[]): Promise<void> =>
  rewrite(table, (record) => {
    mustTakePrograms(record);
    const anew = new Set(invitations.map(({ program }) => program));
    const others = invitedTo(record).filter(({ program }) => !anew.has(program));
    if (others.length + invitations.length > MOST_INVITED) {
      throw new Refused('not-now', `${MOST_INVITED} programs are invited to this table already.`);
    }
    return [...others, ...invitations];
  });

/** Takes back an invitation that its program does not want; gives it, where there was one. */
export async function uninvite(table: LiveTable, program: PersonId): Promise<InvitationRecord | undefined> {
  let declined: InvitationRecord | undefined;
  await rewrite(table, (record) => {
    const invited = invitedTo(record);
    declined = invitationOf(record, program);
    return declined ? invited.filter((one) => one !== declined) : invited;
  });
  return declined;
}

/** The seat that is kept for a program which was challenged. */
export function challengedSeat(record: TableRecord, program: PersonId): Seat {
  const seat = invitationOf(record, program)?.seat;
  if (seat === undefined) throw new Refused('not-found', 'Nobody has challenged you to a match here.');
  return seat;
}

/** Nobody at the table is told: it looks the same to all of them. */
const rewrite = (
  table: LiveTable,
  changed: (record: TableRecord) => readonly InvitationRecord[],
): Promise<void> =>
  table.change(() => {
    const { record } = table;
    const invited = changed(record);
    if (invited === invitedTo(record)) return { writes: [], shown: () => undefined };
    const next: TableRecord = { ...record, company: { ...record.company, invited } };
    return { writes: [{ kind: 'table', table: next }], shown: () => table.adopt(next) };
  });
