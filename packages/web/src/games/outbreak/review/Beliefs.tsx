/** At every vote, whom each seat could suspect from cards and claims, and whom it voted for. */
import { type OutbreakEvent, PZERO, type View, who } from '@airlock/outbreak';
import { useMemo } from 'preact/hooks';
import type { Finished } from '../../contract.ts';
import type { Model } from '../model.ts';
import { ballotName, beliefsOf } from '../play/history.ts';
import styles from './Beliefs.module.css';

interface BeliefsProps {
  readonly model: Model;
  readonly finished: Finished<View, OutbreakEvent>;
}

export function Beliefs({ model, finished }: BeliefsProps) {
  const votes = useMemo(() => beliefsOf(finished), [finished]);
  const { naming } = finished;
  const name = (seat: number): string => who(seat, naming);
  const last = finished.views.at(-1) as View;
  const zero = last.roles.indexOf(PZERO);
  if (votes.length === 0) return <p>The match was over before the first vote.</p>;
  return (
    <>
      <p class={styles.about}>
        Worked out from nothing but piles, reports and what the seat knew of itself: the chance of the
        likeliest Patient Zero, and the ballot. Patient Zero was {name(zero)}.
      </p>
      <table class={styles.beliefs}>
        <thead>
          <tr>
            <td />
            {votes.map(({ day }) => (
              <th key={day} scope="col">
                Vote of Day {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {model.desk.seats.value.map(({ seat }) => (
            <tr key={seat}>
              <th scope="row">{name(seat)}</th>
              {votes.map(({ day, beliefs }) => {
                const belief = beliefs[seat];
                if (!belief || belief.suspect === null) {
                  return (
                    <td key={day}>
                      <b>–</b>
                      {belief && belief.ballot >= 0 && <span>voted {ballotName(belief.ballot, name)}</span>}
                    </td>
                  );
                }
                return (
                  <td key={day}>
                    <b class={belief.suspect === zero ? styles.right : undefined}>
                      {name(belief.suspect)} {Math.round(belief.chance * 100)} %
                    </b>
                    <span>voted {ballotName(belief.ballot, name)}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
