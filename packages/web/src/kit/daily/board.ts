/** The day's board, asked for when it is first wanted: everybody's from the server, one's own also from this browser. */
import type { DailyBoard } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { hasTablesHere } from '../../local/some.ts';
import { api, here } from '../../wire/http.ts';

/** `null` while it is on its way, `'unknown'` where it did not come. */
export function useBoard(game: string, day: string) {
  const board = useSignal<DailyBoard | 'unknown' | null>(null);
  useEffect(() => {
    let left = false;
    Promise.all([
      copied()
        .then(() => api.daily(game, day))
        .catch(() => null),
      hasTablesHere() ? here.daily(game, day).catch(() => null) : null,
    ]).then(([server, own]) => {
      if (!left) board.value = merged(server, own);
    });
    return () => {
      left = true;
    };
  }, [game, day, board]);
  return board;
}

/** What was played in this browser is sent first, so that everybody's list has it. Without a server it waits. */
async function copied(): Promise<void> {
  if (!hasTablesHere()) return;
  const { copyFinished } = await import('../../local/copying.ts');
  await copyFinished().catch(() => false);
}

/**
 * Of two first tries the one counts that has a result, or else the one in this browser, which is where one goes on. One's own
 * result is listed once, also before the server has heard of it.
 */
export function merged(server: DailyBoard | null, own: DailyBoard | null): DailyBoard | 'unknown' {
  if (!own?.mine) return server ?? own ?? 'unknown';
  if (!server) return own;
  const mine = server.mine?.over ? server.mine : own.mine;
  if (server.results.some(({ you }) => you)) return { ...server, mine };
  const results = [...server.results, ...own.results].sort(
    (one, other) => Number(other.won) - Number(one.won) || other.score - one.score,
  );
  return { mine, finished: server.finished + own.finished, results };
}
