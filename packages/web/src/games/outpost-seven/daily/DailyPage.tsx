/** `/daily/outpost-seven`: the station that everybody has today, the par, who has played it, and the line to share. */
import { dailyOptions } from '@airlock/outpost-seven';
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
import styles from './DailyPage.module.css';
import { type Par, parOf } from './par.ts';
import { playedDays } from './played.ts';
import { ShareLine } from './ShareLine.tsx';
import { dailyWords } from './words.ts';

/** By the calendar of Greenwich, so that a day is the same station everywhere. */
const today = (): string => new Date().toISOString().slice(0, 10);

/** As in the catalogue's entry: against anybody else it does not count. */
const RIVAL = 'planner';

async function playToday(day: string): Promise<void> {
  const table = await tableForOne({
    game: 'outpost-seven',
    seats: [{ kind: 'me' }, { kind: 'bot', level: RIVAL }],
    options: dailyOptions(day),
    start: true,
  });
  go(`/t/${table.code}`);
}

export function DailyPage() {
  const day = today();
  const board = useBoard('outpost-seven', day).value;
  const known = board === 'unknown' ? null : board;
  const mine = known?.mine ?? null;
  const streak = streakOf(
    playedDays.value.map((one) => ({ day: one })),
    day,
  );
  return (
    <Page title={dailyWords.title}>
      <p>{dailyWords.about(day)}</p>
      <ParLine day={day} />
      <div class={styles.buttons}>
        <PlayButton day={day} mine={mine} />
        <ButtonLink href="/learn/outpost-seven" icon="help" big>
          {dailyWords.learn}
        </ButtonLink>
      </div>
      {mine?.won !== undefined && mine.score !== undefined && (
        <ShareLine day={day} result={{ won: mine.won, score: mine.score }} />
      )}
      {streak > 1 && <p class={styles.streak}>{dailyWords.streak(streak)}</p>}
      <h2>{dailyWords.everybody}</h2>
      {board === 'unknown' ? <p>{dailyWords.unknown}</p> : known && <Everybody board={known} />}
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
      <table class={styles.results}>
        <thead>
          <tr>
            <th scope="col">{dailyWords.name}</th>
            <th scope="col">{dailyWords.result}</th>
            <th scope="col">{dailyWords.people}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ name, you, won, score }, place) => (
            <tr key={`${place} ${name}`} class={you ? styles.you : ''}>
              <td>
                <bdi>{you ? dailyWords.you(name) : name}</bdi>
              </td>
              <td>{won ? dailyWords.won : dailyWords.lost}</td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
