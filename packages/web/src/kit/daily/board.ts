/** The day's board, asked for when it is first wanted. */
import type { DailyBoard } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../../wire/http.ts';

/** `null` while it is on its way, `'unknown'` where it did not come. */
export function useBoard(game: string, day: string) {
  const board = useSignal<DailyBoard | 'unknown' | null>(null);
  useEffect(() => {
    let left = false;
    api.daily(game, day).then(
      (loaded) => {
        if (!left) board.value = loaded;
      },
      () => {
        if (!left) board.value = 'unknown';
      },
    );
    return () => {
      left = true;
    };
  }, [game, day, board]);
  return board;
}
