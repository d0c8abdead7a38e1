/** Days and Shifts: dealing, the order of the day, and the night. */
import { type Context, enter, missing, REVIEWER, type Seat, type SeatSet, shuffle } from '@airlock/kernel';
import {
  COMPLETED,
  DESTROYED,
  FULL_HAND,
  INFECTED,
  LAST_DAY,
  NO_HAND,
  NO_TASK,
  OPEN,
  PZERO,
  REPAIRING,
  SHIFTS_PER_DAY,
  type Task,
} from '../cards.ts';
import type { NightNotice, OutbreakEvent } from '../events.ts';
import {
  AT,
  FROM_THE_START,
  fill,
  infectionOf,
  isOut,
  livingSurvivors,
  momentOf,
  type State,
} from '../state.ts';
import { endGame } from './ending.ts';
import { ask, forgetChoices } from './stages.ts';

/** OBK-003, OBK-004: setup has dealt; this tells of it. */
export function dealRoles(state: State, context: Context<OutbreakEvent>): void {
  context.tell?.({
    type: 'rolesDealt',
    rule: 'OBK-004',
    open: { leader: state.leader },
    own: Object.fromEntries(state.roles.map((role, seat) => [seat, { role }])),
    reveals: true,
  });
}

/** OBK-801, OBK-901: first the count of Survivors, then, except on Day 1, the vote. */
export function startDay(state: State, context: Context<OutbreakEvent>): void {
  context.tell?.({ type: 'dayStarted', rule: 'OBK-101', open: { day: state.day } });
  if (livingSurvivors(state) <= 1) {
    endGame(state, 'oneSurvivor', context);
    return;
  }
  enter(state, AT.dealHands);
  if (state.day === 1) return;
  enter(state, AT.countVotes);
  enter(state, AT.vote);
  ask('vote', 'OBK-801', context);
}

/** OBK-102, OBK-103: one of each card for everybody, Rest numbers by chance. */
export function dealHands(state: State, context: Context<OutbreakEvent>): void {
  state.hands.fill(FULL_HAND);
  state.rests = shuffle(
    state.rests.map((_, index) => index + 1),
    context.random.stream('restNumbers'),
  );
  const own: { [viewer: number]: { rests: readonly number[] } } = { [REVIEWER]: { rests: [...state.rests] } };
  if (context.tell)
    for (let seat = 0; seat < state.seats; seat++) own[seat] = { rests: restsFor(state, seat) };
  context.tell?.({ type: 'handsDealt', rule: 'OBK-102', open: { day: state.day }, own, reveals: true });
  enter(state, AT.startShift);
}

/** One's own number, and 0 for those one may not know. */
const restsFor = (state: State, seat: Seat): number[] =>
  state.rests.map((number, owner) => (owner === seat ? number : 0));

/** OBK-302 */
export const isAvailable = (state: Pick<State, 'status'>, task: Task): boolean =>
  (state.status[task] ?? missing()) < DESTROYED;

const availableTasks = (state: State): number =>
  state.status.reduce((count, _, task) => count + (isAvailable(state, task) ? 1 : 0), 0);

/** OBK-605, OBK-903: repairs come back first, then the Tasks are counted. */
export function startShift(state: State, context: Context<OutbreakEvent>): void {
  const moment = momentOf(state.day, state.shift);
  const back: Task[] = [];
  for (let task = 0; task < state.status.length; task++) {
    if (state.status[task] !== REPAIRING || (state.readyAt[task] ?? missing()) > moment) continue;
    state.status[task] = OPEN;
    state.points[task] = 0;
    state.readyAt[task] = 0;
    back.push(task);
  }
  context.tell?.({
    type: 'shiftStarted',
    rule: back.length > 0 ? 'OBK-605' : 'OBK-101',
    open: { day: state.day, shift: state.shift, back },
  });
  if (availableTasks(state) <= 1) {
    endGame(state, 'oneTask', context);
    return;
  }
  for (const node of [AT.endShift, AT.settle, AT.reveal, AT.actions, AT.pick]) enter(state, node);
  ask('pick', 'OBK-303', context);
}

/** OBK-101 */
export function endShift(state: State): void {
  state.pair = [NO_TASK, NO_TASK];
  if (state.shift === SHIFTS_PER_DAY - 1) {
    enter(state, AT.endDay);
    return;
  }
  state.shift++;
  enter(state, AT.startShift);
}

/** OBK-106, OBK-904, OBK-907, OBK-908: hands away, then the Tasks, the limit, the safety stop, in this order. */
export function endDay(state: State, context: Context<OutbreakEvent>): void {
  state.hands.fill(NO_HAND);
  state.rests = fill(state.seats, 0);
  context.tell?.({ type: 'dayEnded', rule: 'OBK-106', open: { day: state.day } });
  const { limitDays, dayLimit } = state.options;
  if (state.status.every((status) => status === COMPLETED)) endGame(state, 'tasks', context);
  else if (limitDays && state.day >= dayLimit) endGame(state, 'dayLimit', context);
  else if (state.day >= LAST_DAY) endGame(state, 'stalemate', context);
  else enter(state, AT.night);
}

/** OBK-701 to OBK-704: Patient Zero learns who is infected. Everybody hears of the night alike. */
export function night(state: State, context: Context<OutbreakEvent>): void {
  context.tell?.({
    type: 'night',
    rule: 'OBK-702',
    open: { day: state.day },
    own: Object.fromEntries(state.roles.map((_, seat) => [seat, nightNotice(state, seat)])),
    reveals: true,
  });
  state.day++;
  state.shift = 0;
  forgetChoices(state);
  enter(state, AT.startDay);
}

function nightNotice(state: State, seat: Seat): NightNotice {
  const role = state.roles[seat];
  const { infectedLearnPatientZero } = state.options;
  const learnsZero = infectedLearnPatientZero && role === INFECTED && !isOut(state, seat);
  if (role !== PZERO) return { infected: 0, fresh: 0, zero: learnsZero ? state.roles.indexOf(PZERO) : -1 };
  let infected: SeatSet = 0;
  let fresh: SeatSet = 0;
  for (let other = 0; other < state.seats; other++) {
    if (state.roles[other] !== INFECTED || isOut(state, other)) continue;
    infected |= 1 << other;
    const moment = infectionOf(state, other);
    if (moment >= momentOf(state.day, 0) || (moment === FROM_THE_START && state.day === 1))
      fresh |= 1 << other;
  }
  return { infected, fresh, zero: -1 };
}
