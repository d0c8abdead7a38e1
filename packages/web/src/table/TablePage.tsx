/** `/t/<code>`: one table from its lobby to its end. Which screen it is follows from where the table stands. */
import type { AnyGame } from '@airlock/kernel';
import { isLocalCode } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useCallback, useLayoutEffect } from 'preact/hooks';
import { Problem } from '../about/Problem.tsx';
import { Waiting } from '../about/Waiting.tsx';
import { Banner } from '../frame/Banner.tsx';
import { loadRules } from '../games/load.ts';
import { Lobby } from '../lobby/Lobby.tsx';
import { Lazy } from '../look/Lazy.tsx';
import { JoinedTable } from '../match/joinedTable.ts';
import type { Route } from '../router.ts';
import { arrive, lost } from '../session/session.ts';
import { takeFresh } from '../wire/freshTable.ts';
import { api, sentenceOf } from '../wire/http.ts';
import { Problem as NotGranted } from '../wire/problem.ts';
import { Line } from '../wire/socket.ts';
import { words } from '../words.ts';
import styles from './TablePage.module.css';

export interface OpenTable {
  readonly live: JoinedTable;
  readonly line: Line;
  readonly game: AnyGame;
}

const loadPlay = () => import('./MatchPage.tsx').then(({ MatchPage }) => MatchPage);

const loadAbandoned = () => import('../over/Abandoned.tsx').then(({ Abandoned }) => Abandoned);

const loadOldRules = () => import('../over/OldRules.tsx').then(({ OldRules }) => OldRules);

const loadLost = () => import('../front/LostPage.tsx').then(({ LostPage }) => LostPage);

const loadKnock = () => import('../company/Knock.tsx').then(({ Knock }) => Knock);

async function openTable(code: string): Promise<OpenTable> {
  const isLocal = isLocalCode(code);
  if (!isLocal) await arrive();
  const info = takeFresh(code) ?? (await api.table(code));
  const game = await loadRules(info.game);
  const line = isLocal ? new Line((await import('../local/client.ts')).openHere) : new Line();
  return { live: new JoinedTable(line, game, info), line, game };
}

export function TablePage({ at }: { readonly at: Route }) {
  const code = at.name === 'table' ? at.code : '';
  const table = useSignal<OpenTable | null>(null);
  const problem = useSignal<string | null>(null);
  /** A match that lets nobody in unasked. */
  const isShut = useSignal(false);

  const open = useCallback(() => {
    let left = false;
    problem.value = null;
    openTable(code).then(
      (opened) => {
        if (left) close(opened);
        else table.value = opened;
      },
      (error) => {
        isShut.value = error instanceof NotGranted && error.code === 'not-let-in';
        problem.value = sentenceOf(error);
      },
    );
    return () => {
      left = true;
      if (table.peek()) close(table.peek() as OpenTable);
      table.value = null;
    };
  }, [code, table, problem, isShut]);
  // Not after the next frame, which would only show that something is being opened.
  useLayoutEffect(open, [open]);

  // Before anything else: whoever had a seat here wants it back, and not to be taken for a newcomer.
  if (lost.value !== null && !isLocalCode(code)) return <Lazy load={loadLost} props={{}} />;
  if (problem.value && isShut.value) {
    return <Lazy load={loadKnock} props={{ code, sentence: problem.value, onLetIn: open }} />;
  }
  if (problem.value) return <Problem sentence={problem.value} onTryAgain={open} />;
  if (!table.value) return <Waiting sentence={words.table.opening} />;
  const { live, line, game } = table.value;
  if (live.keptOut.value) return <Problem sentence={live.keptOut.value} />;
  const { stage, mySeat, oldRules, rematch } = live.info.value;
  if (oldRules) {
    return <Lazy key="old" load={loadOldRules} props={{ code, played: mySeat !== null, since: oldRules }} />;
  }
  if (stage === 'abandoned')
    return <Lazy key="abandoned" load={loadAbandoned} props={{ code, played: mySeat !== null, rematch }} />;
  if (live.sight.value !== null) return <Lazy load={loadPlay} props={{ table: table.value }} />;
  if (stage !== 'lobby') return <Waiting sentence={words.table.opening} />;
  return (
    <>
      <div class={styles.banner}>
        <Banner line={line} />
      </div>
      <Lobby live={live} game={game} />
    </>
  );
}

function close({ live, line }: OpenTable): void {
  live.leave();
  line.close();
}
