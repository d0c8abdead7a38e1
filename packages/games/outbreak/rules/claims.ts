/** Talk: claims that anybody may make and nobody has to believe. They change nothing but the ledger. */
import type { Action, ActionList, Refusal, Seat, Table } from '@airlock/kernel';
import {
  accuseAction,
  askAction,
  codec,
  planAction,
  playedAction,
  retractAction,
  suggestCardAction,
  suggestTasksAction,
  voteIntentAction,
  vouchAction,
} from '../actions.ts';
import { ACCUSATIONS, CLAIMABLE, MOST_CLAIMS, SHIFTS_PER_DAY, SKIP } from '../cards.ts';
import type { OutbreakEvent } from '../events.ts';
import {
  AT,
  type Claim,
  isLiving,
  isOut,
  momentOf,
  REPLACED,
  revealedToday,
  STANDING,
  type State,
  WITHDRAWN,
} from '../state.ts';
import { isAvailable } from './days.ts';
import { refuse } from './refusals.ts';
import { pairRefusal } from './tasks.ts';

const stageOf = (state: State): number | undefined => state.stack[state.stack.length - 1];

/** OBK-1004, OBK-1006: why this seat may say nothing at all. */
function silence(state: State, seat: Seat): Refusal | null {
  if (seat < 0 || !(seat < state.seats)) return refuse('noSuchAction');
  if (!state.options.claims) return refuse('claimsOff');
  if (isOut(state, seat) && !state.options.voicesFromOutside) return refuse('outsideSilent');
  return null;
}

/** What may be said about somebody: not about oneself, not about those whose role everybody knows. */
function aboutRefusal(state: State, seat: Seat, other: Seat): Refusal | null {
  if (other === seat) return refuse('claimAboutSelf');
  if (other >= state.seats) return refuse('noSuchAction');
  return isLiving(state, other) ? null : refuse('claimAboutOut');
}

export function claimRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  return silence(state, seat) ?? contentRefusal(state, seat, action) ?? repetition(state, seat, action);
}

function contentRefusal(state: State, seat: Seat, action: Action): Refusal | null {
  const [one = 0, two = 0, three = 0] = codec.words(action);
  switch (codec.kind(action)) {
    case 'plan':
      return one < revealedToday(state) ? refuse('shiftRevealed') : null;
    case 'played':
      return momentOf(one + 1, two) > state.records.length ? refuse('shiftNotRevealed') : null;
    case 'ask':
      return (
        askRefusal(state, seat, one) ??
        (momentOf(two + 1, three) > state.records.length ? refuse('shiftNotRevealed') : null)
      );
    case 'suggestCard':
      return aboutRefusal(state, seat, one) ?? (two < revealedToday(state) ? refuse('shiftRevealed') : null);
    case 'suggestTasks':
      return stageOf(state) === AT.pick ? pairRefusal(state, one, two) : refuse('onlyDuringPick');
    case 'accuse':
    case 'vouch':
      return aboutRefusal(state, seat, one);
    case 'voteIntent':
      return intentRefusal(state, seat, one);
    case 'retract':
      return state.claims[one]?.seat === seat && state.claimStatus[one] === STANDING
        ? null
        : refuse('notYourClaim');
    default:
      return refuse('noSuchAction');
  }
}

/** Voted-out seats may be asked too: what they played while they were in still counts. */
function askRefusal(state: State, seat: Seat, other: Seat): Refusal | null {
  if (other === seat) return refuse('claimAboutSelf');
  return other < state.seats ? null : refuse('noSuchAction');
}

function intentRefusal(state: State, seat: Seat, ballot: number): Refusal | null {
  if (stageOf(state) !== AT.vote || isOut(state, seat)) return refuse('onlyDuringVote');
  return ballot === SKIP ? null : aboutRefusal(state, seat, ballot);
}

function repetition(state: State, seat: Seat, action: Action): Refusal | null {
  if (codec.kind(action) === 'retract') return null;
  if (state.claims.length >= MOST_CLAIMS) return refuse('ledgerFull');
  for (let number = 0; number < state.claims.length; number++) {
    const claim = state.claims[number] as Claim;
    if (claim.seat !== seat || claim.action !== action || state.claimStatus[number] !== STANDING) continue;
    if (lastsOverDays(action) || claim.day === state.day) return refuse('saidAlready');
  }
  return null;
}

/** Plans, suggestions and vote intents are about today; the rest stands until replaced. */
function lastsOverDays(action: Action): boolean {
  return !['plan', 'suggestCard', 'suggestTasks', 'voteIntent'].includes(codec.kind(action));
}

/** What a claim is about: a newer one about the same replaces it. Nothing where each stands for itself. */
function topicOf(action: Action): string | null {
  const [one, two] = codec.words(action);
  switch (codec.kind(action)) {
    case 'plan':
      return `plan ${one}`;
    case 'played':
      return `played ${one} ${two}`;
    case 'accuse':
    case 'vouch':
      return `opinion ${one}`;
    case 'voteIntent':
      return 'intent';
    default:
      return null;
  }
}

/** The standing claim that this one would replace; -1 for none. */
function replacedBy(state: State, seat: Seat, action: Action): number {
  const topic = topicOf(action);
  if (topic === null) return -1;
  return state.claims.findIndex(
    (claim, number) =>
      claim.seat === seat &&
      state.claimStatus[number] === STANDING &&
      (lastsOverDays(action) || claim.day === state.day) &&
      topicOf(claim.action) === topic,
  );
}

/** OBK-1001, OBK-1004: into the ledger, for everybody to read. */
export function makeClaim(state: State, seat: Seat, action: Action, table: Table<OutbreakEvent>): void {
  if (codec.kind(action) === 'retract') {
    const [number = 0] = codec.words(action);
    state.claimStatus[number] = WITHDRAWN;
    table.tell?.({ type: 'retracted', rule: 'OBK-1004', open: { seat, number } });
    return;
  }
  const replaces = replacedBy(state, seat, action);
  if (replaces >= 0) state.claimStatus[replaces] = REPLACED;
  state.claims.push({ seat, action, day: state.day, after: state.records.length });
  state.claimStatus.push(STANDING);
  table.tell?.({ type: 'claimed', rule: 'OBK-1004', open: { seat, action, replaces } });
}

export function listClaims(state: State, seat: Seat, into: ActionList): void {
  if (silence(state, seat) !== null) return;
  for (const action of possibleClaims(state, seat)) {
    if (claimRefusal(state, seat, action) === null) into.add(action);
  }
}

/** Everything that could be said, legal or not, in a fixed order. */
function* possibleClaims(state: State, seat: Seat): Iterable<Action> {
  for (let shift = revealedToday(state); shift < SHIFTS_PER_DAY; shift++) {
    for (const card of CLAIMABLE) yield planAction(shift, card);
  }
  for (let moment = 1; moment <= state.records.length; moment++) {
    for (const card of CLAIMABLE) yield playedAction(moment, card);
  }
  for (let other = 0; other < state.seats; other++) {
    for (let moment = 1; moment <= state.records.length; moment++) yield askAction(other, moment);
  }
  for (let other = 0; other < state.seats; other++) {
    for (let shift = revealedToday(state); shift < SHIFTS_PER_DAY; shift++) {
      for (const card of CLAIMABLE) yield suggestCardAction(other, shift, card);
    }
  }
  if (stageOf(state) === AT.pick) yield* possiblePairs(state);
  for (let other = 0; other < state.seats; other++) {
    for (let as = 0; as < ACCUSATIONS.length; as++) yield accuseAction(other, as);
    yield vouchAction(other);
  }
  for (let other = 0; other < state.seats; other++) yield voteIntentAction(other);
  yield voteIntentAction(SKIP);
  for (let number = 0; number < state.claims.length; number++) {
    if ((state.claims[number] as Claim).seat === seat) yield retractAction(number);
  }
}

function* possiblePairs(state: State): Iterable<Action> {
  const tasks = state.status.flatMap((_, task) => (isAvailable(state, task) ? [task] : []));
  for (const first of tasks) {
    for (const second of tasks) if (second !== first) yield suggestTasksAction(first, second);
  }
}
