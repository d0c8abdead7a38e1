/** `/daily/hypatia`: the ship that everybody has today, and one's own voyages so far. */
import { dailyOptions, RATING_WORDS, ratingOf } from '@airlock/hypatia';
import { useEffect } from 'preact/hooks';
import { Page } from '../about/Page.tsx';
import { ShareLine } from '../games/hypatia/daily/ShareLine.tsx';
import { bestOf, voyages } from '../games/hypatia/history.ts';
import { Button, ButtonLink } from '../look/Button.tsx';
import { attempt } from '../look/notice.ts';
import { go } from '../router.ts';
import { arrive } from '../session/session.ts';
import { api } from '../wire/http.ts';
import { words } from '../words.ts';
import styles from './DailyPage.module.css';

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
  useEffect(() => {
    document.title = words.title(words.daily.title);
  }, []);
  return (
    <Page title={words.daily.title}>
      <p>{words.daily.about(day)}</p>
      <div class={styles.buttons}>
        <Button look="go" icon="play" big onPress={() => attempt(playToday)}>
          {done ? words.daily.again : words.daily.play}
        </Button>
        <ButtonLink href="/learn/hypatia" icon="help" big>
          {words.daily.learn}
        </ButtonLink>
      </div>
      {done && <ShareLine day={day} result={done.result} />}
      <h2>{words.daily.history}</h2>
      {all.length === 0 ? (
        <p>{words.daily.none}</p>
      ) : (
        <>
          <p>{words.daily.best(best ?? 0, all.length)}</p>
          <table class={styles.history}>
            <thead>
              <tr>
                <th scope="col">{words.daily.ship}</th>
                <th scope="col">{words.daily.result}</th>
                <th scope="col">{words.daily.rescued}</th>
                <th scope="col">{words.daily.rounds}</th>
              </tr>
            </thead>
            <tbody>
              {all.map(({ id, day: of, result }) => {
                const rating = ratingOf(result);
                return (
                  <tr key={id}>
                    <td>{of ?? words.daily.other}</td>
                    <td>{rating === null ? words.daily.lost : `${RATING_WORDS[rating]} ${result.score}`}</td>
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
