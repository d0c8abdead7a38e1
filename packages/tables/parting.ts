/**
 * A table without somebody who wants to be forgotten. What others played stays whole: their seat is somebody's, and where
 * the match goes on, a bot plays it, as for anybody who is away.
 */

import type { InvitationRecord, PersonId, SeatRecord, TableRecord } from './store/store.ts';
import { GONE, SOMEBODY } from './store/store.ts';

/** `null` where nobody else has anything to do with it, so that nothing needs to be kept. */
export function parted(table: TableRecord, person: PersonId, level: string | undefined): TableRecord | null {
  const others = table.seats.filter(
    (seat) => isPerson(seat) && seat.person !== person && seat.person !== GONE,
  );
  if (others.length === 0) return null;
  const seats = table.seats.map((seat): SeatRecord => {
    if (!isPerson(seat) || seat.person !== person) return seat;
    if (table.stage === 'lobby') return { kind: 'open' };
    const { kind, ready, standIn = level } = seat;
    const gone: SeatRecord = { kind, person: GONE, name: SOMEBODY, ready };
    return table.stage === 'playing' && standIn !== undefined ? { ...gone, standIn } : gone;
  });
  const [heir] = others;
  const isHost = table.host === person;
  const host = isHost ? (table.stage === 'lobby' && heir && isPerson(heir) ? heir.person : GONE) : table.host;
  const stage = isStopped(table, seats) ? 'abandoned' : table.stage;
  return { ...table, seats, host, stage, ...companyWithout(table, person) };
}

function companyWithout({ company }: TableRecord, person: PersonId): Pick<TableRecord, 'company'> {
  if (!company) return {};
  const { keptOut, unlisted, letIn, insiders, muted, looks, wishes, invited, ...rest } = company;
  const without = (people: readonly PersonId[]): PersonId[] => people.filter((one) => one !== person);
  return {
    company: {
      ...rest,
      ...(keptOut ? { keptOut: without(keptOut) } : {}),
      ...(unlisted ? { unlisted: without(unlisted) } : {}),
      ...(letIn ? { letIn: without(letIn) } : {}),
      ...(insiders ? { insiders: without(insiders) } : {}),
      ...(muted ? { muted: without(muted) } : {}),
      ...(looks ? { looks: looks.filter((look) => look.person !== person) } : {}),
      ...(wishes ? { wishes: wishes.filter((wish) => wish.person.id !== person) } : {}),
      ...(invited ? { invited: invited.flatMap((one) => invitationWithout(one, person)) } : {}),
    },
  };
}

/** Whoever was invited by them may still come; they themselves are not awaited any more. */
function invitationWithout(invitation: InvitationRecord, person: PersonId): InvitationRecord[] {
  if (invitation.program === person) return [];
  return [invitation.from === person ? { ...invitation, from: GONE } : invitation];
}

const isPerson = (seat: SeatRecord): seat is Extract<SeatRecord, { kind: 'person' }> =>
  seat.kind === 'person';

/** Perhaps all others had agreed to stop, and only this one had not. */
function isStopped({ stage }: TableRecord, seats: readonly SeatRecord[]): boolean {
  const people = seats.filter((seat) => isPerson(seat) && seat.standIn === undefined && seat.person !== GONE);
  return (
    stage === 'playing' && people.length > 0 && people.every((seat) => isPerson(seat) && seat.stops === true)
  );
}
