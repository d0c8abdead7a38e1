/** Who voted for whom, a column for each Day; below it what anybody could count from it. */
import { listOf, type Naming, present, who, whom } from '@airlock/kernel';
import { roleName, SKIP, type VoteView } from '@airlock/outbreak';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { scrollable } from '../../../look/scrollable.ts';
import text from '../../../look/text.module.css';
import type { Model } from '../model.ts';
import { countsOf, targetName } from '../moves/ceremony.ts';
import { seatsOf } from '../moves/stage.ts';
import { alwaysWith, ballotsOf, sidesOf } from '../moves/votes.ts';
import styles from './Votes.module.css';

export function Votes({ model }: { readonly model: Model }) {
  const { view } = model.drawn.value;
  const naming = model.desk.naming.value;
  const wide = useRef<HTMLDivElement>(null);
  const days = view.votes.length;
  useLayoutEffect(() => {
    // The newest Day is what people look for.
    if (days > 0) wide.current?.scrollTo(wide.current.scrollWidth, 0);
  }, [days]);
  if (view.votes.length === 0) return <p class={styles.none}>There has been no vote yet.</p>;
  const isSecret = view.votes.every(({ ballots }) => ballots === null);
  return (
    <>
      <h3 class={`${text.plate} ${text.faint}`}>Who voted for whom</h3>
      <div class={styles.wide} ref={wide} {...scrollable}>
        <table class={styles.votes}>
          <caption class={text.spoken}>Who voted for whom</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class={text.spoken}>Seat</span>
              </th>
              {view.votes.map(({ day }) => (
                <th key={day} scope="col">
                  Day {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seatsOf(view).map((seat) => (
              <tr key={seat}>
                <th scope="row">{who(seat, naming)}</th>
                {ballotsOf(view, seat).map((ballot, at) => (
                  <td key={view.votes[at]?.day}>
                    {ballot === null ? (
                      <span class={text.faint}>–</span>
                    ) : ballot === SKIP ? (
                      <span class={styles.skip}>skip</span>
                    ) : (
                      who(ballot, naming)
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr class={styles.result}>
              <th scope="row">Result</th>
              {view.votes.map((vote) => (
                <td key={vote.day}>
                  <b>{vote.out < 0 ? 'Nobody' : who(vote.out, naming)}</b>
                  <small>
                    {vote.out < 0
                      ? totalWords(vote, naming)
                      : `${present(vote.totals[vote.out])} ballots, ${roleName(present(view.roles[vote.out]))}`}
                  </small>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {isSecret ? (
        <p class={styles.none}>Ballots are secret at this table: you see your own, and the totals.</p>
      ) : (
        <Shown model={model} />
      )}
    </>
  );
}

/** "Sextant 2, Skip 2". */
const totalWords = (vote: VoteView, naming: Naming): string =>
  countsOf(vote)
    .filter(({ ballots }) => ballots > 0)
    .map(({ target, ballots }) => `${targetName(target, naming)} ${ballots}`)
    .join(', ');

function Shown({ model }: { readonly model: Model }) {
  const { view, seat } = model.drawn.value;
  const naming = model.desk.naming.value;
  const names = (seats: readonly number[]): string =>
    seats.length === 0 ? 'nobody' : listOf(seats.map((one) => whom(one, naming)));
  const together = seat === null ? [] : alwaysWith(view, seat);
  const sides = sidesOf(view);
  if (together.length === 0 && sides.length === 0) return null;
  return (
    <div class={styles.shown}>
      <h4>What the votes show</h4>
      {together.length > 0 && (
        <p>
          Voted as you did every time: <b>{names(together)}</b>
        </p>
      )}
      {sides.map(({ out, day, forThem, others }) => (
        <p key={day}>
          {who(out, naming)}, {roleName(present(view.roles[out]))}: voted out by <b>{names(forThem)}</b>, not
          by <b>{names(others)}</b>
        </p>
      ))}
    </div>
  );
}
