/** A finished match, move by move: the table, this moment and its rules, and the line through time. */
import { type Seat, SPECTATOR } from '@airlock/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { layout } from '../frame/layout.ts';
import { Overlay } from '../frame/Overlay.tsx';
import { usePeek } from '../frame/peek.tsx';
import places from '../frame/places.module.css';
import { frameState } from '../frame/state.ts';
import { tableAlone } from '../frame/table.ts';
import { useTravel } from '../frame/travel.ts';
import { WhyPaper } from '../frame/WhyPaper.tsx';
import type { GamePage, Layout, Parts } from '../games/contract.ts';
import { accentOf } from '../games/found.ts';
import text from '../look/text.module.css';
import { words } from '../words.ts';
import { MomentRail } from './MomentRail.tsx';
import styles from './ReviewScreen.module.css';
import { ReviewTop } from './ReviewTop.tsx';
import type { Replay } from './replay.ts';
import { openReview } from './reviewing.ts';
import { useReviewKeys } from './reviewKeys.ts';
import { Scrubber } from './Scrubber.tsx';

interface ReviewScreenProps {
  readonly replay: Replay;
  readonly page: GamePage;
  readonly code: string | null;
  /** The reader's seat in that match, if they had one. */
  readonly mySeat: Seat | null;
  readonly bots: readonly Seat[];
}

export function ReviewScreen({ replay, page, code, mySeat, bots }: ReviewScreenProps) {
  const root = useRef<HTMLDivElement>(null);
  const railOpen = useSignal(false);
  const { state, reviewing, parts, table } = useMemo(() => {
    const state = frameState();
    const reviewing = openReview(
      replay,
      page,
      { layout, openSheet: state.openSheet, closeSheet: state.closeSheet, why: state.why },
      { reader: mySeat ?? SPECTATOR, bots },
    );
    const table = tableAlone({ page, code: code ?? '', showMoment: reviewing.goTo });
    const parts = page.open(reviewing.desk);
    if (parts.review?.time) reviewing.keepTime(parts.review.time);
    return { state, reviewing, parts, table };
  }, [replay, page, code, mySeat, bots]);
  const { desk } = reviewing;

  useEffect(() => {
    document.title = words.title(words.review.title(replay.game.words.title));
    return () => {
      reviewing.end();
      state.end();
    };
  }, [replay, reviewing, state]);
  useReviewKeys(reviewing, state);
  useTravel(root, desk);
  const peek = usePeek(root, parts);

  const Whole = parts.review?.Table;
  const where = desk.layout.value;
  return (
    <div
      class={`${styles.review} ${styles[where]} ${parts.broadRail ? places.broad : ''}`}
      style={accentOf(replay.file.game)}
      ref={root}
    >
      <ReviewTop
        reviewing={reviewing}
        review={parts.review}
        code={code}
        played={mySeat !== null}
        onRail={() => {
          railOpen.value = !railOpen.value;
        }}
      />
      {Whole ? (
        <main class={styles.whole} aria-label={words.frame.table}>
          <h1 class={text.spoken}>{words.review.title(replay.game.words.title)}</h1>
          <Whole />
        </main>
      ) : (
        <TableAsPlayed title={words.review.title(replay.game.words.title)} parts={parts} where={where} />
      )}
      {(where === 'wide' || railOpen.value) && (
        <MomentRail reviewing={reviewing} parts={parts} table={table} state={state} />
      )}
      <Overlay desk={desk} parts={parts} table={table} state={state} />
      <Scrubber reviewing={reviewing} page={page} time={parts.review?.time} />
      <WhyPaper desk={desk} state={state} showMoment={reviewing.goTo} />
      {peek}
    </div>
  );
}

function TableAsPlayed(props: { readonly title: string; readonly parts: Parts; readonly where: Layout }) {
  const { title, parts, where } = props;
  const { LeftRail, Table, Hand, Meters } = parts;
  return (
    <>
      {where === 'phone' && (
        <div class={places.strip}>
          <Meters />
        </div>
      )}
      {where === 'wide' && (
        <aside class={places.left} aria-label={words.frame.state}>
          <LeftRail />
        </aside>
      )}
      <main class={places.table} aria-label={words.frame.table}>
        <h1 class={text.spoken}>{title}</h1>
        <div class={places.fill}>
          <Table />
        </div>
      </main>
      <section class={`${places.hand} ${styles.hand}`} aria-label={words.frame.hand}>
        <Hand />
      </section>
    </>
  );
}
