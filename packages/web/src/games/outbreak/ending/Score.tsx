/** Every role at the end, and when those who turned did. */
import { type Naming, type Seat, who } from '@airlock/kernel';
import { INFECTED, momentName, roleName, teamOf, type View } from '@airlock/outbreak';
import type { ComponentType } from 'preact';
import { tableHere } from '../../../kit/kept.ts';
import { ScoreTable, Won } from '../../../kit/ScoreTable.tsx';
import { betAt, betResult } from '../bet/bet.ts';
import { isOut, seatsOf } from '../moves/stage.ts';
import styles from './Score.module.css';

const CAPTIONS = {
  survivors: 'The Survivors win',
  infected: 'The Infected win',
  nobody: 'Nobody wins',
} as const;

export function scoreOf(view: View, naming: Naming): ComponentType {
  const { team = null, winners = [] } = view.result ?? {};
  const bet = betResult(view, betAt(tableHere()), naming);
  return () => (
    <>
      <ScoreTable
        class={styles.roles}
        caption={CAPTIONS[team ?? 'nobody']}
        rows={seatsOf(view).map((seat) => ({
          key: seat,
          head: who(seat, naming),
          cells: [fateOf(view, seat), winners.includes(seat) && <Won />],
          class: teamOf(view, seat) === 'infected' ? styles.infected : undefined,
        }))}
      />
      {bet && <p class={styles.bet}>{bet}</p>}
    </>
  );
}

function fateOf(view: View, seat: Seat): string {
  const [role, since] = [view.roles[seat] ?? 0, view.infectedAt[seat] ?? 0];
  const when = since < 0 ? 'the start' : momentName(since);
  const turned = role === INFECTED && since !== 0 ? `, since ${when}` : '';
  return `${roleName(role)}${turned}${isOut(view, seat) ? ', voted out' : ''}`;
}
