/** Every role at the end, and when those who turned did. */
import type { Naming } from '@airlock/kernel';
import { INFECTED, momentName, roleName, teamOf, type View, who } from '@airlock/outbreak';
import type { ComponentType } from 'preact';
import { Icon } from '../../../look/Icon.tsx';
import { isOut, seatsOf } from '../play/stage.ts';
import styles from './Score.module.css';

export function scoreOf(view: View, naming: Naming): ComponentType {
  return () => (
    <table class={styles.roles}>
      <caption>
        {view.result?.team === 'survivors'
          ? 'The Survivors win'
          : view.result?.team === 'infected'
            ? 'The Infected win'
            : 'Nobody wins'}
      </caption>
      <tbody>
        {seatsOf(view).map((seat) => {
          const won = view.result?.winners.includes(seat) ?? false;
          const since = view.infectedAt[seat] as number;
          const turned = view.roles[seat] === INFECTED && since > 0 ? `, since ${momentName(since)}` : '';
          return (
            <tr key={seat} class={teamOf(view, seat) === 'infected' ? styles.infected : undefined}>
              <th scope="row">{who(seat, naming)}</th>
              <td>
                {roleName(view.roles[seat] as number)}
                {turned}
                {isOut(view, seat) ? ', voted out' : ''}
              </td>
              <td>
                {won && (
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
  );
}
