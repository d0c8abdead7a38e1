/** The vote as it is shown: all ballots at once, then the count, then the role; it stays until the reader goes on. */
import { type Naming, present, type Seat, who, whom } from '@airlock/kernel';
import {
  asRole,
  isTiedRepair,
  type OutbreakEvent,
  PZERO,
  type Role,
  SKIP,
  type Task,
  type View,
  type VoteView,
} from '@airlock/outbreak';
import type { Playing } from '../../contract.ts';
import { isOut, seatsOf } from './stage.ts';

export interface Ceremony {
  readonly vote: VoteView;
  /** Everybody who had a ballot, clockwise. */
  readonly voters: readonly Seat[];
  /** Of whoever is voted out; `null` for nobody, and before it is turned. */
  readonly role: Role | null;
  readonly living: number;
}

/** What is on the stage now; `null` when no vote is being shown. */
export function ceremonyOf(playing: Playing<View, OutbreakEvent> | null): Ceremony | null {
  if (playing?.event.type !== 'votesCounted' && playing?.event.type !== 'votedOut') return null;
  const { after, before, event } = playing;
  const vote = after.votes.at(-1);
  if (!vote) return null;
  // Whoever goes now had a ballot too.
  const voters = seatsOf(after).filter((seat) => !isOut(before, seat));
  const role = event.type === 'votedOut' ? event.open.role : null;
  return { vote, voters, role, living: seatsOf(after).filter((seat) => !isOut(after, seat)).length };
}

export interface RepairVote {
  readonly task: Task;
  /** By seat; negative for those who had none. */
  readonly ballots: readonly number[];
  readonly voters: readonly Seat[];
  /** What broke a tie; `null` where the most ballots decided. */
  readonly tie: string | null;
}

/** The ballot about a repair that is being shown (OBK-604); `null` where there was nothing to choose. */
export function repairOf(playing: Playing<View, OutbreakEvent> | null, naming: Naming): RepairVote | null {
  if (playing?.event.type !== 'repairing' || playing.event.open.ballots === null) return null;
  const { task, ballots } = playing.event.open;
  const { leader } = playing.after;
  const voters = ballots.flatMap((ballot, seat) => (ballot < 0 ? [] : [seat]));
  const breaks =
    ballots[leader] === task
      ? `A tie: the ballot of ${whom(leader, naming)}, who leads, decides.`
      : 'A tie that the Leader has no part in: the one that needs the fewest points.';
  return { task, ballots, voters, tie: isTiedRepair(task, ballots) ? breaks : null };
}

export interface Count {
  /** SKIP for those who skipped the vote. */
  readonly target: number;
  readonly ballots: number;
}

/** Ballots by whom they are for, the most first and skipping last. */
export function countsOf({ totals }: Pick<VoteView, 'totals'>): Count[] {
  const seats = totals
    .slice(0, -1)
    .flatMap((ballots, target) => (ballots > 0 ? [{ target, ballots }] : []))
    .sort((a, b) => b.ballots - a.ballots);
  return [...seats, { target: SKIP, ballots: present(totals.at(-1)) }];
}

/** Whom a ballot is for, as a word on paper. */
export const targetName = (target: number, naming: Naming): string =>
  target === SKIP ? 'Skip' : who(target, naming);

export const resultTitle = ({ out }: Pick<VoteView, 'out'>, naming: Naming): string => {
  if (out < 0) return 'Nobody is voted out.';
  return out === naming.reader ? 'You are voted out.' : `${who(out, naming)} is voted out.`;
};

/** The rule in words (OBK-804, OBK-805), with the numbers of this vote. */
export function resultWords(
  { totals, out }: Pick<VoteView, 'totals' | 'out'>,
  rule: View['options']['voteRule'],
  naming: Naming,
): string {
  const cast = totals.reduce((sum, number) => sum + number, 0);
  const most = Math.max(...totals);
  if (out >= 0) {
    const because = {
      plurality: 'more than anybody else, and more than Skip',
      half: most * 2 === cast ? 'half' : 'more than half',
      majority: 'more than half',
    }[rule];
    return `${most} of ${cast} ballots: ${because}.`;
  }
  const counts = countsOf({ totals }).filter(({ ballots }) => ballots > 0);
  const listed = counts.map(({ target, ballots }) => `${targetName(target, naming)} ${ballots}`).join(', ');
  const leading = counts.filter(({ ballots }) => ballots === most);
  if (leading.length > 1) return `${listed}: a tie.`;
  return leading[0]?.target === SKIP
    ? `${listed}: nobody has more ballots than Skip.`
    : `${listed}: nobody has ${rule === 'half' ? 'half' : 'more than half'} of ${cast}.`;
}

/** What the role means from now on, and never more than the rules tell everybody. */
export function roleSentence({ vote: { out }, role }: Ceremony, naming: Naming): string | null {
  if (role === null) return null;
  const isYou = out === naming.reader;
  const name = `${who(out, naming)} ${isYou ? 'were' : 'was'} ${asRole(role)}.`;
  if (role === PZERO) return `${name} The Survivors win.`;
  return isYou ? `${name} You may still add one card each Day.` : `${name} Patient Zero is still aboard.`;
}

/** All of it as one message for those who listen. */
export function spokenVote(ceremony: Ceremony, rule: View['options']['voteRule'], naming: Naming): string {
  const { vote, voters } = ceremony;
  const ballots = vote.ballots
    ? voters.map((seat) => {
        const target = present(vote.ballots?.[seat]);
        return `${who(seat, naming)} ${target === SKIP ? 'to skip' : `for ${whom(target, naming)}`}`;
      })
    : [];
  const role = roleSentence(ceremony, naming)?.replaceAll('*', '');
  return [
    ballots.length > 0 ? `${ballots.join(', ')}.` : '',
    resultTitle(vote, naming),
    resultWords(vote, rule, naming),
    role ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}
