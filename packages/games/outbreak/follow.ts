/** How a view changes with what its viewer hears. Nothing is decided here: events say what has become of things. */
import { itemAt, REVIEWER } from '@airlock/kernel';
import {
  FULL_HAND,
  HIDDEN,
  HOLD,
  INFECTED,
  NO_HAND,
  NO_TASK,
  NOTHING_YET,
  OPEN,
  PZERO,
  REPAIRING,
  REST,
  type Shown,
} from './cards.ts';
import type { NightNotice, OutbreakEvent } from './events.ts';
import { REPLACED, STANDING, WITHDRAWN } from './state.ts';
import { NOT_YOURS, type ShiftView, type View, type VoteView } from './view.ts';

type Told<Type extends OutbreakEvent['type']> = Extract<OutbreakEvent, { type: Type }>;

const isMine = (view: View, seat: number): boolean => view.viewer === seat || view.viewer === REVIEWER;

export function follow(view: View, event: OutbreakEvent): void {
  switch (event.type) {
    case 'rolesDealt':
      return;
    case 'leaderPassed':
      view.leader = event.open.to;
      return;
    case 'dayStarted':
      view.day = event.open.day;
      view.shift = 0;
      return;
    case 'asked':
      view.phase = event.open.phase;
      view.repairs = event.open.repairs;
      return;
    case 'ballotCast':
    case 'repairChosen':
      view.chosen[event.open.seat] = event.own?.ballot ?? HIDDEN;
      return;
    case 'votesCounted':
      countVotes(view, event);
      return;
    case 'votedOut':
      view.out |= 1 << event.open.seat;
      view.roles[event.open.seat] = event.open.role;
      return;
    case 'handsDealt':
      view.hands = view.hands.map((_, seat) => (isMine(view, seat) ? FULL_HAND : NOT_YOURS));
      view.rests = event.own ? [...event.own.rests] : view.rests.map(() => 0);
      return;
    case 'shiftStarted':
      view.shift = event.open.shift;
      view.pair = [NO_TASK, NO_TASK];
      for (const task of event.open.back) {
        view.status[task] = OPEN;
        view.points[task] = 0;
        view.readyAt[task] = 0;
      }
      return;
    case 'tasksChosen':
      view.pair = [event.open.pair[0], event.open.pair[1]];
      return;
    case 'cardChosen':
      chooseCard(view, event);
      return;
    case 'revealed':
      reveal(view, event);
      return;
    case 'settled':
      for (const { task, points, status } of event.open.tasks) {
        view.points[task] = points;
        view.status[task] = status;
      }
      return;
    case 'repairing':
      view.status[event.open.task] = REPAIRING;
      view.readyAt[event.open.task] = event.open.readyAt;
      view.chosen.fill(NOTHING_YET);
      view.repairs = 0;
      return;
    case 'dayEnded':
      view.hands = view.hands.map((_, seat) => (isMine(view, seat) ? NO_HAND : NOT_YOURS));
      view.rests.fill(0);
      view.pair = [NO_TASK, NO_TASK];
      return;
    case 'night':
      if (event.own) noteNight(view, event.own);
      return;
    case 'claimed': {
      const { seat, action, replaces } = event.open;
      if (replaces >= 0) view.claimStatus[replaces] = REPLACED;
      view.claims.push({ seat, action, day: view.day, after: view.records.length });
      view.claimStatus.push(STANDING);
      return;
    }
    case 'retracted':
      view.claimStatus[event.open.number] = WITHDRAWN;
      return;
    case 'gameOver':
      endGame(view, event);
      return;
  }
}

function countVotes(view: View, { open: { day, totals, ballots, out } }: Told<'votesCounted'>): void {
  const known = ballots ?? (view.viewer === REVIEWER ? view.chosen : null);
  const vote: VoteView = {
    day,
    totals: [...totals],
    ballots: known && [...known],
    mine: view.chosen[view.viewer] ?? -1,
    out,
  };
  view.votes.push(vote);
  view.chosen.fill(NOTHING_YET);
}

function chooseCard(view: View, { open: { seat }, own }: Told<'cardChosen'>): void {
  view.chosen[seat] = own?.card ?? HIDDEN;
  if (own && own.card !== HOLD) view.hands[seat] = itemAt(view.hands, seat) & ~(1 << own.card);
}

function reveal(view: View, { open, own }: Told<'revealed'>): void {
  const chosen = view.chosen[view.viewer] ?? -1;
  const full = own && 'owners' in own ? own : null;
  const mine = own && 'mine' in own ? own.mine : -1;
  const pile: Shown[] = full ? [...full.pile] : [...open.pile];
  if (mine >= 0) pile[mine] = REST + itemAt(view.rests, view.viewer);
  const record: ShiftView = {
    pair: [view.pair[0], view.pair[1]],
    pile,
    target: open.target,
    before: open.before,
    totals: open.totals,
    outsiders: open.outsiders,
    card: chosen === HOLD ? -1 : chosen,
    mine,
    owners: full && [...full.owners],
  };
  view.records.push(record);
  view.chosen.fill(NOTHING_YET);
  const victim = full ? full.victim : own && 'mine' in own && own.infection === 'infected' ? view.viewer : -1;
  if (victim < 0) return;
  view.roles[victim] = INFECTED;
  view.infectedAt[victim] = view.records.length;
}

/** OBK-702, OBK-704: infections of today can only have happened in the Shift with Infect in it. */
function noteNight(view: View, { infected, fresh, zero }: NightNotice): void {
  if (zero >= 0) view.roles[zero] = PZERO;
  let moment = view.records.length;
  while (moment > 0 && itemAt(view.records, moment - 1).target < 0) moment--;
  for (let seat = 0; seat < view.seats; seat++) {
    if ((infected >> seat) % 2 === 1) view.roles[seat] = INFECTED;
    if ((fresh >> seat) % 2 === 1) view.infectedAt[seat] = moment;
  }
}

function endGame(view: View, { open: { result, disclosure } }: Told<'gameOver'>): void {
  view.phase = 'over';
  view.result = result;
  view.roles = [...disclosure.roles];
  view.infectedAt = [...disclosure.infectedAt];
  view.hands = [...disclosure.hands];
  view.rests = [...disclosure.rests];
  for (const [index, record] of view.records.entries()) {
    record.pile = [...itemAt(disclosure.piles, index)];
    record.owners = [...itemAt(disclosure.owners, index)];
  }
  for (const [index, vote] of view.votes.entries()) {
    vote.ballots = [...itemAt(disclosure.ballots, index)];
  }
}
