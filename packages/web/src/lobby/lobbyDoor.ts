/** What the door of a table says before the match: whom it waits for, and what the reader can do about it. */
import { isSomebody, type SeatInfo, type TableInfo } from '@airlock/protocol';
import type { Lamp } from '../look/Door.tsx';
import { isolated } from '../look/names.ts';
import { words } from '../words.ts';

/** Buttons by what they do; the page knows how. The main one comes last. */
export type LobbyButton =
  | { readonly does: 'sit' | 'ready' | 'notReady' | 'start' }
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

const isReady = (seat: SeatInfo): boolean => seat.kind === 'bot' || (isSomebody(seat) && seat.ready);

export function lobbyDoor({ seats, host, mySeat }: TableInfo): LobbyDoor {
  const open = seats.flatMap((seat, index) => (seat.kind === 'open' ? [index] : []));
  const missing = seats.flatMap((seat, index) => (isReady(seat) ? [] : [index]));
  const mine = mySeat === null ? undefined : seats[mySeat];

  if (mine === undefined) {
    return open.length > 0
      ? {
          lamp: 'go',
          sentence: words.lobby.door.sit,
          second: words.lobby.door.sitSecond,
          buttons: [{ does: 'sit' }],
        }
      : { lamp: 'note', sentence: words.lobby.door.watch, second: words.lobby.door.watchSecond, buttons: [] };
  }
  if (!isReady(mine)) {
    return {
      lamp: 'go',
      sentence: words.lobby.door.ready,
      second: words.lobby.door.readySecond,
      buttons: [{ does: 'ready' }],
    };
  }
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

/** Names the people who are not ready, or else the seat nobody has taken. */
function waitingSentence(
  seats: readonly SeatInfo[],
  missing: readonly number[],
  open: readonly number[],
): string {
  const names = missing.flatMap((index) => {
    const seat = seats[index];
    return seat && isSomebody(seat) ? [isolated(seat.name)] : [];
  });
  return names.length > 0
    ? words.lobby.door.waitFor(names)
    : words.lobby.door.waitForSeats(open.map((seat) => seat + 1));
}
