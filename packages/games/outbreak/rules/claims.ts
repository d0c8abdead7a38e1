/** Talk: claims that anybody may make and nobody has to believe. They change nothing but the ledger. */
import {
  type Action,
  type ActionList,
  type Context,
  everyone,
  has,
  itemAt,
  missing,
  type Refusal,
  type Seat,
} from '@airlock/kernel';
import {
  accuseAction,
  askAction,
  becauseAction,
  codec,
  denyAction,
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
import { groundsAgainst, hasGround } from './grounds.ts';
import { refuse } from './refusals.ts';
import { pairRefusal } from './tasks.ts';

const stageOf = (state: State): number | undefined => state.stack[state.stack.length - 1];

/** OBK-1004, OBK-1006: why this seat may say nothing at all. */
function silence(state: State, seat: Seat): Refusal | null {
  if (!has(everyone(state.seats), seat)) return refuse('noSuchAction');
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
    case 'because':
      return (
        aboutRefusal(state, seat, one) ??
        (hasGround(state, one, momentOf(two + 1, three), itemAt(codec.words(action), 3))
          ? null
          : refuse('groundsNotSo'))
      );
    case 'deny':
      return aboutRefusal(state, seat, one) ?? (isAccused(state, seat, one) ? null : refuse('notAccused'));
    default:
      return refuse('noSuchAction');
  }
}

/** Whether somebody's accusation of a seat stands. */
const isAccused = (state: State, seat: Seat, by: Seat): boolean =>
  state.claims.some(
    (claim, number) =>
      claim.seat === by &&
      state.claimStatus[number] === STANDING &&
      codec.kind(claim.action) === 'accuse' &&
      codec.words(claim.action)[0] === seat,
  );

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
  if (isRetract(action)) return null;
  if (state.claims.length >= MOST_CLAIMS) return refuse('ledgerFull');
  for (let number = 0; number < state.claims.length; number++) {
    const claim = state.claims[number] ?? missing();
    if (claim.action === action && isSaid(state, seat, claim, number)) return refuse('saidAlready');
  }
  return null;
}

/** A claim of this seat that stands and is still about something. */
const isSaid = (state: State, seat: Seat, claim: Claim, number: number): boolean =>
  claim.seat === seat &&
  state.claimStatus[number] === STANDING &&
  (claim.day === state.day || lastsOverDays(claim.action));

const isRetract = (action: Action): boolean => action >= codec.first.retract && action < codec.first.because;

/** Plans, suggestions and vote intents are about today; the rest stands until replaced. */
function lastsOverDays(action: Action): boolean {
  const { played, suggestCard, accuse, voteIntent, because } = codec.first;
  if (action >= because) return true;
  return (action >= played && action < suggestCard) || (action >= accuse && action < voteIntent);
}

/** What a claim is about: a newer one about the same replaces it. `null` where each stands for itself. */
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
    (claim, number) => isSaid(state, seat, claim, number) && topicOf(claim.action) === topic,
  );
}

/** OBK-1001, OBK-1004: into the ledger, for everybody to read. */
export function makeClaim(state: State, seat: Seat, action: Action, context: Context<OutbreakEvent>): void {
  if (isRetract(action)) {
    const number = action - codec.first.retract;
    state.claimStatus[number] = WITHDRAWN;
    context.tell?.({ type: 'retracted', rule: 'OBK-1004', open: { seat, number } });
    return;
  }
  const replaces = replacedBy(state, seat, action);
  if (replaces >= 0) state.claimStatus[replaces] = REPLACED;
  state.claims.push({ seat, action, day: state.day, after: state.records.length });
  state.claimStatus.push(STANDING);
  context.tell?.({ type: 'claimed', rule: 'OBK-1004', open: { seat, action, replaces } });
}

/** Everything that can be said now, in a fixed order. */
export function listClaims(state: State, seat: Seat, into: ActionList): void {
  if (silence(state, seat) !== null) return;
  if (state.claims.length < MOST_CLAIMS) {
    const said = new Set<Action>();
    for (const [number, claim] of state.claims.entries()) {
      if (isSaid(state, seat, claim, number)) said.add(claim.action);
    }
    for (const action of possibleClaims(state, seat)) if (!said.has(action)) into.add(action);
  }
  for (const [number, claim] of state.claims.entries()) {
    if (claim.seat === seat && state.claimStatus[number] === STANDING) into.add(retractAction(number));
  }
}

function* possibleClaims(state: State, seat: Seat): Iterable<Action> {
  const others: Seat[] = [];
  for (let other = 0; other < state.seats; other++) if (other !== seat) others.push(other);
  const living = others.filter((other) => isLiving(state, other));
  const today = revealedToday(state);
  for (let shift = today; shift < SHIFTS_PER_DAY; shift++) {
    for (const card of CLAIMABLE) yield planAction(shift, card);
  }
  for (let moment = 1; moment <= state.records.length; moment++) {
    for (const card of CLAIMABLE) yield playedAction(moment, card);
  }
  for (const other of others) {
    for (let moment = 1; moment <= state.records.length; moment++) yield askAction(other, moment);
  }
  for (const other of living) {
    for (let shift = today; shift < SHIFTS_PER_DAY; shift++) {
      for (const card of CLAIMABLE) yield suggestCardAction(other, shift, card);
    }
  }
  if (stageOf(state) === AT.pick) yield* possiblePairs(state);
  for (const other of living) {
    for (let as = 0; as < ACCUSATIONS.length; as++) yield accuseAction(other, as);
    yield vouchAction(other);
    for (const { moment, ground } of groundsAgainst(state, other)) yield becauseAction(other, moment, ground);
    if (isAccused(state, seat, other)) yield denyAction(other);
  }
  if (stageOf(state) !== AT.vote || isOut(state, seat)) return;
  for (const other of living) yield voteIntentAction(other);
  yield voteIntentAction(SKIP);
}

function* possiblePairs(state: State): Iterable<Action> {
  const tasks = state.status.flatMap((_, task) => (isAvailable(state, task) ? [task] : []));
  for (const first of tasks) {
    for (const second of tasks) if (second !== first) yield suggestTasksAction(first, second);
  }
}
