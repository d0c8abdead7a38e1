/** A host who looks elsewhere while the lobby waits is told that somebody has sat down, if they want to be. */
import { isSomebody } from '@airlock/protocol';
import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JoinedTable } from '../match/joinedTable.ts';
import { wants } from '../push/wants.ts';
import { playSound } from '../sound/player.ts';
import { hush, notify } from '../table/notices.ts';
import { words } from '../words.ts';

export function useCompanyNotice({ code, info }: JoinedTable, title: string): void {
  useEffect(() => {
    let before = Number.POSITIVE_INFINITY;
    const stop = effect(() => {
      const { seats, host } = info.value;
      const others = seats.filter((seat) => isSomebody(seat) && !seat.you).length;
      if (host && others > before && document.hidden && wants.peek().includes('seat')) {
        playSound('your-turn-away');
        notify(code, words.lobby.company, title);
      }
      before = others;
    });
    const look = (): void => {
      if (!document.hidden) hush();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      hush();
      document.removeEventListener('visibilitychange', look);
    };
  }, [code, info, title]);
}
