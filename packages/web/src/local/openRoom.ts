/** The room with the tables of this browser: what a server gives its room, from what a worker has. */
import type { CatalogueEntry, ShelfCard } from '@airlock/catalogue';
import { freshSeed, sha256Anywhere } from '@airlock/kernel';
import {
  CannotWrite,
  type Chance,
  Dailies,
  GroupCommit,
  type LiveTable,
  newLocalCode,
  Room,
  type RoomWatch,
  type TableStore,
  Thinkers,
  timersOf,
  WriteHealth,
} from '@airlock/tables';
import { startThread } from './browserThreads.ts';
import { CARDS, loadEntry } from './entries.ts';

/** As at a server: long enough to follow what a bot does. */
const BOT_PACE_MS = 900;
/** On a slow device the strongest bots think less instead of longer. */
const BOT_LIMIT_MS = 1_800;
const BOT_STUCK_MS = 10_000;
const GRACE_MS = 60_000;
const IDLE_MS = 60_000;
/** Beside the page, the room and the bots that answer at once. */
const MOST_SEARCHING = 2;

/** One of this many, counted from 0, from the browser's own source of chance. */
function pick(count: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * count);
}

const CHANCE: Chance = {
  code: () => newLocalCode(pick),
  seed: () => freshSeed(),
  bots: () => ({ seed: () => freshSeed(), pick, part: () => Math.random() }),
};

/** When everything that has arrived by now has been looked at: a message to oneself comes behind all that wait. */
function afterOthers(): (then: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port2.onmessage = () => waiting.shift()?.();
  return (then) => {
    waiting.push(then);
    port1.postMessage(null);
  };
}

export interface LocalRoom {
  readonly room: Room;
  readonly dailies: Dailies;
  readonly shelf: readonly ShelfCard[];
  /** The game, loaded; `undefined` where there is none of that name. */
  need(game: string): Promise<CatalogueEntry | undefined>;
  find(code: string): Promise<LiveTable>;
  close(): void;
}

/** `broken` is told of everything that should not have happened. */
export function openRoom(store: TableStore, broken: (what: string, why: unknown) => void): LocalRoom {
  const timers = timersOf(globalThis, afterOthers());
  const games = new Map<string, CatalogueEntry>();
  const health = new WriteHealth(timers, {
    stopped: () => undefined,
    recovered: () => room.goOn(),
  });
  health.watch(store);
  const commits = new GroupCommit(store, timers, {
    committed: () => undefined,
    failed(error) {
      if (error instanceof CannotWrite) health.failed(error);
      else broken('something could not be kept', error);
    },
    broke: (error) => broken('somebody could not be answered', error),
  });
  const thinkers = new Thinkers({
    timers,
    start: startThread,
    threads: Math.max(1, Math.min(MOST_SEARCHING, (navigator.hardwareConcurrency || 2) - 1)),
    limitMs: BOT_LIMIT_MS,
    stuckMs: BOT_STUCK_MS,
    patienceMs: BOT_LIMIT_MS,
  });
  const room: Room = new Room(
    {
      store,
      commits,
      health,
      games,
      thinkers,
      timers,
      chance: CHANCE,
      // Nobody else reads it here.
      names: { mustBeFit: () => undefined },
      sha256: sha256Anywhere,
      frameOf: (text) => text,
      graceMs: GRACE_MS,
      idleMs: IDLE_MS,
      botPaceMs: BOT_PACE_MS,
    },
    watchOf(broken),
  );

  async function need(id: string): Promise<CatalogueEntry | undefined> {
    const entry = games.get(id) ?? (await loadEntry(id));
    if (entry) games.set(id, entry);
    return entry;
  }

  return {
    room,
    dailies: new Dailies(room.hall),
    shelf: CARDS,
    need,
    async find(code) {
      const record = await room.hall.record(code);
      if (record) await need(record.game);
      return room.hall.find(code);
    },
    close() {
      health.close();
      room.close();
      void thinkers.close();
    },
  };
}

function watchOf(broken: (what: string, why: unknown) => void): RoomWatch {
  const nothing = (): void => undefined;
  return {
    bots: {
      thought: nothing,
      reduced: nothing,
      failed: (_table, level, failure) => broken(`the bot "${level}" failed; a simpler one plays`, failure),
      refused: (_table, level, refused) => broken(`what the bot "${level}" chose was refused`, refused),
      broke: (_table, error) => broken('a bot could not be asked', error),
    },
    clocks: { refused: (_table, refused) => broken('what the clock did was refused', refused) },
    acted: nothing,
    began: nothing,
    ended: nothing,
    judged: nothing,
    failed: (error) => broken('something broke', error),
    notRelieved: (_table, error) => broken('a stand-in could not be relieved', error),
    lost: (_table, reason) => broken('a table could not be read again', reason),
    stumbled: (_table, reason) => broken('a table was read again after a failure', reason),
    damaged: (code, reason) => broken(`the table ${code} is damaged`, reason),
  };
}
