/** The games one is in, the ones that wait for one's own move first. */
import { isLocalCode, type TableSummary } from '@airlock/protocol';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { cardOf } from '../games/found.ts';
import { copiedTables } from '../local/copied.ts';
import { hasTablesHere } from '../local/some.ts';
import { ButtonLink } from '../look/Button.tsx';
import { isolated } from '../look/names.ts';
import { Poster } from '../look/Poster.tsx';
import { set } from '../look/set.ts';
import text from '../look/text.module.css';
import { arrive } from '../session/session.ts';
import { api, here } from '../wire/http.ts';
import { Problem } from '../wire/problem.ts';
import { words } from '../words.ts';
import styles from './Continue.module.css';
import { inOrder, isOpen } from './inOrder.ts';

/** As many as the row has room for. */
const SHOWN = 2;

export function Continue() {
  const atServer = useSignal<readonly TableSummary[]>([]);
  const inBrowser = useSignal<readonly TableSummary[]>([]);
  const tables = useComputed(() => inOrder(listed(inBrowser.value, atServer.value)));
  const all = useSignal(false);

  useEffect(() => {
    let left = false;
    const look = () => {
      if (document.hidden) return;
      const show = (where: Signal<readonly TableSummary[]>, asked: Promise<readonly TableSummary[]>) =>
        asked.then(
          (mine) => {
            if (!left) where.value = mine;
          },
          (error) => {
            // Offline the front page still opens; what it cannot know it does not show.
            if (!(error instanceof Problem)) throw error;
          },
        );
      const server = arrive().then(api.myTables);
      void show(atServer, server);
      if (!hasTablesHere()) return;
      void show(inBrowser, here.myTables());
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

  const shown = all.value ? tables.value : tables.value.slice(0, SHOWN);
  const rest = tables.value.length - shown.length;
  return (
    <>
      {shown.map((table) => (
        <TableCard key={table.code} table={table} />
      ))}
      {shown.length < SHOWN && <WatchCard alone={shown.length === 0} />}
      {rest > 0 && (
        <button type="button" class={styles.more} onClick={set(all, true)}>
          {words.front.more(rest)}
        </button>
      )}
    </>
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

function plateOf(table: TableSummary): string {
  if (table.stage === 'lobby') return words.front.tableOpen;
  if (table.oldRules === 'ended') return words.front.rulesChanged;
  if (table.stage === 'over') return words.front.finished;
  if (table.stage === 'abandoned') return words.front.abandoned;
  if (table.myMove) return words.front.continueMine;
  const other = table.seats.find((_, seat) => seat !== table.mySeat);
  return other && table.seats.length === 2 ? words.front.waitingFor(isolated(other)) : words.front.waiting;
}

function TableCard({ table }: { readonly table: TableSummary }) {
  const title = cardOf(table.game)?.title ?? table.game;
  const others = table.seats.filter((name, seat) => name && seat !== table.mySeat).map(isolated);
  const facts = [
    table.stage === 'lobby' ? table.code : words.front.moves(table.moves),
    ...(others.length > 0 ? [words.front.against(others)] : []),
    ...(table.myMove ? [words.front.yourMove] : []),
  ];
  const look = table.myMove ? 'go' : 'plain';
  const label = table.myMove
    ? words.front.continueButton
    : table.stage === 'over' && !table.oldRules
      ? words.front.reviewButton
      : words.front.openButton;
  return (
    <section class={styles.card} aria-label={title}>
      <Poster game={table.game} class={styles.thumb} />
      <div class={styles.words}>
        <p class={`${text.plate} ${table.myMove ? styles.mine : isOpen(table) ? styles.theirs : text.faint}`}>
          {plateOf(table)}
          {isLocalCode(table.code) && ` · ${words.local.fact}`}
          {table.local && ` · ${words.local.playedHere}`}
        </p>
        <h2 class={styles.title}>{title}</h2>
        <p class={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <ButtonLink href={`/t/${table.code}`} look={look} {...(table.myMove ? { icon: 'play' as const } : {})}>
        {label}
      </ButtonLink>
    </section>
  );
}

/** Fills the row of somebody who is in no game yet. */
function WatchCard({ alone }: { readonly alone: boolean }) {
  return (
    <section
      class={`${styles.card} ${styles.watch} ${alone ? styles.alone : ''}`}
      aria-label={words.front.watchTitle}
    >
      <div class={styles.words}>
        <p class={`${text.plate} ${text.faint}`}>{words.front.watchPlate}</p>
        <h2 class={styles.title}>{words.front.watchTitle}</h2>
        <p class={styles.facts}>{words.front.watchHint}</p>
      </div>
      <ButtonLink href="/replay" icon="review">
        {words.front.watch}
      </ButtonLink>
    </section>
  );
}
