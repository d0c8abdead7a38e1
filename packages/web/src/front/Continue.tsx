/** The games one is in, the ones that wait for one's own move first. */
import { isLocalCode, type TableSummary } from '@airlock/protocol';
import { useComputed } from '@preact/signals';
import { cardOf } from '../games/found.ts';
import { ButtonLink } from '../look/Button.tsx';
import { isolated } from '../look/names.ts';
import { Poster } from '../look/Poster.tsx';
import text from '../look/text.module.css';
import { addressOf } from '../site.ts';
import { words } from '../words.ts';
import styles from './Continue.module.css';
import { inOrder, isOpen } from './inOrder.ts';
import { useMyTables } from './myTables.ts';

/** As many as the row has room for. */
const SHOWN = 2;

export function Continue() {
  const mine = useMyTables();
  const tables = useComputed(() => inOrder(mine.value ?? []));
  const shown = tables.value.slice(0, SHOWN);
  const rest = tables.value.length - shown.length;
  return (
    <>
      {shown.map((table) => (
        <TableCard key={table.code} table={table} />
      ))}
      {shown.length < SHOWN && <WatchCard alone={shown.length === 0} />}
      {rest > 0 && (
        <a class={styles.more} href={addressOf('/games')}>
          {words.front.more(rest)}
        </a>
      )}
    </>
  );
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
