/** What the door of a table says before the match: whom it waits for, and what the reader can do about it. */
import { isSomebody, type SeatInfo, type TableInfo } from '@airlock/protocol';
import type { Lamp } from '../look/Door.tsx';
import { isolated } from '../look/names.ts';
import { words } from '../words.ts';

/** Buttons by what they do; the page knows how. The main one comes last. */
export type LobbyButton =
  | { readonly does: 'sit' | 'ready' | 'notReady' | 'start' }
  /** Changes places with who would like the reader's seat, or does not. */
  | { readonly does: 'swap' | 'stay'; readonly seat: number }
  /** Bots take the seats that are open or not ready. */
  | { readonly does: 'startWithBots'; readonly seats: readonly number[] }
  /** Shown, so that one sees what comes, with the reason why not yet. */
  | { readonly does: 'startLater'; readonly reason: string };

export interface LobbyDoor {
  readonly lamp: Lamp;
  readonly sentence: string;
  readonly second?: string;
  readonly buttons: readonly LobbyButton[];
}

type SomebodyInfo = Extract<SeatInfo, { kind: 'person' | 'program' }>;

const isReady = (seat: SeatInfo): boolean => seat.kind === 'bot' || (isSomebody(seat) && seat.ready);

export function lobbyDoor(info: TableInfo): LobbyDoor {
  const { seats, host, mySeat } = info;
  const open = seats.flatMap((seat, index) => (seat.kind === 'open' ? [index] : []));
  const missing = seats.flatMap((seat, index) => (isReady(seat) ? [] : [index]));
  const mine = mySeat === null ? undefined : seats[mySeat];

  if (mySeat === null || !mine || !isSomebody(mine)) return doorOutside(open.length > 0);
  const wished = wishDoor(seats, mySeat);
  if (wished) return wished;
  if (!mine.ready) return readyDoor(mine);
  if (missing.length === 0) {
    return host
      ? { lamp: 'go', sentence: words.lobby.door.start, buttons: [{ does: 'start' }] }
      : { lamp: 'wait', sentence: words.lobby.door.hostStarts, buttons: [{ does: 'notReady' }] };
  }
  const waiting = waitingSentence(seats, missing, open);
  if (!host) return { lamp: 'wait', sentence: waiting, buttons: [{ does: 'notReady' }] };
  return {
    lamp: 'wait',
    sentence: waiting,
    second: open.length > 0 ? words.lobby.door.openSecond : words.lobby.door.slowSecond,
    buttons: [
      { does: 'startWithBots', seats: missing },
      { does: 'startLater', reason: words.lobby.door.notYet },
    ],
  };
}

const doorOutside = (hasRoom: boolean): LobbyDoor =>
  hasRoom
    ? {
        lamp: 'go',
        sentence: words.lobby.door.sit,
        second: words.lobby.door.sitSecond,
        buttons: [{ does: 'sit' }],
      }
    : { lamp: 'note', sentence: words.lobby.door.watch, second: words.lobby.door.watchSecond, buttons: [] };

/** Somebody would like the reader's seat. */
function wishDoor(seats: readonly SeatInfo[], mySeat: number): LobbyDoor | null {
  const from = seats.findIndex((seat) => isSomebody(seat) && seat.wishes === mySeat);
  const seat = seats[from];
  if (!seat || !isSomebody(seat)) return null;
  return {
    lamp: 'go',
    sentence: words.lobby.door.wish(isolated(seat.name)),
    second: words.lobby.door.wishSecond(from + 1, mySeat + 1),
    buttons: [
      { does: 'stay', seat: from },
      { does: 'swap', seat: from },
    ],
  };
}

/** Asked whether they are ready, or asked again because something has changed. */
function readyDoor({ again = [] }: SomebodyInfo): LobbyDoor {
  const [first] = again;
  const buttons = [{ does: 'ready' }] as const;
  if (!first) {
    return { lamp: 'go', sentence: words.lobby.door.ready, second: words.lobby.door.readySecond, buttons };
  }
  const by = isolated(first.by);
  if (again.length === 1) {
    return {
      lamp: 'go',
      sentence: words.lobby.door.again(by, first.label, first.to),
      second: words.lobby.door.againSecond(first.from),
      buttons,
    };
  }
  return {
    lamp: 'go',
    sentence: words.lobby.door.againMany(by, again.length),
    second: again.map(({ label, to }) => `${label}: ${to}`).join(' · '),
    buttons,
  };
}

/** Names the people who are not ready, or else the seat nobody has taken. */
function waitingSentence(
  seats: readonly SeatInfo[],
  missing: readonly number[],
  open: readonly number[],
): string {
  const people = missing.flatMap((index) => {
    const seat = seats[index];
    return seat && isSomebody(seat) ? [seat] : [];
  });
  if (people.length === 0) return words.lobby.door.waitForSeats(open.map((seat) => seat + 1));
  const names = people.map(({ name }) => isolated(name));
  return people.every(({ again }) => again !== undefined)
    ? words.lobby.door.waitAgain(names)
    : words.lobby.door.waitFor(names);
}
