/** A match that is going on, in the frame; and its ending, when everything has been shown. */
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Problem } from '../about/Problem.tsx';
import { Waiting } from '../about/Waiting.tsx';
import { Banner } from '../frame/Banner.tsx';
import { Frame } from '../frame/Frame.tsx';
import { loadPage } from '../games/load.ts';
import { Later } from '../look/Later.tsx';
import { Lazy } from '../look/Lazy.tsx';
import { set } from '../look/set.ts';
import { words } from '../words.ts';
import { OfferedSeat } from './OfferedSeat.tsx';
import { openScreen, type Screen } from './screen.ts';
import type { OpenTable } from './TablePage.tsx';

const loadOver = () => import('../over/OverPage.tsx').then(({ OverPage }) => OverPage);
const readEnding = (code: string) => import('../over/OverPage.tsx').then(({ readEnded }) => readEnded(code));

const loadWishes = () => import('../company/Wishes.tsx').then(({ Wishes }) => Wishes);

type OverProps = ComponentProps<Awaited<ReturnType<typeof loadOver>>>;

/** The ending, and what was read for it while the table was in sight. */
interface Ended {
  readonly Over: ComponentType<OverProps>;
  readonly read: OverProps['read'];
}

/** For those who come after the end, and where something could not be fetched. */
const LateOver = (props: OverProps) => <Lazy load={loadOver} props={props} />;

/** The last move is looked at before the ending covers it. */
const ENDING_AFTER = 2_200;

export function MatchPage({ table }: { readonly table: OpenTable }) {
  const play = useSignal<Screen | null>(null);
  const failed = useSignal(false);

  useLayoutEffect(() => {
    let left = false;
    loadPage(table.game.id).then(
      (page) => {
        if (!left) play.value = openScreen(table, page);
      },
      set(failed, true),
    );
    return () => {
      left = true;
      play.peek()?.end();
    };
  }, [table, play, failed]);

  if (failed.value)
    return <Problem sentence={words.problems.notLoaded} onTryAgain={() => location.reload()} />;
  if (!play.value) return <Waiting sentence={words.table.opening} />;
  return <Playing table={table} play={play.value} />;
}

function Playing({ table, play }: { readonly table: OpenTable; readonly play: Screen }) {
  const { desk, parts, frame, state } = play;
  const wasOver = useRef(desk.outcome.peek() !== null).current;
  const ended = useSignal<Ended | null>(null);
  const over = useComputed(() => desk.outcome.value !== null && desk.playing.value === null);

  useEffect(() => {
    if (wasOver || !over.value || ended.peek()) return;
    let left = false;
    const looked = new Promise((resolve) => setTimeout(resolve, ENDING_AFTER));
    // The table stays in sight until the ending can be drawn whole.
    Promise.all([loadOver(), readEnding(table.live.code), looked]).then(
      ([Over, read]) => {
        if (!left) ended.value = { Over, read };
      },
      // The page that reads it itself says what is the matter.
      () => {
        if (!left) ended.value = { Over: LateOver, read: undefined };
      },
    );
    return () => {
      left = true;
    };
  }, [over.value, over, ended, wasOver, table]);

  if (wasOver) return <LateOver table={table} page={frame.page} fresh={false} />;
  if (ended.value) {
    const { Over, read } = ended.value;
    return <Over table={table} page={frame.page} fresh read={read} />;
  }
  return (
    <>
      <Frame
        desk={desk}
        parts={parts}
        table={frame}
        state={state}
        banner={<Banner line={table.line} lost={parts.lost?.value ?? null} />}
      />
      <OfferedSeat live={table.live} />
      {(table.live.info.value.wishes?.length ?? 0) > 0 && (
        <Later load={loadWishes} props={{ live: table.live }} />
      )}
    </>
  );
}
