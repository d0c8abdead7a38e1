/**
 * A room with tables: the tables themselves, everybody who serves at them and what is done at them, put together. It
 * stands in a server, in a worker of the page or in a terminal, and is given whatever differs there.
 */
import type { BotWatch } from './bots/botSeats.ts';
import type { Thinkers } from './bots/thinkers.ts';
import type { Claims } from './claims.ts';
import { type Chance, type Games, Hall, type HallEvents } from './hall.ts';
import { Interrupts } from './interrupts.ts';
import type { LiveTable, Sha256 } from './liveTable.ts';
import { Lobby, type NameRules } from './lobby.ts';
import type { FrameOf } from './member.ts';
import { OpenTables } from './openTables.ts';
import type { OtherRooms } from './rematches.ts';
import { Rests } from './rests.ts';
import { announce, announceEnd, showClock, showViews } from './showing.ts';
import { Staff, type StaffWatch } from './staff.ts';
import type { Commits } from './store/groupCommit.ts';
import type { TableStore } from './store/store.ts';
import type { WriteHealth } from './store/writeHealth.ts';
import { TableCommands } from './tableCommands.ts';
import type { Cancel, Timers } from './timers.ts';

/** How often tables are looked through for some that nobody uses, and for people who stay away. */
const LONGEST_SWEEP_MS = 5_000;
const SHORTEST_SWEEP_MS = 20;

export interface RoomParts {
  readonly store: TableStore;
  readonly commits: Commits;
  readonly health: Pick<WriteHealth, 'canWrite'>;
  readonly games: Games;
  readonly thinkers: Thinkers;
  readonly timers: Timers;
  readonly chance: Chance;
  readonly names: NameRules;
  readonly sha256: Sha256;
  readonly frameOf: FrameOf;
  /** How long somebody may be away before the others may go on without them. */
  readonly graceMs: number;
  /** How long a table that nobody uses stays in memory. */
  readonly idleMs: number;
  /** How long a bot's move seems to take, about. */
  readonly botPaceMs: number;
  /** Where other rooms share the store. */
  readonly claims?: Claims | undefined;
  /** What other rooms tell of their tables. */
  readonly otherRooms?: OtherRooms | undefined;
  /** No question is ever answered by the clock, whatever a table has agreed on. Races have their own time. */
  readonly untimed?: true | undefined;
  /** Lets bots play on at tables where nobody is. */
  readonly neverRests?: true | undefined;
}

/** What is told about what happens, for logs and counters. */
export interface RoomWatch extends StaffWatch, Pick<HallEvents, 'damaged' | 'judged' | 'lost' | 'stumbled'> {
  readonly bots: BotWatch;
  acted(table: LiveTable): void;
  began(table: LiveTable): void;
  /** Somebody has sat down at a table before its match. */
  sat?(table: LiveTable): void;
  ended(table: LiveTable): void;
  failed(error: unknown): void;
  /** Somebody came back, and the bot in their seat could not be sent away. */
  notRelieved(table: LiveTable, error: unknown): void;
}

/** What looks after a table that comes to memory. */
interface Served {
  readonly staff: Staff;
  readonly rests: Rests;
  readonly open: OpenTables;
}

export class Room {
  readonly hall: Hall;
  readonly lobby: Lobby;
  readonly commands: TableCommands;
  private readonly staff: Staff;
  private readonly interrupts: Interrupts;
  private readonly open: OpenTables;
  private readonly stopSweeping: Cancel;

  constructor(parts: RoomParts, watch: RoomWatch) {
    const { timers, chance, graceMs, idleMs } = parts;
    const interrupts = new Interrupts(timers, (table) => {
      announce(table);
      staff.consider(table);
    });
    const acted = (table: LiveTable, over: boolean): void => {
      watch.acted(table);
      interrupts.acted(table);
      staff.consider(table);
      if (!over) return;
      announceEnd(table);
      watch.ended(table);
      commands.showAllTalk(table);
    };
    const staff = new Staff({ ...parts, chance: (table) => chance.bots(table) }, watch, acted);
    const rests = new Rests(parts.neverRests ? null : graceMs, {
      rested(table) {
        announce(table);
        showClock(table);
        staff.consider(table);
      },
    });
    const open = new OpenTables(timers, {
      fill: (table) => void lobby.company.fillOpen(table).catch((error) => watch.failed(error)),
      close: (table) => void lobby.company.closeOpen(table).catch((error) => watch.failed(error)),
    });
    const hall = new Hall(parts, hallEvents({ staff, rests, open }, watch));
    const lobby = new Lobby(hall, parts.names, parts.otherRooms, {
      started(table) {
        open.consider(table);
        watch.began(table);
        rests.look(table);
        staff.consider(table);
      },
      changed: (table) => this.changed(table),
      sat: (table) => watch.sat?.(table),
      failed: watch.failed,
      acted,
    });
    const commands = new TableCommands(
      { hall, interrupts, rests, timers },
      {
        acted,
        failed: watch.failed,
        woke: (table) => staff.consider(table),
        arrived(table, seat) {
          lobby.absences.welcomeBack(table, seat).catch((error) => watch.notRelieved(table, error));
        },
      },
    );
    this.hall = hall;
    this.lobby = lobby;
    this.commands = commands;
    this.staff = staff;
    this.interrupts = interrupts;
    this.open = open;
    this.stopSweeping = timers.every(
      Math.max(Math.min(LONGEST_SWEEP_MS, graceMs / 2), SHORTEST_SWEEP_MS),
      () => {
        for (const table of hall.tables()) rests.look(table);
        hall.dismissIdle(idleMs, (table) => this.isNeeded(table));
        for (const table of hall.tablesWithNewAbsence()) announce(table);
        if (parts.health.canWrite) {
          for (const table of hall.tables()) {
            lobby.absences.passOn(table).catch((error) => watch.failed(error));
            open.look(table);
          }
        }
      },
    );
  }

  /** Something was changed at a table that is not an action. */
  changed(table: LiveTable): void {
    if (table.record.stage !== 'playing') this.interrupts.end(table);
    this.open.consider(table);
    this.staff.consider(table);
  }

  /** Whether a table has to stay in memory although nobody is there. */
  isNeeded(table: LiveTable): boolean {
    return table.interrupt !== null || this.open.isWaitingAt(table) || this.staff.isBusyAt(table);
  }

  /** What could not be written can be now. */
  goOn(): void {
    this.staff.goOn();
  }

  close(): void {
    this.stopSweeping();
    this.open.close();
    this.staff.close();
  }
}

function hallEvents({ staff, rests, open }: Served, watch: RoomWatch): HallEvents {
  return {
    restored(table) {
      announce(table);
      showViews(table);
      staff.consider(table);
    },
    lost(table, reason) {
      watch.lost(table, reason);
      for (const { listener } of [...table.members]) listener.drop();
    },
    stumbled: watch.stumbled,
    judged: watch.judged,
    damaged: watch.damaged,
    woke(table) {
      rests.look(table);
      open.consider(table);
      staff.woke(table);
    },
  };
}
