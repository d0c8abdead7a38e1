/** Who wants to play again, while the next table waits for the others. */
import { isSomebody, type TableInfo } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { isolated } from '../look/names.ts';
import { api } from '../wire/http.ts';
import { Problem } from '../wire/problem.ts';
import { words } from '../words.ts';

/** The old table does not hear what happens at the next one. */
const LOOK_EVERY = 3_000;

export function Agreed({ code }: { readonly code: string }) {
  const table = useSignal<TableInfo | null>(null);
  useEffect(() => {
    let left = false;
    const look = () => {
      if (document.hidden) return;
      api.table(code).then(
        (info) => {
          if (!left) table.value = info;
        },
        (error) => {
          // Without a connection the sentence is enough.
          if (!(error instanceof Problem)) throw error;
        },
      );
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      left = true;
      clearInterval(timer);
    };
  }, [code, table]);

  const people = table.value?.seats.flatMap((seat) => (isSomebody(seat) ? [seat] : [])) ?? [];
  const ready = people.filter((seat) => seat.ready);
  if (ready.length === 0) return <>{words.over.asked}</>;
  return (
    <>
      {words.over.agreed(
        ready.map(({ name }) => isolated(name)),
        ready.length,
        people.length,
      )}
    </>
  );
}
