/** What is said while somebody is not there: the grace time they have, and what happens when it is over. */
import { type Naming, present } from '@airlock/kernel';
import { TIMES, type View, who } from '@airlock/omega-virus';
import type { LostWords } from '../../contract.ts';
import { clockWords } from '../clock.ts';

export const HIDDEN_RULE = 'OMG-109';
export const HIDDEN_SECOND = 'Boards are hidden from both seats while the clock is stopped.';

/** In a race; a lost connection before or after it hides nothing. */
export function lostWords({ hidden, seats }: View, isStopped: boolean): LostWords | null {
  if (!hidden) return null;
  const forWhom = seats.length > 1 ? ' for both of you' : '';
  return {
    // The table notices a silence of six seconds, and stops the clock then.
    still: isStopped ? `The clock is stopped${forWhom}.` : `The clock stops${forWhom} within seven seconds.`,
    safe: 'Your plan is safe.',
    door: { sentence: 'Paused: waiting for *your connection*.', second: HIDDEN_SECOND, rule: HIDDEN_RULE },
  };
}

/** Somebody else of the race, by name. */
const otherName = ({ seats, viewer }: View, naming: Naming): string | null => {
  const other = [...seats.keys()].find((seat) => seat !== viewer);
  return other === undefined ? null : who(other, naming);
};

const graceLeft = (view: View, grace: number): string =>
  `${clockWords(grace)} of ${clockWords(view.options.disconnectGraceSeconds * 1000)}`;

/** For the reader who is cut off. The table notices the silence a little later, and counts from there. */
export function ownAbsence(view: View, naming: Naming, goneFor: number): string {
  const name = otherName(view, naming);
  if (view.mode !== 'versus' || name === null) return 'The race waits until you are back.';
  const grace = view.seats[view.viewer]?.grace ?? 0;
  const left = Math.max(0, grace - Math.max(0, goneFor - TIMES.silence));
  return `${name} sees the same screen. You have ${graceLeft(view, left)} left. After that ${name} may take the round, keep waiting, or let a bot play your seat.`;
}

/** For everybody else while a seat is away. */
export function absenceOf(view: View, naming: Naming, seat: number, now: number): string {
  const { awaySince, grace } = present(view.seats[seat]);
  const name = who(seat, naming);
  if (view.mode !== 'versus') return `The race waits until ${name} is back.`;
  if (view.phase === 'ABSENCE') {
    const choice = clockWords(Math.max(0, view.since + TIMES.absenceChoice - now));
    return view.viewer >= 0
      ? `${name} has been away too long. Without your choice you take the round in ${choice}.`
      : `${name} has been away too long. Without a choice the round is taken in ${choice}.`;
  }
  const left = Math.max(0, grace - (now - awaySince));
  const whoWaits = view.viewer >= 0 ? 'you' : (otherName({ ...view, viewer: seat }, naming) ?? 'nobody');
  return `${name} sees the same screen, with ${graceLeft(view, left)} left. After that ${whoWaits} may take the round, keep waiting, or let a bot step in.`;
}
