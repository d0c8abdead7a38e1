/** The score explained: every round with its speed card and its three scoring cards, then the totals. */
import type { Naming } from '@airlock/kernel';
import { pointsOf, SPEED_VALUES, scoringName, type View, who } from '@airlock/omega-virus';
import type { ComponentType } from 'preact';
import styles from './Score.module.css';

export function scoreOf(view: View, naming: Naming): ComponentType {
  const sides = [...view.sides.keys()];
  const point = (taker: number, side: number, points: number) => (taker === side ? points : '–');
  return () => (
    <table class={styles.score}>
      <thead>
        <tr>
          <th scope="col">Card</th>
          {sides.map((side) => (
            <th key={side} scope="col">
              {who(side, naming)}
            </th>
          ))}
        </tr>
      </thead>
      {view.rounds.map(({ round, slots, speed }) => (
        <tbody key={round}>
          {speed && (
            <tr>
              <th scope="row">{`Round ${round}: speed`}</th>
              {sides.map((side) => (
                <td key={side}>{point(speed.taker, side, SPEED_VALUES[speed.card] ?? 0)}</td>
              ))}
            </tr>
          )}
          {slots.map(({ card, values, taker }) => (
            <tr key={card}>
              <th scope="row">{`${scoringName(card)}, ${values.join(' to ')}`}</th>
              {sides.map((side) => (
                <td key={side}>{point(taker, side, 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">Points</th>
          {view.sides.map((side, index) => (
            <td key={`side-${index + 1}`}>{pointsOf(side)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
