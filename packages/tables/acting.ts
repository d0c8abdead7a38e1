/** Acting, taking back and talking at a table. */
import {
  type Action,
  type Circle,
  CLOCK,
  EVERYBODY,
  type Seat,
  SPECTATOR,
  UNDO,
  type Viewer,
} from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import { withDigest } from './digests.ts';
import type { AnyMatch } from './folding.ts';
import type { Deed, LiveTable } from './liveTable.ts';
import { eyesOf, isToldSteps, type Member, readerOf } from './member.ts';
import { alreadyDone, mustBeCurrent, mustNotBeOvertaken } from './overtaking.ts';
import { Positions, sendPosition } from './positions.ts';
import { noSuchAction, oldRules, Refused, refusedByRules } from './refused.ts';
import { seeSteps } from './retelling.ts';
import { inCircle, type Person, UNDO_TEXT, type Write } from './store/store.ts';
import { isKnownByNumber, MomentMessages, seenSeat, type TimeTold, ToldMoment } from './telling.ts';
import { WATCHERS } from './watching.ts';

const SMALL_INTEGERS_END = 2 ** 31;

/** Who acts, and how to answer them; a bot has no member. */
export interface Actor {
  readonly seat: Seat;
  readonly member?: Member;
  readonly id?: number;
  /** When it was received, by the system's clock: what is done in real time counts from then, not from its turn. */
  readonly received?: number;
}

/** What follows when an action is durable. */
export interface Aftermath {
  acted(table: LiveTable, over: boolean): void;
}

/** Does what somebody sent as text. */
export function actByText(
  table: LiveTable,
  actor: Actor,
  after: number,
  text: string,
  aftermath: Aftermath,
): Deed {
  const { game } = startedMatch(table);
  const action = game.codec.read(text);
  if (action === undefined) throw noSuchAction(game, text);
  return act(table, actor, after, action, aftermath, text);
}

/** Does something in the name of a seat or the clock. `text` is the action as it came, where it came as text. */
export function act(
  table: LiveTable,
  actor: Actor,
  after: number,
  asked: Action,
  aftermath: Aftermath,
  text?: string,
): Deed {
  const match = startedMatch(table);
  mustBeCurrent(match, after, actor.seat, asked);
  mustBeNew(table, match, actor, after, asked);
  const action = atItsMoment(table, match, actor, asked);
  mustNotBeOvertaken(match, after, actor.seat, action);
  const written = action === asked ? text : undefined;
  const { writes, shown, over } = done(
    table,
    match,
    actor,
    action,
    momentOf(table, match, Date.now()),
    written,
  );
  return {
    writes: withDigest(table, match, writes),
    shown() {
      shown();
      aftermath.acted(table, over);
    },
  };
}

/** One action done in memory; whoever shows it has to say what follows. */
export interface Done extends Deed {
  /** Whether it has ended the match. */
  readonly over: boolean;
}

/** Does something at that moment of the match, or refuses it in the rules' words. `text` is the action as the log has it. */
export function done(
  table: LiveTable,
  match: AnyMatch,
  actor: Actor,
  action: Action,
  at: number,
  text = match.game.codec.write(action),
): Done {
  const { game } = match;
  const sequence = match.log.length;
  const { deadlineAt } = table;
  const played = match.play(actor.seat, action, at, lookingOn(table));
  if (!played.ok) throw refusedByRules(game, played.refusal);
  table.banks?.follow(match);
  const positions = Positions.at(table);
  const tellsTime = match.asked.sequence === match.log.length || table.deadlineAt !== deadlineAt;
  const over = match.outcome !== null;
  const seat = seenSeat(game, actor.seat, action);
  const isNumbered = isKnownByNumber(game);
  const byBot = isNumbered && actor.seat !== CLOCK && actor.id === undefined;
  const moment = new ToldMoment({ sequence: sequence + 1, seat, at, ...played, byBot });
  table.histories.append(table, moment);
  const command = isNumbered && actor.id !== undefined ? { id: actor.id } : {};
  const record = over ? { ...table.record, stage: 'over' as const, changedAt: Date.now() } : null;
  const writes: Write[] = [
    {
      kind: 'action',
      match: table.record.number,
      sequence,
      seat: actor.seat,
      action: text,
      at,
      ...command,
    },
  ];
  if (record) writes.push({ kind: 'table', table: record });
  return {
    writes,
    over,
    shown() {
      if (record) table.record = record;
      if (command.id !== undefined)
        table.keptCommands.push({ seat: actor.seat, id: command.id, sequence: sequence + 1 });
      tellMoment(table, actor, played.undoable, moment, tellsTime ? table.time : table.ownTime, positions);
    },
  };
}

/** Who hears at once how their views change. Whoever comes before it is durable is told like one who comes back. */
const lookingOn = ({ members }: LiveTable): Viewer[] => members.filter(isToldSteps).map(eyesOf);

/** In real time the table says when something was done, never who did it. */
function atItsMoment(table: LiveTable, match: AnyMatch, actor: Actor, action: Action): Action {
  const { game, state } = match;
  const { realTime } = game;
  if (!realTime || actor.seat === CLOCK || realTime.momentOf(action) < 0) return action;
  const received = table.matchTime(actor.received ?? Date.now());
  const moment = realTime.arrival(state, actor.seat, received, actor.member?.listener.roundTrips ?? []);
  if (moment < 0) throw refusedByRules(game, realTime.tooEarly);
  return realTime.stamp(action, moment);
}

function tellMoment(
  table: LiveTable,
  actor: Actor,
  undoable: boolean,
  moment: ToldMoment,
  time: TimeTold | undefined,
  positions: Positions | undefined,
): void {
  const messages = new MomentMessages(table, moment, time);
  for (const member of table.members) {
    if (member.spelling) {
      if (!positions) continue;
      const isActor = member.viewer === actor.seat;
      const id = member === actor.member ? actor.id : undefined;
      const told = { moments: [moment], whole: false, undoable: isActor && undoable, id };
      sendPosition(table, member, () => positions.messageFor(readerOf(member), told));
      continue;
    }
    const eyes = eyesOf(member);
    if (!moment.hasSteps(eyes)) seeSteps(table, eyes, [moment]);
    if (member.viewer !== actor.seat) member.listener.sendFrame(messages.for(eyes));
    else if (member === actor.member) member.listener.sendFrame(messages.forActor(undoable, actor.id));
    else member.listener.sendFrame(messages.forActor(undoable));
  }
}

export function takeBack(table: LiveTable, seat: Seat, after: number, shown: () => void): Deed {
  const match = startedMatch(table);
  mustBeCurrent(match, after, seat, UNDO);
  const sequence = match.log.length;
  const at = momentOf(table, match, Date.now());
  const undone = match.undo(seat, at);
  if (!undone.ok) throw refusedByRules(table.entry.game, undone.refusal);
  table.banks?.follow(match);
  table.histories.takeBack(table);
  const write: Write = {
    kind: 'action',
    match: table.record.number,
    sequence,
    seat,
    action: UNDO_TEXT,
    at,
  };
  return { writes: withDigest(table, match, [write]), shown };
}

/** Who hears a speaker: everybody, unless the game says otherwise. */
export function circleOf({ match, record }: LiveTable, speaker: Viewer): Circle {
  const own = match?.game.hosting?.circle(match.state, speaker);
  if (own !== undefined) return own;
  return speaker === SPECTATOR && record.stage === 'playing' ? WATCHERS : EVERYBODY;
}

export function say(table: LiveTable, speaker: Viewer, { id, name }: Person, words: string): Deed {
  const circle = circleOf(table, speaker);
  const line: TalkLine = {
    number: (table.talkLines.get(circle) ?? 0) + 1,
    ...inCircle(circle),
    seat: speaker === SPECTATOR ? null : speaker,
    name,
    text: words,
    at: Date.now(),
  };
  return {
    writes: [{ kind: 'talk', table: table.record.number, line, person: id }],
    shown() {
      table.talkLines.set(circle, line.number);
      const text = JSON.stringify({ type: 'talk', table: table.code, lines: [line] });
      for (const { listener, viewer } of table.members) if (table.hears(viewer, circle)) listener.send(text);
    },
  };
}

export function startedMatch(table: LiveTable): AnyMatch {
  if (table.pastLog) throw oldRules();
  if (!table.match) throw new Refused('not-started', 'The match has not begun yet.');
  if (table.record.stage === 'abandoned') throw new Refused('not-started', 'This match was abandoned.');
  return table.match;
}

/** Sent again because no answer came: it is done once all the same. A race has an intake for that. */
function mustBeNew(
  table: LiveTable,
  match: AnyMatch,
  { seat, id }: Actor,
  after: number,
  action: Action,
): void {
  if (id === undefined || match.game.realTime || after >= match.log.length) return;
  const isDone = table.keptCommands.some(
    (command) =>
      command.sequence > after &&
      command.seat === seat &&
      command.id === id &&
      match.log[command.sequence - 1]?.action === action,
  );
  if (isDone) throw alreadyDone();
}

/**
 * A time of the system's clock in milliseconds since the start; never less than the entry before, whatever that
 * clock does.
 */
export function momentOf(table: LiveTable, match: AnyMatch, time: number): number {
  const startedAt = table.record.match?.startedAt ?? 0;
  const at = Math.max(time - startedAt, match.log.at(-1)?.at ?? 0);
  // As a small integer, where it is one, it takes no memory of its own in the log.
  return at < SMALL_INTEGERS_END ? at | 0 : at;
}
