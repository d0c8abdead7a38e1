/** Acting, taking back and talking at a table. */
import { CLOCK, type Seat } from '@airlock/kernel';
import type { TalkLine } from '@airlock/protocol';
import { UNDO_TEXT, type Write } from '../store/store.ts';
import type { AnyMatch, Deed, LiveTable } from './liveTable.ts';
import type { Member } from './member.ts';
import { Refused, refusedByRules } from './refused.ts';
import { MomentMessages } from './telling.ts';

/** No game numbers an action so: rules refuse it in their own words. */
const NO_ACTION = -1;

const SMALL_INTEGERS_END = 2 ** 31;

/** Who acts, and how to answer them; a bot has no member. */
export interface Actor {
  readonly seat: Seat;
  readonly member?: Member;
  readonly id?: number;
}

/** What follows when an action is durable. */
export interface Aftermath {
  acted(table: LiveTable, over: boolean): void;
}

export function act(table: LiveTable, actor: Actor, after: number, text: string, aftermath: Aftermath): Deed {
  const match = startedMatch(table);
  const sequence = sequenceFor(match, after, actor.seat);
  const at = momentNow(table, match);
  const played = match.play(actor.seat, table.entry.game.codec.read(text) ?? NO_ACTION, at);
  if (!played.ok) throw refusedByRules(table.entry.game, played.refusal);
  const over = match.outcome !== null;
  const record = over ? { ...table.record, stage: 'over' as const, changedAt: Date.now() } : null;
  const writes: Write[] = [
    { kind: 'action', match: table.record.number, sequence, seat: actor.seat, action: text, at },
  ];
  if (record) writes.push({ kind: 'table', table: record });
  return {
    writes,
    shown() {
      if (record) table.record = record;
      const { events, undoable } = played;
      tellMoment(table, actor, undoable, { sequence: sequence + 1, seat: actor.seat, at, events });
      aftermath.acted(table, over);
    },
  };
}

function tellMoment(
  table: LiveTable,
  actor: Actor,
  undoable: boolean,
  moment: ConstructorParameters<typeof MomentMessages>[1],
): void {
  const messages = new MomentMessages(table.code, moment);
  for (const member of table.members) {
    if (member.viewer !== actor.seat) member.listener.sendFrame(messages.for(member.viewer));
    else if (member === actor.member) member.listener.sendFrame(messages.forActor(undoable, actor.id));
    else member.listener.sendFrame(messages.forActor(undoable));
  }
}

export function takeBack(table: LiveTable, seat: Seat, after: number, shown: () => void): Deed {
  const match = startedMatch(table);
  mustBeCurrent(match, after);
  const at = momentNow(table, match);
  const undone = match.undo(seat, at);
  if (!undone.ok) throw refusedByRules(table.entry.game, undone.refusal);
  return {
    writes: [{ kind: 'action', match: table.record.number, sequence: after, seat, action: UNDO_TEXT, at }],
    shown,
  };
}

export function say(table: LiveTable, speaker: Pick<TalkLine, 'seat' | 'name'>, words: string): Deed {
  const line: TalkLine = { number: table.talkLines + 1, ...speaker, text: words, at: Date.now() };
  return {
    writes: [{ kind: 'talk', table: table.record.number, line }],
    shown() {
      table.talkLines++;
      const text = JSON.stringify({ type: 'talk', table: table.code, lines: [line] });
      for (const { listener } of table.members) listener.send(text);
    },
  };
}

function startedMatch(table: LiveTable): AnyMatch {
  if (!table.match) throw new Refused('not-started', 'The match has not begun yet.');
  return table.match;
}

/** Where the action goes in the log. At ships of their own, only what befell the own one since is news. */
function sequenceFor(match: AnyMatch, after: number, seat: Seat): number {
  const { game, log, state } = match;
  const isApart = after < log.length && game.apart?.(state) === true;
  if (!isApart || log.slice(after).some((entry) => entry.seat === seat || entry.seat === CLOCK)) {
    mustBeCurrent(match, after);
  }
  return log.length;
}

function mustBeCurrent(match: AnyMatch, after: number): void {
  if (after !== match.log.length) {
    throw new Refused('stale', 'Something else happened first. Look again and decide anew.');
  }
}

/** Milliseconds since the start; never less than the entry before, whatever the system's clock does. */
function momentNow(table: LiveTable, match: AnyMatch): number {
  const startedAt = table.record.match?.startedAt ?? 0;
  const at = Math.max(Date.now() - startedAt, match.log.at(-1)?.at ?? 0);
  // As a small integer, where it is one, it takes no memory of its own in the log.
  return at < SMALL_INTEGERS_END ? at | 0 : at;
}
