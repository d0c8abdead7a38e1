/** `/daily/hypatia`: the ship that everybody has today, and one's own voyages so far. */
import { dailyOptions, RATING_WORDS, ratingOf } from '@airlock/hypatia';
import { Page } from '../../../about/Page.tsx';
import { Button, ButtonLink } from '../../../look/Button.tsx';
import { attempt } from '../../../look/notice.ts';
import { go } from '../../../router.ts';
import { arrive } from '../../../session/session.ts';
import { api } from '../../../wire/http.ts';
import { bestOf, voyages } from '../history.ts';
import styles from './DailyPage.module.css';
import { ShareLine } from './ShareLine.tsx';
import { dailyWords } from './words.ts';

/** By the calendar of Greenwich, so that a day is the same ship everywhere. */
const today = (): string => new Date().toISOString().slice(0, 10);

async function playToday(): Promise<void> {
  await arrive();
  const options = dailyOptions(today());
  const table = await api.newTable({ game: 'hypatia', seats: [{ kind: 'me' }], options, start: true });
  go(`/t/${table.code}`);
}

export function DailyPage() {
  const day = today();
  const all = voyages();
  const best = bestOf(all);
  const done = all.find((voyage) => voyage.day === day);
  return (
    <Page title={dailyWords.title}>
      <p>{dailyWords.about(day)}</p>
      <div class={styles.buttons}>
        <Button look="go" icon="play" big onPress={() => attempt(playToday)}>
          {done ? dailyWords.again : dailyWords.play}
        </Button>
        <ButtonLink href="/learn/hypatia" icon="help" big>
          {dailyWords.learn}
        </ButtonLink>
      </div>
      {done && <ShareLine day={day} result={done.result} />}
      <h2>{dailyWords.history}</h2>
      {all.length === 0 ? (
        <p>{dailyWords.none}</p>
      ) : (
        <>
          <p>{dailyWords.best(best ?? 0, all.length)}</p>
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
              {all.map(({ id, day: of, result }) => {
                const rating = ratingOf(result);
                return (
                  <tr key={id}>
                    <td>{of ?? dailyWords.other}</td>
                    <td>{rating === null ? dailyWords.lost : `${RATING_WORDS[rating]} ${result.score}`}</td>
                    <td>{result.rescued}</td>
                    <td>{result.round}</td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </>
      )}
    </Page>
  );
}
