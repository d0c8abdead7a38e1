/** `/daily/hypatia`: the ship that everybody has today, who has played it, and one's own voyages so far. */
import { dailyOptions, RATING_WORDS, ratingOf } from '@airlock/hypatia';
import type { DailyBoard } from '@airlock/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Page } from '../../../about/Page.tsx';
import { tableForOne } from '../../../front/newTable.ts';
import { useBoard } from '../../../kit/daily/board.ts';
import { streakOf } from '../../../kit/daily/streak.ts';
import { Button, ButtonLink } from '../../../look/Button.tsx';
import { attempt } from '../../../look/notice.ts';
import text from '../../../look/text.module.css';
import { go } from '../../../router.ts';
import { bestOf, spreadOf, voyages } from '../history.ts';
import { countedOf } from './counted.ts';
import styles from './DailyPage.module.css';
import { type Par, parOf } from './par.ts';
import { ShareLine } from './ShareLine.tsx';
import { dailyWords } from './words.ts';

/** By the calendar of Greenwich, so that a day is the same ship everywhere. */
const today = (): string => new Date().toISOString().slice(0, 10);

async function playToday(day: string): Promise<void> {
  const options = dailyOptions(day);
  const table = await tableForOne({ game: 'hypatia', seats: [{ kind: 'me' }], options, start: true });
  go(`/t/${table.code}`);
}

export function DailyPage() {
  const day = today();
  const board = useBoard('hypatia', day).value;
  const known = board === 'unknown' ? null : board;
  const counted = known && countedOf(known, day);
  const streak = streakOf(voyages(), day);
  return (
    <Page title={dailyWords.title}>
      <p>{dailyWords.about(day)}</p>
      <ParLine day={day} />
      <div class={styles.buttons}>
        <PlayButton day={day} mine={known?.mine ?? null} />
        <ButtonLink href="/learn/hypatia" icon="help" big>
          {dailyWords.learn}
        </ButtonLink>
      </div>
      {counted && <ShareLine day={day} result={counted} />}
      {streak > 1 && <p class={styles.streak}>{dailyWords.streak(streak)}</p>}
      <h2>{dailyWords.everybody}</h2>
      {board === 'unknown' ? <p>{dailyWords.unknown}</p> : known && <Everybody board={known} />}
      <h2>{dailyWords.history}</h2>
      <OwnVoyages />
    </Page>
  );
}

function PlayButton({ day, mine }: { readonly day: string; readonly mine: DailyBoard['mine'] }) {
  const goesOn = mine !== null && !mine.over;
  return (
    <Button
      look="go"
      icon="play"
      big
      onPress={() => (goesOn ? go(`/t/${mine.code}`) : attempt(() => playToday(day)))}
    >
      {goesOn ? dailyWords.goOn : mine ? dailyWords.again : dailyWords.play}
    </Button>
  );
}

/** Worked out while one looks at the page. */
function ParLine({ day }: { readonly day: string }) {
  const par = useSignal<Par | null>(null);
  useEffect(() => {
    let wanted = true;
    void parOf(day, () => wanted).then((found) => {
      if (wanted) par.value = found;
    });
    return () => {
      wanted = false;
    };
  }, [day, par]);
  return <p class={text.dim}>{par.value ? dailyWords.par(par.value) : dailyWords.thinking}</p>;
}

function Everybody({ board: { finished, results } }: { readonly board: DailyBoard }) {
  if (finished === 0) return <p>{dailyWords.nobodyYet}</p>;
  return (
    <>
      <p>{dailyWords.finished(finished)}</p>
      <table class={styles.history}>
        <thead>
          <tr>
            <th scope="col">{dailyWords.name}</th>
            <th scope="col">{dailyWords.result}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ name, you, won, score }, place) => {
            const rating = ratingOf({ won, score });
            return (
              <tr key={`${place} ${name}`} class={you ? styles.you : ''}>
                <td>
                  <bdi>{you ? dailyWords.you(name) : name}</bdi>
                </td>
                <td>{rating === null ? dailyWords.lost : `${RATING_WORDS[rating]} ${score}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function OwnVoyages() {
  const all = voyages();
  if (all.length === 0) return <p>{dailyWords.none}</p>;
  return (
    <>
      <p>{dailyWords.best(bestOf(all) ?? 0, all.length)}</p>
      <p>{dailyWords.spread(spreadOf(all))}</p>
      <table class={styles.history}>
        <thead>
          <tr>
            <th scope="col">{dailyWords.ship}</th>
            <th scope="col">{dailyWords.result}</th>
            <th scope="col">{dailyWords.rescued}</th>
            <th scope="col">{dailyWords.rounds}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ id, day, result }) => {
            const rating = ratingOf(result);
            return (
              <tr key={id}>
                <td>{day ?? dailyWords.other}</td>
                <td>{rating === null ? dailyWords.lost : `${RATING_WORDS[rating]} ${result.score}`}</td>
                <td>{result.rescued}</td>
                <td>{result.round}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
