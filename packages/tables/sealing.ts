/**
 * Where nobody may learn whose time ran out, the last stretch before the deadline is sealed: an answer that comes then is
 * kept, shown to nobody but whoever gave it, and opened at the deadline together with what the clock answers for the others.
 * So nothing that anybody else hears depends on whether a seat has answered in that stretch or not at all.
 *
 * A sealed answer is written down, in the record of its table, before whoever gave it is told that it is kept; they may
 * change it until the deadline.
 */
import {
  type Action,
  ActionList,
  CLOCK,
  has,
  type Seat,
  type SecretDeadline,
  seatsIn,
} from '@airlock/kernel';
import { type Actor, type Aftermath, actByText, type Done, done, momentOf, startedMatch } from './acting.ts';
import { deadlineOf } from './deadlines.ts';
import { withDigest } from './digests.ts';
import type { AnyMatch } from './folding.ts';
import type { Deed, LiveTable } from './liveTable.ts';
import type { Member } from './member.ts';
import { mustBeCurrent } from './overtaking.ts';
import { type Sealed, type SealedAnswer, withAnswer } from './sealedAnswers.ts';
import type { Write } from './store/store.ts';

/** Something done, or an answer that is kept. */
export interface DoneOrSealed extends Deed {
  /** Nobody but its seat hears of it before the deadline. */
  readonly isSealed?: true;
}

/** Does something at once or, where it is an answer to a sealed question, keeps it. */
export function actOrSeal(
  table: LiveTable,
  actor: Actor,
  after: number,
  text: string,
  aftermath: Aftermath,
): DoneOrSealed {
  const match = startedMatch(table);
  // Asked first: it is nearly always so, and nothing has to be read for it.
  const action = isSealed(table, match) ? match.game.codec.read(text) : undefined;
  if (action === undefined || !isAwaited(match, actor.seat, action)) {
    return actByText(table, actor, after, text, aftermath);
  }
  mustBeCurrent(match, after, actor.seat, action);
  // It must not show in any list that it was changed, so neither does `changedAt`.
  const record = withAnswer(table.record, match.asked.sequence, {
    seat: actor.seat,
    action: text,
    ...(actor.id === undefined ? {} : { id: actor.id }),
  });
  return {
    isSealed: true,
    writes: [{ kind: 'table', table: record }],
    shown() {
      table.record = record;
      answersAt(table, match).set(actor.seat, { action, actor });
      for (const member of table.members) {
        if (member.viewer === actor.seat)
          tellSealed(table, member, member === actor.member ? actor.id : undefined);
      }
    },
  };
}

/** Whether a seat has answered the question that stands, as far as nobody else can see yet. */
export const hasSealed = (table: LiveTable, seat: Seat): boolean => sealedAnswer(table, seat) !== undefined;

/** Shows a member the sealed answer of their own seat, if there is one; `id` where it answers their message. */
export function tellSealed(table: LiveTable, { listener, viewer }: Member, id?: number): void {
  const answer = sealedAnswer(table, viewer);
  if (!answer) return;
  const action = table.entry.game.codec.write(answer.action);
  listener.send(JSON.stringify({ type: 'sealed', table: table.code, id, action }));
}

export interface Opening extends Deed {
  /** The seats that nobody had answered for. */
  readonly late: readonly Seat[];
}

/**
 * All answers that are missing, in the order of seats and at the same moment: those that were sealed, those of bots that
 * choose for the late, and for everybody else the clock's.
 */
export function openSealed(
  table: LiveTable,
  match: AnyMatch,
  deadline: SecretDeadline,
  choices: ReadonlyMap<Seat, string>,
  aftermath: Aftermath,
): Opening {
  const asked = match.asked.sequence;
  const at = momentOf(table, match, table.deadlineAt ?? Date.now());
  const opened: Done[] = [];
  const late: Seat[] = [];
  for (const seat of seatsIn(match.waiting)) {
    // An answer may have ended the question, or have spared somebody theirs.
    if (match.asked.sequence !== asked) break;
    if (!has(match.waiting, seat)) continue;
    const sealed = sealedAnswer(table, seat);
    if (!sealed) late.push(seat);
    const chosen = match.game.codec.read(choices.get(seat) ?? '');
    const clock = { action: deadline.answer(seat), actor: { seat: CLOCK } };
    const options = [sealed, chosen === undefined ? undefined : { action: chosen, actor: { seat } }, clock];
    const { action, actor } = options.find((one) => one && isLegal(match, one)) ?? clock;
    opened.push(done(table, match, actor, action, at));
  }
  const writes: Write[] = opened.flatMap((one) => one.writes);
  return {
    writes: withDigest(table, match, writes),
    late,
    shown() {
      table.sealed = null;
      for (const one of opened) one.shown();
      aftermath.acted(table, opened.at(-1)?.over ?? false);
    },
  };
}

function isSealed({ deadlineAt, record }: LiveTable, match: AnyMatch): boolean {
  const deadline = deadlineOf(match, record);
  if (!deadline || !('sealed' in deadline) || deadlineAt === null) return false;
  return Date.now() >= deadlineAt - deadline.sealed;
}

/** Whether an action answers the question; what is refused is refused as ever. Claims and the like are not kept. */
function isAwaited(match: AnyMatch, seat: Seat, action: Action): boolean {
  const { game, state } = match;
  if (!has(match.waiting, seat)) return false;
  const awaited = new ActionList();
  game.actions(state, seat, awaited);
  return awaited.has(action);
}

const isLegal = ({ game, state }: AnyMatch, { action, actor }: SealedAnswer): boolean =>
  game.refusal(state, actor.seat, action) === null;

function sealedAnswer({ sealed, match }: LiveTable, seat: number): SealedAnswer | undefined {
  return sealed?.asked === match?.asked.sequence ? sealed?.answers.get(seat) : undefined;
}

function answersAt(table: LiveTable, { asked: { sequence } }: AnyMatch): Sealed['answers'] {
  if (table.sealed?.asked !== sequence) table.sealed = { asked: sequence, answers: new Map() };
  return table.sealed.answers;
}
