/** A finished match, move by move: the table, this moment and its rules, and the line through time. */
import { freshSeed, plainText, type Seat, SPECTATOR } from '@airlock/kernel';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ExerciseScreen } from '../exercises/ExerciseScreen.tsx';
import type { Puzzle } from '../exercises/solving.ts';
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
import { go, hash, pathNow } from '../router.ts';
import { words } from '../words.ts';
import { BeliefTab } from './judged/BeliefTab.tsx';
import { ChanceChart } from './judged/ChanceChart.tsx';
import { DecisionTab } from './judged/DecisionTab.tsx';
import { type Judgements, openJudgements } from './judged/judgements.ts';
import { type Judged, useJudged } from './judged/looking.ts';
import { givenIn } from './judged/summary.ts';
import { judgedWords } from './judged/words.ts';
import { keepLine, linesOf } from './line/keptLines.ts';
import { LineScreen } from './line/LineScreen.tsx';
import { type Line, readLine } from './line/lineText.ts';
import { MomentRail, type ReviewTab } from './MomentRail.tsx';
import styles from './ReviewScreen.module.css';
import { ReviewTop } from './ReviewTop.tsx';
import type { Replay } from './replay.ts';
import { openReview, type Reviewing } from './reviewing.ts';
import { useReviewKeys } from './reviewKeys.ts';
import { Scrubber } from './Scrubber.tsx';
import { comesAlong } from './together/comingBack.ts';
import { useFollowing } from './together/following.ts';
import { Pointers } from './together/Pointers.tsx';
import { TogetherBanner } from './together/TogetherBanner.tsx';
import { TogetherTab } from './together/TogetherTab.tsx';
import { openTogether, type Together } from './together/together.ts';

interface ReviewScreenProps {
  readonly replay: Replay;
  readonly page: GamePage;
  readonly code: string | null;
  /** The reader's seat in that match, if they had one. */
  readonly mySeat: Seat | null;
  readonly bots: readonly Seat[];
  /** How many looked at it together when it was opened. */
  readonly others: number;
}

/** The review, or a line that is tried from it; judgements go on meanwhile. */
export function ReviewScreen(props: ReviewScreenProps) {
  const { replay, page, code, mySeat } = props;
  const match = replay.file.commitment;
  const judgements = useMemo(
    () => openJudgements(match, JSON.stringify(replay.file), replay.names, mySeat ?? 0),
    [match, replay, mySeat],
  );
  useEffect(() => () => judgements.end(), [judgements]);
  const together = useMemo(() => openTogether(code, replay.end, comesAlong(hash.peek())), [code, replay]);
  useEffect(() => () => together?.end(), [together]);
  const line = useSignal(readLine(hash.peek(), replay.end, replay.names.length));
  const lines = useSignal(linesOf(match));
  const puzzle = useSignal<Puzzle | null>(null);
  const strongest = useComputed(() => judgements.outline.value?.strongest).value;
  if (line.value && strongest) {
    return (
      <LineScreen
        key={`${line.value.seed} ${line.value.hidden} ${line.value.log.length}`}
        replay={replay}
        page={page}
        line={line.value}
        hasLink={code !== null}
        level={strongest}
        onChange={(next) => {
          line.value = { ...next, seed: freshSeed() };
        }}
        onBack={(played) => {
          lines.value = keepLine(match, played);
          line.value = null;
          go(`${pathNow()}${(location.hash.split('&')[0] ?? '') || `#${played.at}`}`, {
            replace: true,
          });
        }}
      />
    );
  }
  if (puzzle.value) {
    return (
      <ExerciseScreen
        puzzle={puzzle.value}
        title={words.review.title(replay.game.words.title)}
        onBack={() => {
          puzzle.value = null;
        }}
      />
    );
  }
  const review = (
    <ReviewItself
      {...props}
      judgements={judgements}
      line={line}
      lines={lines.value}
      puzzle={puzzle}
      together={together}
    />
  );
  return (
    <div class={styles.screen}>
      {together?.isWanted.value && <TogetherBanner together={together} />}
      {review}
    </div>
  );
}

interface ReviewItselfProps extends ReviewScreenProps {
  readonly judgements: Judgements;
  readonly line: Signal<Line | null>;
  readonly lines: readonly Line[];
  readonly puzzle: Signal<Puzzle | null>;
  readonly together: Together | null;
}

function ReviewItself(props: ReviewItselfProps) {
  const { replay, page, code, mySeat, bots, others, judgements, line, lines, puzzle, together } = props;
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
  const tab = useSignal<ReviewTab>(together?.isWanted.peek() ? 'together' : 'decision');
  useFollowing(reviewing, together);
  const judged = useJudged(reviewing, judgements, mySeat, (at, seat) => {
    line.value = { at, seat, hidden: 'anew', seed: freshSeed(), log: [], result: null };
  });
  // Not the judgements themselves: with each of them the whole table would be drawn again.
  const isJudged = useComputed(() => judged.summary.value !== null).value;
  const given = useComputed(() => {
    const own = judged.summary.value;
    const unit = judgements.outline.value?.unit;
    return own && unit && judged.isYou.value && own.done === own.of ? givenIn(unit, own.given) : null;
  }).value;
  const suspects = useComputed(() => judgements.outline.value?.suspects === true).value;
  useReviewKeys(reviewing, state, judged.keys);
  useTravel(root, desk);
  const peek = usePeek(root, parts);

  const chart = isJudged && (
    <Chart
      judged={judged}
      reviewing={reviewing}
      judgements={judgements}
      inRail={parts.review?.time !== undefined}
      onDot={() => {
        tab.value = 'decision';
        railOpen.value = true;
      }}
    />
  );
  const Whole = parts.review?.Table;
  const where = desk.layout.value;
  return (
    <div
      class={`${styles.review} ${styles[where]} ${parts.broadRail ? places.broad : ''} ${isJudged && !parts.review?.time ? styles.judged : ''}`}
      data-judged={isJudged ? '' : undefined}
      style={accentOf(replay.file.game)}
      ref={root}
    >
      <ReviewTop
        reviewing={reviewing}
        review={parts.review}
        code={code}
        played={mySeat !== null}
        given={given}
        onRail={() => {
          railOpen.value = !railOpen.value;
        }}
      />
      {Whole ? (
        <main class={styles.whole} aria-label={words.frame.table} data-pointable="">
          <h1 class={text.spoken}>{words.review.title(replay.game.words.title)}</h1>
          <Whole />
        </main>
      ) : (
        <TableAsPlayed title={words.review.title(replay.game.words.title)} parts={parts} where={where} />
      )}
      <Instead reviewing={reviewing} />
      {(where === 'wide' || railOpen.value) && (
        <MomentRail
          reviewing={reviewing}
          parts={parts}
          table={table}
          state={state}
          tab={tab}
          together={together && <TogetherTab together={together} others={others} mySeat={mySeat} />}
          beliefs={suspects && <Beliefs judged={judged} reviewing={reviewing} judgements={judgements} />}
          decision={
            <Decision
              judged={judged}
              reviewing={reviewing}
              judgements={judgements}
              chart={parts.review?.time && chart}
              lines={lines}
              onShown={() => {
                railOpen.value = false;
              }}
              onPuzzle={(at) => {
                puzzle.value = { replay, page, at, seat: judged.whose.peek() };
              }}
              onLine={(one) => {
                line.value = one;
              }}
            />
          }
        />
      )}
      <Overlay desk={desk} parts={parts} table={table} state={state} />
      <Scrubber reviewing={reviewing} page={page} time={parts.review?.time} chart={chart} />
      <WhyPaper desk={desk} state={state} showMoment={reviewing.goTo} />
      {together?.isWanted.value && <Pointers together={together} reviewing={reviewing} area={root} />}
      {peek}
    </div>
  );
}

/** Says that the table shows what was not done, and leads back. */
function Instead({ reviewing }: { readonly reviewing: Reviewing }) {
  const label = reviewing.previewed.value;
  if (label === null) return null;
  return (
    <button type="button" class={styles.instead} onClick={reviewing.endPreview}>
      <span>{judgedWords.instead(plainText(label))}</span> <u>{judgedWords.showing}</u>
    </button>
  );
}

interface Judging {
  readonly judged: Judged;
  readonly reviewing: Reviewing;
  readonly judgements: Judgements;
}

interface DecisionProps extends Judging {
  readonly lines: readonly Line[];
  readonly onLine: (line: Line) => void;
  readonly onPuzzle: (at: number) => void;
  readonly chart: ComponentChildren;
  /** The table is to be seen, where the rail covers it. */
  readonly onShown: () => void;
}

function Decision(props: DecisionProps) {
  const { judged, reviewing, judgements, lines, onLine, onPuzzle, onShown, chart } = props;
  const { whose, summary, isYou, name } = judged;
  const { at, as } = reviewing.position.value;
  return (
    <DecisionTab
      outline={judgements.outline.value}
      summary={summary.value}
      failed={judgements.failed.value}
      name={name.value}
      isYou={isYou.value}
      at={at}
      knows={as === whose.value}
      previewed={reviewing.previewed.value !== null}
      goTo={reviewing.goTo}
      onNext={judged.toNext}
      onKnow={judged.know}
      onPreview={(action) => {
        judged.preview(action);
        onShown();
      }}
      onTry={at < reviewing.replay.end ? judged.tryIt : null}
      chart={chart}
      lines={lines}
      onLine={onLine}
      onPuzzle={onPuzzle}
    />
  );
}

function Beliefs({ judged, reviewing, judgements }: Judging) {
  const seat = judged.whose.value;
  const { at, as } = reviewing.position.value;
  useEffect(() => judgements.suspect(seat), [judgements, seat]);
  return (
    <BeliefTab
      suspicions={judgements.suspicions.value.get(seat) ?? null}
      names={reviewing.replay.names}
      seat={seat}
      isYou={judged.isYou.value}
      at={at}
      end={reviewing.replay.end}
      knows={as === seat}
      goTo={reviewing.goTo}
    />
  );
}

interface ChartProps extends Judging {
  readonly inRail: boolean;
  readonly onDot: () => void;
}

function Chart({ judged, reviewing, judgements, inRail, onDot }: ChartProps) {
  const outline = judgements.outline.value;
  const summary = judged.summary.value;
  if (!outline || !summary) return null;
  return (
    <ChanceChart
      outline={outline}
      summary={summary}
      name={judged.name.value}
      isYou={judged.isYou.value}
      at={reviewing.position.value.at}
      end={reviewing.replay.end}
      goTo={reviewing.goTo}
      onDot={onDot}
      inRail={inRail}
    />
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: beside a chart it scrolls, and keys must reach it.
        <aside class={places.left} aria-label={words.frame.state} tabIndex={0} data-pointable="">
          <LeftRail />
        </aside>
      )}
      <main class={`${places.table} ${styles.table}`} aria-label={words.frame.table} data-pointable="">
        <h1 class={text.spoken}>{title}</h1>
        <div class={places.fill}>
          <Table />
        </div>
      </main>
      <section class={`${places.hand} ${styles.hand}`} aria-label={words.frame.hand} data-pointable="">
        <Hand />
      </section>
    </>
  );
}
