/** Lets those on a line come to tables and do things there. */
import { EVERYBODY, plainText, type RealTime, type Seat, SPECTATOR } from '@airlock/kernel';
import type { ClientMessage } from '@airlock/protocol';
import { actByText, say, takeBack } from './acting.ts';
import { DelayedListener } from './delayed.ts';
import { gather, lead, leaveCompany, look } from './gathering.ts';
import type { Hall } from './hall.ts';
import type { Interrupts } from './interrupts.ts';
import type { LiveTable } from './liveTable.ts';
import { isSeated, type Listener, type Member } from './member.ts';
import { Overtaken, tellOvertaken } from './overtaking.ts';
import { withTimeBegunAnew } from './ownTime.ts';
import { intakeOf } from './racing/intakes.ts';
import { Refused, stumbled } from './refused.ts';
import type { Rests } from './rests.ts';
import { actOrSeal, tellSealed } from './sealing.ts';
import { isPlayedByBot, nameBeside } from './seating.ts';
import {
  announce,
  overMessage,
  showAgain,
  showClock,
  showSince,
  showViews,
  TALK_LINES_ON_JOIN,
  tableMessage,
} from './showing.ts';
import type { Person } from './store/store.ts';
import type { Timers } from './timers.ts';
import { delayAt, mustBeHeard } from './watching.ts';

type Of<Type extends ClientMessage['type']> = Extract<ClientMessage, { type: Type }>;
type Refuse = (refused: Refused) => void;

/** Comings and goings are announced together, or a thousand spectators would make a million messages. */
const ANNOUNCE_AFTER_MS = 50;

export interface TableCommandEvents {
  acted(table: LiveTable, over: boolean): void;
  failed(error: unknown): void;
  /** Somebody gave a sign of life for whom a bot may have played, or the clock. */
  arrived(table: LiveTable, seat: Seat): void;
  /** Somebody came to a table that rested. */
  woke(table: LiveTable): void;
}

export interface TableCommandParts {
  readonly hall: Hall;
  readonly interrupts: Interrupts;
  readonly rests: Rests;
  readonly timers: Timers;
}

export class TableCommands {
  private readonly hall: Hall;
  private readonly interrupts: Interrupts;
  private readonly rests: Rests;
  private readonly timers: Timers;
  private readonly events: TableCommandEvents;
  private readonly toAnnounce = new Set<LiveTable>();

  constructor({ hall, interrupts, rests, timers }: TableCommandParts, events: TableCommandEvents) {
    this.hall = hall;
    this.interrupts = interrupts;
    this.rests = rests;
    this.timers = timers;
    this.events = events;
  }

  asRefused(error: unknown): Refused {
    if (error instanceof Refused) return error;
    this.events.failed(error);
    return stumbled();
  }

  /** Somebody on a line, before the table knows what they are there. Those who watch may hear of everything later. */
  memberAt(table: LiveTable, line: Listener): Member {
    const delay = (): number => (isSeated(member) ? 0 : delayAt(table.record));
    const member: Member = { listener: new DelayedListener(line, delay, this.timers), viewer: SPECTATOR };
    return member;
  }

  /** Shown only what is durable: a table in the middle of something makes them wait. */
  entered(table: LiveTable, member: Member, seen: number | undefined): void {
    const { listener } = member;
    table.attempt(
      () => {
        // It may have gone while the table was busy.
        if (!listener.isOpen) return null;
        table.seat(member);
        const wakes = this.rests.came(table, member);
        if (!table.members.includes(member)) {
          table.members.push(member);
          this.announceSoon(table);
        }
        this.relieve(table, member);
        const show = (): void => this.show(table, member, seen, wakes);
        const kept = wakes ? withTimeBegunAnew(table) : null;
        if (kept) {
          return {
            writes: [{ kind: 'table', table: kept }],
            shown() {
              table.keepTime(kept);
              show();
            },
          };
        }
        show();
        return null;
      },
      () => listener.drop(),
    );
  }

  private show(table: LiveTable, member: Member, seen: number | undefined, wakes: boolean): void {
    const { listener } = member;
    listener.send(tableMessage(table, listener.person?.id));
    // What they knew of the clock is not true any more.
    showSince(table, member, wakes ? undefined : seen);
    tellSealed(table, member);
    if (isEnded(table)) listener.send(overMessage(table));
    void this.showTalk(table, member);
    if (!wakes) return;
    showClock(table, member);
    this.events.woke(table);
  }

  left(table: LiveTable, member: Member): void {
    const index = table.members.indexOf(member);
    if (index < 0) return;
    table.members.splice(index, 1);
    leaveCompany(table, member);
    const person = member.listener.person?.id;
    if (person !== undefined && !table.isHere(person)) table.noteLeft(person);
    this.rests.left(table, member);
    table.usedAt = Date.now();
    this.announceSoon(table);
  }

  act(table: LiveTable, member: Member, message: Of<'act'>, refuse: Refuse): void {
    this.relieve(table, member);
    const realTime = table.match?.game.realTime;
    if (realTime && member.viewer !== SPECTATOR) this.command(table, member, message, realTime, refuse);
    else {
      const { id, after, action } = message;
      table.attempt(
        () => {
          mustBeSeated(member);
          return actOrSeal(table, { seat: member.viewer, member, id }, after, action, this.events);
        },
        (refused) => this.turnDown(table, member, id, refused, refuse),
      );
    }
  }

  /** In real time: done once however often it is sent, and dated with the time of its arrival. */
  private command(
    table: LiveTable,
    member: Member,
    { id, after, action }: Of<'act'>,
    realTime: RealTime,
    refuse: Refuse,
  ): void {
    const received = Date.now();
    const intake = intakeOf(table, member.viewer, realTime);
    const reception = intake.take(id, received);
    if (reception.as === 'tooFast') {
      const { words } = table.entry.game;
      refuse(new Refused('too-fast', plainText(words.refusal(realTime.tooFast)), realTime.tooFast.rule));
      return;
    }
    if (reception.as === 'repeated') {
      const { answer } = reception;
      // In its turn: what is being done meanwhile is not durable, and a position would show it.
      table.attempt(() => {
        if (answer instanceof Refused) this.turnDown(table, member, id, answer, refuse);
        else showAgain(table, member, answer, id);
        return null;
      }, refuse);
      return;
    }
    table.attempt(
      () => {
        const actor = { seat: member.viewer, member, id, received };
        const deed = actByText(table, actor, after, action, this.events);
        intake.answered(id, table.match?.log.length ?? 0);
        return deed;
      },
      (refused) => {
        intake.answered(id, refused);
        this.turnDown(table, member, id, refused, refuse);
      },
    );
  }

  undo(table: LiveTable, member: Member, { id, after }: Of<'undo'>, refuse: Refuse): void {
    this.relieve(table, member);
    table.attempt(
      () => {
        mustBeSeated(member);
        return takeBack(table, member.viewer, after, () => {
          showViews(table);
          this.events.acted(table, false);
        });
      },
      (refused) => this.turnDown(table, member, id, refused, refuse),
    );
  }

  talk(table: LiveTable, member: Member, { text }: Of<'talk'>, refuse: Refuse): void {
    this.relieve(table, member);
    table.attempt(() => {
      const { seats } = table.record;
      const seat = seats[member.viewer];
      const person = mustBeSomebody(member.listener.person);
      mustBeHeard(table.record, person.id);
      if (member.through !== undefined) {
        throw new Refused('not-now', 'You see somebody’s cards. You can talk again after the match.');
      }
      const name = seat?.kind === 'person' ? seat.name : nameBeside(seats, person);
      return say(table, member.viewer, { ...person, name }, text);
    }, refuse);
  }

  interrupt(table: LiveTable, member: Member, { on }: Of<'interrupt'>, refuse: Refuse): void {
    this.relieve(table, member);
    table.attempt(() => {
      mustBeSeated(member);
      if (on) this.interrupts.ask(table, member.viewer);
      else this.interrupts.letGo(table, member.viewer);
      return null;
    }, refuse);
  }

  /** What those do who look at a finished match together. */
  together(table: LiveTable, member: Member, message: Of<'gather' | 'lead' | 'look'>, refuse: Refuse): void {
    table.attempt(() => {
      // They may have left while the table was busy.
      if (!table.members.includes(member)) return null;
      if (message.type === 'lead') lead(table, member, message);
      else if (message.type === 'look') look(table, member, message);
      else if (gather(table, member, message)) this.announceSoon(table);
      return null;
    }, refuse);
  }

  /** Whoever comes, does or says something is there, if a bot has played or chosen for them or the clock has. */
  private relieve(table: LiveTable, { viewer }: Member): void {
    if (viewer === SPECTATOR) return;
    if (table.lateness || isPlayedByBot(table.record.seats[viewer])) this.events.arrived(table, viewer);
  }

  /** Why an action or an undo was not done. Whoever knows another match than this one is shown all of it. */
  private turnDown(table: LiveTable, member: Member, id: number, refused: Refused, refuse: Refuse): void {
    if (refused instanceof Overtaken) {
      tellOvertaken(table, member, id, refused);
      return;
    }
    refuse(refused);
    if (refused.code === 'stale') showSince(table, member, undefined);
  }

  /** At the end everything may be heard, also what was said where not everybody heard it. */
  showAllTalk(table: LiveTable): void {
    if ([...table.talkLines.keys()].every((circle) => circle === EVERYBODY)) return;
    for (const member of table.members) void this.showTalk(table, member);
  }

  private async showTalk(table: LiveTable, { listener, viewer }: Member): Promise<void> {
    const circles = [...table.talkLines.keys()].filter((circle) => table.hears(viewer, circle));
    if (circles.length === 0) return;
    try {
      const { number } = table.record;
      const said = await Promise.all(
        circles.map((circle) => this.hall.store.talk(number, circle, TALK_LINES_ON_JOIN)),
      );
      const lines = said.flat().sort((a, b) => a.at - b.at);
      listener.send(JSON.stringify({ type: 'talk', table: table.code, lines }));
    } catch (error) {
      this.events.failed(error);
    }
  }

  private announceSoon(table: LiveTable): void {
    if (this.toAnnounce.has(table)) return;
    this.toAnnounce.add(table);
    this.timers.after(ANNOUNCE_AFTER_MS, () => {
      this.toAnnounce.delete(table);
      announce(table);
    });
  }
}

const isEnded = ({ record: { stage } }: LiveTable): boolean => stage === 'over' || stage === 'abandoned';

function mustBeSeated({ viewer }: Member): void {
  if (viewer === SPECTATOR) throw new Refused('not-your-seat', 'You are watching; you have no seat here.');
}

function mustBeSomebody(person: Person | null): Person {
  if (!person) throw new Refused('no-session', 'Tell us your name first.');
  return person;
}
