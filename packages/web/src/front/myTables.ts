/** The reader's tables, at the server and in this browser; looked for again whenever the page is looked at. */
import type { TableSummary } from '@airlock/protocol';
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { copiedTables } from '../local/copied.ts';
import { hasTablesHere } from '../local/some.ts';
import { arrive } from '../session/session.ts';
import { api, here } from '../wire/http.ts';
import { Problem } from '../wire/problem.ts';

/** `null` before the server has answered. */
export function useMyTables(): ReadonlySignal<readonly TableSummary[] | null> {
  const atServer = useSignal<readonly TableSummary[] | null>(null);
  const inBrowser = useSignal<readonly TableSummary[]>([]);

  useEffect(() => {
    let left = false;
    const look = () => {
      if (document.hidden) return;
      const show = (where: Signal<readonly TableSummary[] | null>, asked: Promise<readonly TableSummary[]>) =>
        asked.then(
          (mine) => {
            if (!left) where.value = mine;
          },
          (error) => {
            // Offline the page still opens; what it cannot know it does not show.
            if (!(error instanceof Problem)) throw error;
          },
        );
      const server = arrive().then(api.myTables);
      void show(atServer, server);
      if (!hasTablesHere()) return;
      void show(inBrowser as Signal<readonly TableSummary[] | null>, here.myTables());
      void show(atServer, server.then(afterCopying));
    };
    look();
    // Somebody may have moved while the reader was elsewhere.
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', look);
    };
  }, [atServer, inBrowser]);

  return useComputed(() =>
    atServer.value === null && inBrowser.value.length === 0
      ? null
      : listed(inBrowser.value, atServer.value ?? []),
  );
}

/** What is at the server too is shown from there. */
function listed(here: readonly TableSummary[], server: readonly TableSummary[]): TableSummary[] {
  const copied = copiedTables();
  const isThere = ({ code }: TableSummary): boolean => server.some((other) => other.code === copied[code]);
  return [...here.filter((table) => !isThere(table)), ...server];
}

/** The list of the server, once it has what is over in this browser. */
async function afterCopying(known: readonly TableSummary[]): Promise<readonly TableSummary[]> {
  const { copyFinished } = await import('../local/copying.ts');
  return (await copyFinished()) ? api.myTables() : known;
}
