/** A match that is going on, in the frame; and its ending, when everything has been shown. */
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Problem } from '../about/Problem.tsx';
import { Waiting } from '../about/Waiting.tsx';
import { Banner } from '../frame/Banner.tsx';
import { Frame } from '../frame/Frame.tsx';
import { loadPage } from '../games/load.ts';
import { Lazy } from '../look/Lazy.tsx';
import { set } from '../look/set.ts';
import { words } from '../words.ts';
import { openScreen, type Screen } from './screen.ts';
import type { OpenTable } from './TablePage.tsx';

const loadOver = () => import('../over/OverPage.tsx').then(({ OverPage }) => OverPage);

/** The last move is looked at before the ending covers it. */
const ENDING_AFTER = 2_200;

export function MatchPage({ table }: { readonly table: OpenTable }) {
  const play = useSignal<Screen | null>(null);
  const failed = useSignal(false);

  useEffect(() => {
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
  const ended = useSignal(wasOver);
  const over = useComputed(() => desk.outcome.value !== null && desk.playing.value === null);

  useEffect(() => {
    if (!over.value || ended.peek()) return;
    const timer = setTimeout(set(ended, true), ENDING_AFTER);
    return () => clearTimeout(timer);
  }, [over.value, over, ended]);

  if (ended.value) return <Lazy load={loadOver} props={{ table, page: frame.page, fresh: !wasOver }} />;
  return (
    <Frame
      desk={desk}
      parts={parts}
      table={frame}
      state={state}
      banner={<Banner line={table.line} lost={parts.lost?.value ?? null} />}
    />
  );
}
