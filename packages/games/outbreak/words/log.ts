/** One line of the log for each thing that happens. */
import { bold, capital, count, listOf, type Naming, type Seat, who, whom } from '@airlock/kernel';
import { ABSTAIN, COMPLETED, DESTROYED, HOLD, OPEN, type Shown, SKIP, type Task } from '../cards.ts';
import type { OutbreakEvent, TaskChange } from '../events.ts';
import { claimWords } from './claims.ts';
import { cardName, momentName, roleName, shiftName, shownName, taskName } from './names.ts';
import { resultWords } from './result.ts';

type Open<Type extends OutbreakEvent['type']> = Extract<OutbreakEvent, { type: Type }>['open'];

export function eventWords(event: OutbreakEvent, naming: Naming): string | null {
  const name = (seat: Seat): string => who(seat, naming);
  const isReader = (seat: Seat): boolean => seat === naming.reader;
  switch (event.type) {
    case 'rolesDealt': {
      const { leader } = event.open;
      const leads = isReader(leader) ? 'You are the Leader.' : `${name(leader)} is the Leader.`;
      return event.own ? `${leads} Your role: ${bold(roleName(event.own.role))}.` : leads;
    }
    case 'dayStarted':
      return `Day ${event.open.day} begins.`;
    case 'asked':
      return null;
    case 'ballotCast':
    case 'cardChosen':
    case 'repairChosen':
      if (event.own?.byDefault) return defaultWords(event, naming);
      return isReader(event.open.seat) ? 'You have chosen.' : `${name(event.open.seat)} has chosen.`;
    case 'votesCounted':
      return votesWords(event.open, naming);
    case 'votedOut': {
      const { seat, role } = event.open;
      return `${name(seat)} ${isReader(seat) ? 'were' : 'was'} voted out: ${bold(roleName(role))}.`;
    }
    case 'leaderPassed':
      return isReader(event.open.to) ? 'You lead now.' : `${name(event.open.to)} leads now.`;
    case 'handsDealt': {
      const mine = event.own?.rests[naming.reader];
      return mine ? `New hands. Your Rest is number ${bold(String(mine))} today.` : 'New hands are dealt.';
    }
    case 'shiftStarted': {
      const { shift, back } = event.open;
      const repaired = back.length > 0 ? ` Repaired: ${listOf(back.map(taskName))}.` : '';
      return `The ${shiftName(shift)} begins.${repaired}`;
    }
    case 'tasksChosen': {
      if (event.own?.byDefault) return defaultWords(event, naming);
      const [first, second] = event.open.pair;
      return `${name(event.open.seat)} chose ${bold(taskName(first))} first and ${bold(taskName(second))} second.`;
    }
    case 'revealed':
      return `Revealed: ${pileWords(event.open.pile, event.open.target)}.${noticeWords(event.own)}`;
    case 'settled':
      return settledWords(event.open);
    case 'repairing':
      return repairWords(event.open, naming);
    case 'dayEnded':
      return `Day ${event.open.day} ends. All hands are put away.`;
    case 'night':
      return nightWords(event, naming);
    case 'claimed':
      return `${name(event.open.seat)} ${claimWords(event.open.action, naming, isReader(event.open.seat))}.`;
    case 'retracted':
      return `${name(event.open.seat)} withdrew claim ${event.open.number + 1}.`;
    case 'gameOver':
      return resultWords(event.open.result, naming);
  }
}

/** A choice of one seat, as that seat knows it. */
export type ChoiceEvent = Extract<
  OutbreakEvent,
  { type: 'ballotCast' | 'cardChosen' | 'repairChosen' | 'tasksChosen' }
>;

/** What was chosen: "Complete 1", "Angelwing and Stiletto"; `null` where the reader may not know it. */
export function choiceWords(event: ChoiceEvent, naming: Naming): string | null {
  if (event.type === 'tasksChosen') return listOf(event.open.pair.map(taskName));
  if (!event.own) return null;
  if (event.type === 'cardChosen')
    return event.own.card === HOLD ? 'to hold the card' : cardName(event.own.card);
  const { ballot } = event.own;
  if (event.type === 'repairChosen') return ballot === ABSTAIN ? 'to abstain' : taskName(ballot);
  return ballot === SKIP ? 'to skip the vote' : whom(ballot, naming);
}

/** OBK-210, OBK-305: told to whose time it was, and to everybody after the end. */
function defaultWords(event: ChoiceEvent, naming: Naming): string {
  const chosen = choiceWords(event, naming) ?? '';
  const were = event.type === 'tasksChosen' ? 'were' : 'was';
  const { seat } = event.open;
  const whose = seat === naming.reader ? 'Time ran out' : `${who(seat, naming)}’s time ran out`;
  const forWhom = seat === naming.reader ? 'for you' : 'for them';
  return chosen.startsWith('to ')
    ? `${whose}: it was chosen ${forWhom} ${bold(chosen)}.`
    : `${whose}: ${bold(chosen)} ${were} chosen ${forWhom}.`;
}

/** OBK-803: with names, or where ballots stay secret only how many. */
function votesWords({ totals, ballots, out }: Open<'votesCounted'>, naming: Naming): string {
  const seats = totals.length - 1;
  const counts = totals.flatMap((number, seat) => {
    if (number === 0) return [];
    const target = seat === seats ? 'to skip' : `for ${bold(whom(seat, naming))}`;
    const voters = votersFor(ballots, seat === seats ? SKIP : seat, naming);
    return [`${number} ${target}${voters === '' ? '' : ` (${voters})`}`];
  });
  return `${capital(listOf(counts))}.${out < 0 ? ' Nobody is voted out.' : ''}`;
}

/** Who named a seat or a Task; empty where nobody may know, or nobody did. */
const votersFor = (ballots: readonly number[] | null, target: number, naming: Naming): string =>
  listOf((ballots ?? []).flatMap((ballot, seat) => (ballot === target ? [whom(seat, naming)] : [])));

/** OBK-604: these ballots are always shown with names; none were needed where there was nothing to choose. */
function repairWords({ task, readyAt, ballots }: Open<'repairing'>, naming: Naming): string {
  const repaired = `${bold(taskName(task))} is under repair and back on ${momentName(readyAt)}.`;
  if (ballots === null) return repaired;
  const named = [...new Set(ballots.filter((ballot) => ballot >= 0))].sort((a, b) => a - b);
  const counts = named.map((ballot) => {
    const target = ballot === ABSTAIN ? 'to abstain' : `for ${taskName(ballot)}`;
    const number = ballots.filter((one) => one === ballot).length;
    return `${number} ${target} (${votersFor(ballots, ballot, naming)})`;
  });
  const tie = isTiedRepair(task, ballots)
    ? ' The Leader’s ballot breaks a tie, or else the fewest points needed.'
    : '';
  return `${repaired} Ballots: ${listOf(counts)}.${tie}`;
}

/** Whether the most ballots alone did not decide. */
export function isTiedRepair(task: Task, ballots: readonly number[]): boolean {
  const votesFor = (target: number): number => ballots.filter((ballot) => ballot === target).length;
  const rivals = new Set(ballots.filter((ballot) => ballot >= 0 && ballot !== ABSTAIN && ballot !== task));
  return votesFor(task) === 0 || [...rivals].some((rival) => votesFor(rival) === votesFor(task));
}

/** The pile read out in order; the Rest that Infect found is pointed at. */
export const pileWords = (pile: readonly Shown[], target: number): string =>
  pile
    .map((shown, place) => (place === target ? `${bold(shownName(shown))} (found)` : shownName(shown)))
    .join(', ');

function noticeWords(own: Extract<OutbreakEvent, { type: 'revealed' }>['own']): string {
  if (!own || !('infection' in own)) return '';
  if (own.infection === 'infected') return ` ${bold('You are now Infected.')}`;
  return own.infection === 'already' ? ' It was yours: no effect, you were already Infected.' : '';
}

const settledWords = ({ tasks, lapsed }: Open<'settled'>): string =>
  `${tasks.map(changeWords).join(' ')}${lapsed > 0 ? ` ${capital(count(lapsed, 'repair'))} lapsed.` : ''}`;

function changeWords({ task, before, total, points, status, completion }: TaskChange): string {
  const name = bold(taskName(task));
  if (status === DESTROYED) return `${name} fell to ${total} and is destroyed.`;
  if (completion) return `${name} is completed.`;
  if (status === COMPLETED) return `${name} stays completed.`;
  return status === OPEN && points === before
    ? `${name} stays at ${points}.`
    : `${name} goes from ${before} to ${points}.`;
}

function nightWords({ own }: Extract<OutbreakEvent, { type: 'night' }>, naming: Naming): string {
  const names = (set: number): string =>
    listOf(naming.names.flatMap((_, seat) => ((set >> seat) % 2 === 1 ? [who(seat, naming)] : [])));
  if (own && own.infected > 0) {
    const fresh = own.fresh > 0 ? ` New: ${names(own.fresh)}.` : '';
    return `Night falls. Infected: ${bold(names(own.infected))}.${fresh}`;
  }
  if (own && own.zero >= 0) return `Night falls. Patient Zero is ${bold(who(own.zero, naming))}.`;
  return 'Night falls.';
}

export const ballotWords = (ballot: number): string =>
  ballot === ABSTAIN ? 'Abstain' : `Repair ${taskName(ballot)}`;
