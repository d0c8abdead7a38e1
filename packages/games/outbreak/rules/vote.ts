/** The vote at the start of a Day, and what becomes of whoever loses it. */
import type { Action, ActionList, Context, Refusal, Seat, SeatSet } from '@airlock/kernel';
import { ballotOf, isVote, voteAction } from '../actions.ts';
import { PZERO, SKIP } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import type { Options } from '../options.ts';
import { isLiving, roleOf, type State } from '../state.ts';
import { endGame } from './ending.ts';
import { refuse } from './refusals.ts';
import { forgetChoices, livingUndecided, secretBallot } from './stages.ts';

/** OBK-802, OBK-803: one secret ballot for every living seat. */
export const voting = {
  stays: true,

  seats: (state: State): SeatSet => livingUndecided(state),

  list(state: State, seat: Seat, into: ActionList): void {
    for (let other = 0; other < state.seats; other++) {
      if (other !== seat && isLiving(state, other)) into.add(voteAction(other));
    }
    into.add(voteAction(SKIP));
  },

  refusal(state: State, seat: Seat, action: Action): Refusal | null {
    if (!isVote(action)) return refuse('voteNow');
    const ballot = ballotOf(action);
    if (ballot === SKIP) return null;
    if (ballot === seat) return refuse('noVoteForSelf');
    return isLiving(state, ballot) ? null : refuse('targetOut');
  },

  take(state: State, seat: Seat, action: Action, context: Context<OutbreakEvent>): void {
    castBallot(state, seat, ballotOf(action), false, context);
  },
};

export const castBallot = secretBallot({ type: 'ballotCast', rule: 'OBK-803' });

/** Ballots for each seat, then for SKIP. */
export function totalsOf(ballots: readonly number[]): number[] {
  const votesFor = (target: number): number => ballots.filter((ballot) => ballot === target).length;
  return [...ballots.map((_, seat) => votesFor(seat)), votesFor(SKIP)];
}

/** OBK-804, OBK-805: who is voted out; -1 for nobody. */
export function votedOut(totals: readonly number[], voteRule: Options['voteRule']): Seat {
  const most = Math.max(...totals);
  const first = totals.indexOf(most);
  if (first === totals.length - 1 || totals.lastIndexOf(most) !== first) return -1;
  const cast = totals.reduce((sum, count) => sum + count, 0);
  const isEnough = { plurality: true, half: most * 2 >= cast, majority: most * 2 > cast };
  return isEnough[voteRule] ? first : -1;
}

export function countVotes(state: State, context: Context<OutbreakEvent>): void {
  const ballots = [...state.chosen];
  const totals = totalsOf(ballots);
  const out = votedOut(totals, state.options.voteRule);
  state.votes.push({ day: state.day, ballots, out });
  forgetChoices(state);
  context.tell?.({
    type: 'votesCounted',
    rule: state.options.voteRule === 'plurality' ? 'OBK-804' : 'OBK-805',
    open: { day: state.day, totals, ballots: state.options.ballots === 'named' ? [...ballots] : null, out },
    reveals: true,
  });
  if (out >= 0) voteOut(state, out, context);
}

/** OBK-806 to OBK-808, OBK-902: the role is shown; Patient Zero ends the game, a Leader is succeeded. */
function voteOut(state: State, seat: Seat, context: Context<OutbreakEvent>): void {
  state.out |= 1 << seat;
  const role = roleOf(state, seat);
  context.tell?.({ type: 'votedOut', rule: 'OBK-806', open: { seat, role }, reveals: true });
  if (role === PZERO) {
    endGame(state, 'patientZeroOut', context);
    return;
  }
  if (seat !== state.leader) return;
  state.leader = nextLeader(state);
  context.tell?.({ type: 'leaderPassed', rule: 'OBK-808', open: { from: seat, to: state.leader } });
}

/** OBK-808: the next living seat clockwise. */
function nextLeader(state: Pick<State, 'leader' | 'seats' | 'out'>): Seat {
  let seat = state.leader;
  do seat = (seat + 1) % state.seats;
  while (!isLiving(state, seat));
  return seat;
}
