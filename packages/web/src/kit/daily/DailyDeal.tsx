/** The page of a day's deal: what everybody gets today, its par, who has played it, and the line to share. */
import type { DailyBoard, NewTable } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Page } from '../../about/Page.tsx';
import { tableForOne } from '../../front/newTable.ts';
import { Button, ButtonLink } from '../../look/Button.tsx';
import { attempt } from '../../look/notice.ts';
import text from '../../look/text.module.css';
import { go } from '../../router.ts';
import { useBoard } from './board.ts';
import styles from './DailyDeal.module.css';
import { ResultTable } from './ResultTable.tsx';
import { ShareLine } from './ShareLine.tsx';
import { streakOf } from './streak.ts';
import { type DailyWords, dealWords } from './words.ts';

/** How it went for one of those who played. */
type DailyResult = DailyBoard['results'][number];

export interface DailyDeal {
  readonly game: string;
  readonly words: DailyWords;
  /** Who sits at the table, and what was agreed: whatever else is played does not count. */
  table(day: string): Pick<NewTable, 'seats' | 'options'>;
  /** The sentence about the par, worked out while somebody looks at the page; `null` when `signal` gave it up. */
  par(day: string, signal: AbortSignal): Promise<string | null>;
  /** Days on which this browser brought a deal to its end. */
  days(): readonly (string | null)[];
  /** The line about the first try, once that is over. */
  line(board: DailyBoard, day: string): string | null;
  /** What is told of everybody's results besides their names, in columns. */
  readonly columns: readonly { readonly title: string; readonly of: (result: DailyResult) => string }[];
}

/** By the calendar of Greenwich, so that a day is the same deal everywhere. */
const today = (): string => new Date().toISOString().slice(0, 10);

export function DailyDealPage({
  deal,
  children,
}: {
  readonly deal: DailyDeal;
  readonly children?: ComponentChildren;
}) {
  const { game, words } = deal;
  const day = today();
  const board = useBoard(game, day).value;
  const known = board === 'unknown' ? null : board;
  const line = known && deal.line(known, day);
  const streak = streakOf(
    deal.days().map((one) => ({ day: one })),
    day,
  );
  return (
    <Page title={words.title}>
      <p>{words.about(day)}</p>
      <ParLine deal={deal} day={day} />
      <div class={styles.buttons}>
        <PlayButton deal={deal} day={day} mine={known?.mine ?? null} />
        <ButtonLink href={`/learn/${game}`} icon="help" big>
          {dealWords.learn}
        </ButtonLink>
      </div>
      {line && <ShareLine line={line} />}
      {streak > 1 && <p class={styles.streak}>{dealWords.streak(streak)}</p>}
      <h2>{dealWords.everybody}</h2>
      {board === 'unknown' ? <p>{dealWords.unknown}</p> : known && <Everybody deal={deal} board={known} />}
      {children}
    </Page>
  );
}

interface OfDay {
  readonly deal: DailyDeal;
  readonly day: string;
}

function PlayButton({ deal, day, mine }: OfDay & { readonly mine: DailyBoard['mine'] }) {
  const { game, words } = deal;
  const goesOn = mine !== null && !mine.over;
  const play = async (): Promise<void> => {
    const table = await tableForOne({ game, ...deal.table(day), start: true });
    go(`/t/${table.code}`);
  };
  return (
    <Button look="go" icon="play" big onPress={() => (goesOn ? go(`/t/${mine.code}`) : attempt(play))}>
      {goesOn ? dealWords.goOn(words.thing) : mine ? dealWords.again : dealWords.play(words.thing)}
    </Button>
  );
}

function ParLine({ deal, day }: OfDay) {
  const par = useSignal<string | null>(null);
  useEffect(() => {
    const looking = new AbortController();
    void deal.par(day, looking.signal).then((found) => {
      if (!looking.signal.aborted) par.value = found;
    });
    return () => looking.abort();
  }, [deal, day, par]);
  return <p class={text.dim}>{par.value ?? deal.words.thinking}</p>;
}

function Everybody({ deal, board }: { readonly deal: DailyDeal; readonly board: DailyBoard }) {
  const { columns, words } = deal;
  const { finished, results } = board;
  if (finished === 0) return <p>{dealWords.nobodyYet(words.thing)}</p>;
  return (
    <>
      <p>{dealWords.finished(finished, words.thing)}</p>
      <ResultTable
        titles={[words.name, ...columns.map(({ title }) => title)]}
        rows={results.map((result, place) => ({
          key: `${place} ${result.name}`,
          isYours: result.you,
          cells: [
            <bdi key="name">{result.you ? dealWords.you(result.name) : result.name}</bdi>,
            ...columns.map((column) => column.of(result)),
          ],
        }))}
      />
    </>
  );
}
