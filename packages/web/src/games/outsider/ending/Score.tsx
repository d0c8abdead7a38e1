/** Every loyalty at the end, with the hand, the Goals and how true the claims were. */
import type { Naming } from '@airlock/kernel';
import { cardsList, characterName, isDoomed, loyaltyName, OUTSIDER, type View, who } from '@airlock/outsider';
import type { ComponentType } from 'preact';
import { Icon } from '../../../look/Icon.tsx';
import { scrollable } from '../../../look/scrollable.ts';
import { seatsOf } from '../play/reading.ts';
import { truthBySeat } from '../play/truth.ts';
import { WINNERS } from './ending.ts';
import styles from './Score.module.css';

export function scoreOf(view: View, naming: Naming): ComponentType {
  const truths = truthBySeat(view);
  const { outcome, winners, points } = view.result as NonNullable<View['result']>;
  return () => (
    <section class={styles.score} aria-label="Who was who" {...scrollable}>
      <table class={styles.roles}>
        <caption>
          {WINNERS[outcome] === 'Nobody' ? 'Nobody wins' : `${WINNERS[outcome]}: the game is theirs`}
          {points.length === 2 ? `, ${points[0]} to ${points[1]}` : ''}
        </caption>
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Loyalty</th>
            <th scope="col">Goals</th>
            <th scope="col">Last hand</th>
            <th scope="col">Claims true</th>
            <th scope="col">Won</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(view).map((seat) => {
            const loyalty = view.loyalties[seat] as number;
            const truth = truths[seat];
            return (
              <tr key={seat}>
                <th scope="row">
                  {who(seat, naming)}
                  <small>
                    {characterName(view.characters[seat] as number)}
                    {isDoomed(view, seat) ? ', Doomed' : ''}
                  </small>
                </th>
                <td class={loyalty === OUTSIDER ? styles.outsider : undefined}>{loyaltyName(loyalty)}</td>
                <td>{view.completed[seat]?.length ?? 0}</td>
                <td class={styles.cards}>{cardsList(view.hands[seat]?.known ?? [])}</td>
                <td>{truth && truth.said > 0 ? `${truth.true} of ${truth.said}` : '–'}</td>
                <td>
                  {winners.includes(seat) && (
                    <span class={styles.won}>
                      <Icon name="check" /> won
                    </span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
